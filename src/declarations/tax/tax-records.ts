import { z } from 'zod'
import { dayOutput, instantOutput } from '#platform/shared/call.ts'
import { TAX_STATUSES } from '../declaration.ts'
import { TAX_TO_DOS } from './tax-payment.ts'

const minorUnits = z.number().int().describe('minor units of the return’s currency')

/** How the tax of a declaration is paid, as both sides see it. */
export const taxPaymentSchema = z.object({
  id: z.string().describe('of the declaration'),
  number: z.string().describe('DC-2026-000912'),
  country: z.string(),
  period: z.string(),
  taxStatus: z.enum(TAX_STATUSES),
  /** False until the declaration is filed: amount and account are fixed then. */
  filed: z.boolean(),
  /** Raised by every change of the payment; whoever changes it names the one they saw. */
  revision: z.number().int(),
  currency: z.string(),
  payable: minorUnits,
  credited: minorUnits.describe('what the authority has credited'),
  /** Negative where more was paid. */
  outstanding: minorUnits,
  payBy: dayOutput.nullable(),
  /** The last day on which the authority’s bank still credits it in time. */
  transferBy: dayOutput.nullable(),
  /** Null before filing, and where nobody has entered the account yet. */
  payee: z
    .object({
      name: z.string(),
      iban: z.string(),
      bic: z.string().nullable(),
      reference: z.string(),
      source: z.string(),
    })
    .nullable(),
  /** What the QR code of the transfer says; null for other currencies than the euro. */
  epcCode: z.string().nullable(),
  late: z.boolean(),
  /** What the law adds for paying late, and the law; null where nobody has checked it. */
  interest: z.object({ text: z.string(), source: z.string() }).nullable(),
  proofs: z.array(
    z.object({
      fileId: z.string(),
      paidOn: dayOutput,
      amount: minorUnits,
      currency: z.string(),
      payer: z.string(),
      sentAt: instantOutput,
      sentBy: z.string(),
    }),
  ),
  credits: z.array(
    z.object({
      on: dayOutput,
      amount: minorUnits,
      reference: z.string(),
      payer: z.string(),
      from: z.enum(['STATEMENT', 'HMRC']),
      recordedAt: instantOutput,
      recordedBy: z.string(),
    }),
  ),
  toDos: z.array(
    z.object({
      ordinal: z.number().int(),
      kind: z.enum(TAX_TO_DOS),
      amount: minorUnits,
      openedAt: instantOutput,
      settledAt: instantOutput.nullable(),
      note: z.string(),
    }),
  ),
})
