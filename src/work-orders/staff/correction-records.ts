import { z } from 'zod'
import { instantOutput } from '#platform/shared/call.ts'
import { CORRECTION_STATUSES } from '../corrections.ts'
import { fileSchema } from '../records.ts'

const correctionSchema = z.object({
  id: z.string(),
  nodeId: z.string(),
  /** The step that obtained it. */
  step: z.string(),
  status: z.enum(CORRECTION_STATUSES),
  changes: z.array(
    z.object({
      fact: z.enum(['number', 'validFrom', 'validUntil']),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** The one that replaces the earlier one. */
  certificate: fileSchema.nullable(),
  reason: z.string(),
  proposedBy: z.object({ id: z.string(), name: z.string() }),
  proposedAt: instantOutput,
  decidedBy: z.string().nullable(),
  decidedAt: instantOutput.nullable(),
  note: z.string().nullable().describe('why it was declined'),
})

export const correctionsSchema = z.object({
  /** Something was handed over, and no other correction waits. */
  mayPropose: z.boolean(),
  records: z.array(correctionSchema).describe('newest first'),
})
