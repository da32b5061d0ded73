import { createContext, use } from 'react'
import type { z } from 'zod'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import type { CallDefinition } from '#platform/shared/call.ts'

const STALE: readonly string[] = ['authority_letter.stale']

/** The letter as whoever works on it saw it: kept until they save, whatever is read meanwhile. */
export type SeenLetter = {
  revision: number
  onMoved: (revision: number) => void
  onStale: () => void
}
export const SeenLetterContext = createContext<SeenLetter>({
  revision: 0,
  onMoved: () => undefined,
  onStale: () => undefined,
})

type Moved = { revision: number; warnings: readonly string[] }

/** One move of a letter; where a colleague was quicker, the page says so and keeps what was typed. */
export function useLetterMove<I extends z.ZodType, O extends z.ZodType<Moved>>(
  call: CallDefinition<I, O>,
  { done, onDone }: { done: string | ((moved: z.output<O>) => string); onDone?: () => void },
) {
  const { onMoved, onStale } = use(SeenLetterContext)
  return useStaffAction(call, {
    done,
    shows: STALE,
    onDone: (moved: z.output<O>) => {
      onMoved(moved.revision)
      onDone?.()
    },
    onFailure: ({ error }) => {
      if (error !== undefined && STALE.includes(error)) onStale()
    },
  })
}
