import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useHintedPoll } from './use-hinted-poll.ts'

const REFETCH_MS = 30_000

/**
 * Reads a list of the back office. Colleagues work on it too, so it is polled while visible.
 * @param isHinted hints tell when it has changed
 */
export function useStaffList<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  input: z.input<I>,
  { isHinted = false }: { isHinted?: boolean } = {},
) {
  const hinted = useHintedPoll(REFETCH_MS)
  return useCallQuery(call, input, { staff: true, refetchInterval: isHinted ? hinted : REFETCH_MS })
}
