import { useState } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import type { CallFailure } from '#platform/web/api.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { fieldErrors, isShownAtField, withoutFields } from './shown-at.ts'
import { isOfStaff } from './staff-reads.ts'

/** One writing call of the back office: notifies of success, refetches what staff see, keeps errors by field. */
export function useStaffAction<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  options: {
    /** What is said of a success; nothing where the screen itself says what failed in part. */
    done: string | ((data: z.output<O>) => string | undefined)
    onDone?: (data: z.output<O>) => void
    /** Its form shows no failure at a field. */
    toastsAll?: boolean
    /** Refusals that the screen shows in its own way. */
    shows?: readonly string[]
    onFailure?: (failure: CallFailure) => void
  },
) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const mutation = useCallMutation(call, {
    staff: true,
    inPlace: ({ error }) =>
      error !== undefined &&
      (options.shows?.includes(error) === true || (options.toastsAll !== true && isShownAtField(error))),
    invalidates: isOfStaff,
    onSuccess(data) {
      const { done } = options
      const text = typeof done === 'string' ? done : done(data)
      if (text !== undefined) showNotification({ text, tone: 'good' })
      options.onDone?.(data)
    },
    onError(failure) {
      setErrors(fieldErrors(failure))
      options.onFailure?.(failure)
    },
  })
  return {
    errors,
    pending: mutation.isPending,
    /** These fields were typed anew. */
    clear: (...names: string[]) => setErrors((all) => withoutFields(all, names)),
    run(input: z.input<I>) {
      setErrors({})
      mutation.mutate(input)
    },
  }
}
