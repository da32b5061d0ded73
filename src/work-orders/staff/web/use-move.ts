import type { z } from 'zod'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { STALE, type StaleChange } from './stale.ts'
import { useNextOrder } from './use-next-order.ts'
import { useWorkOrder } from './work-order-scope.ts'

type ActionOptions<I extends z.ZodType, O extends z.ZodType> = Parameters<typeof useStaffAction<I, O>>[1]

/**
 * A move of the work order on this page. It is decided on what the page shows, so it sends the revision of that; where
 * somebody was quicker the page says so, and whatever was typed stays.
 */
export function useMove<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  options: ActionOptions<I, O> & {
    /** What it changes is no decision: there may be more to do here. */
    stays?: boolean
  },
) {
  const { data, refused, nextHref } = useWorkOrder()
  const { number, revision } = data.workOrder
  const next = useNextOrder(nextHref)
  const action = useStaffAction(call, {
    ...options,
    // The page may show the next one by then.
    done: (answer) => {
      const said = typeof options.done === 'string' ? options.done : options.done(answer)
      return said === undefined ? undefined : `${number} · ${said}`
    },
    shows: [STALE, ...(options.shows ?? [])],
    onDone(answer) {
      options.onDone?.(answer)
      if (!options.stays) next.openAfter(answer)
    },
    onFailure(failure) {
      if (failure.error === STALE) refused(failure.data as StaleChange)
      options.onFailure?.(failure)
    },
  })
  return {
    ...action,
    run(input: Omit<z.input<I>, 'revision'>) {
      next.remember()
      action.run({ ...input, revision } as z.input<I>)
    },
  }
}
