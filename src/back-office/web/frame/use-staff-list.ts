import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import { useCallQuery } from '#platform/web/query.ts'

const REFETCH_MS = 30_000

/** Reads a list of the back office. Colleagues work on it too, so it is polled while visible. */
export function useStaffList<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  input: z.input<I>,
) {
  return useCallQuery(call, input, { staff: true, refetchInterval: REFETCH_MS })
}
