import { z } from 'zod'
import { dayOutput, instantOutput } from '#platform/shared/call.ts'
import { HOLDERS, ORIGINAL_ACTIONS, ORIGINAL_KINDS, ORIGINAL_STATUSES, TREATMENTS } from './originals.ts'

const moveSchema = z.object({
  number: z.number().int(),
  action: z.enum(ORIGINAL_ACTIONS),
  on: dayOutput,
  by: z.object({ kind: z.enum(['seller', 'staff']), name: z.string() }),
  courier: z.string().nullable(),
  tracking: z.string().nullable(),
  holder: z.enum(HOLDERS).nullable(),
  holderName: z.string().nullable(),
})

/** One paper, and where it is. */
export const originalSchema = z.object({
  id: z.string(),
  kind: z.enum(ORIGINAL_KINDS),
  title: z.string(),
  /** The step that needs it; null for the whole work order. */
  step: z.object({ id: z.string(), name: z.string() }).nullable(),
  copies: z.number().int(),
  needs: z.array(z.enum(TREATMENTS)),
  done: z.partialRecord(z.enum(TREATMENTS), dayOutput).describe('when each treatment was done'),
  left: z.array(z.enum(TREATMENTS)),
  status: z.enum(ORIGINAL_STATUSES),
  statusSince: instantOutput,
  dueOn: dayOutput.nullable().describe('by when the seller has to send it'),
  late: z.boolean(),
  holder: z.enum(HOLDERS).nullable(),
  holderName: z.string().nullable(),
  courier: z.string().nullable(),
  tracking: z.string().nullable(),
  validUntil: dayOutput.nullable(),
  comesBack: z.boolean().describe('the seller gets it back'),
  note: z.string().nullable().describe('what the seller has to mind'),
  actions: z.array(z.enum(ORIGINAL_ACTIONS)).describe('of the caller, now'),
  moves: z.array(moveSchema).describe('oldest first'),
})
export type OriginalRecord = z.output<typeof originalSchema>
