import { z } from 'zod'
import { dayOutput, instantOutput } from '#platform/shared/call.ts'
import { TAX_STATUSES } from '../declaration.ts'

/** A credit, as both sides see it. */
export const taxCreditSchema = z.object({
  id: z.string().describe('of the declaration'),
  taxStatus: z.enum(TAX_STATUSES),
  filed: z.boolean(),
  revision: z.number().int(),
  currency: z.string(),
  amount: z.number().int().describe('minor units, above zero'),
  /** Whether the next return can take it. */
  canCarry: z.boolean(),
  asked: z.string().nullable(),
  evidence: z.array(z.object({ fileId: z.string(), sentAt: instantOutput, sentBy: z.string() })),
  isAnswered: z.boolean().describe('documents came after it was last asked for'),
  refunded: z.number().int(),
  refundedOn: dayOutput.nullable(),
  setOff: z.number().int().describe('kept by the authority for other debts'),
})
