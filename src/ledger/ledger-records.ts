import { z } from 'zod'
import { dayOutput, instantOutput } from '#platform/shared/call.ts'
import { LEDGER_KINDS } from './ledger-line.ts'
import { LINE_STATUSES } from './ledger-moves.ts'
import { lineChangeSchema } from './line-changes.ts'

/** A line, as sellers and staff see it alike. Amounts in minor units of its currency. */
export const ledgerLineSchema = z.object({
  id: z.string(),
  typed: z
    .boolean()
    .describe('false: sent without typing; only country and document say something until it is entered'),
  revision: z.number().int(),
  status: z.enum(LINE_STATUSES),
  country: z.string(),
  kind: z.enum(LEDGER_KINDS),
  supplier: z.string(),
  number: z.string().describe('of the invoice, certificate or notice'),
  supplierNumber: z.string().describe('the supplier’s VAT number; blank where the document shows none'),
  ksef: z.string().describe('the invoice’s number in Poland’s KSeF; blank where it has none'),
  date: dayOutput,
  month: z.string().describe('YYYY-MM, in which it is declared'),
  currency: z.string(),
  net: z.number().int(),
  vat: z.number().int().describe('on the document; of a reverse-charged service, what is owed'),
  deductible: z.number().int(),
  /** 1900 is 19 %. */
  basisPoints: z.number().int(),
  document: z.object({ uploadId: z.string(), name: z.string(), type: z.string() }),
  note: z.string().nullable().describe('why it was returned, or why not all is deducted'),
  createdAt: instantOutput.describe('when it was entered, or sent'),
  changedAt: instantOutput,
  changes: z.array(lineChangeSchema).describe('since it was entered, or decided last'),
  reviewedAt: instantOutput.nullable(),
})
