import { READING_REFUSALS, readingReason } from '#documents/guarded-reading.ts'
import { z } from 'zod'
import { defineCall, idInput, integerInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { lineInput, withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { TYPED_REFUSALS, typedFields } from '../contract.ts'
import { LINE_STATUSES } from '../ledger-moves.ts'
import { ledgerLineSchema } from '../ledger-records.ts'
import { FINDINGS } from '../review-findings.ts'

/** Those who check what customers hand in. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

const staffLineSchema = ledgerLineSchema.extend({
  companyId: z.string(),
  company: z.string(),
  /** What a reviewer should look at. */
  findings: z.array(z.enum(FINDINGS)),
  isOpened: z.boolean().describe('whether the reader has opened its document, as who accepts it must have'),
})
export type StaffLine = z.output<typeof staffLineSchema>

export const staffLedger = defineCall({
  method: 'GET',
  path: '/staff/ledger/list',
  access: caseWorkers,
  summary: 'Documents with input VAT of all companies; those that wait for review, the longest first.',
  input: z.object({
    ...pageInput,
    status: z.enum(LINE_STATUSES).default('SUBMITTED'),
    keyword: lineInput(80).optional().describe('part of a company, supplier or number'),
  }),
  output: pageOf(staffLineSchema),
})

export const staffLedgerDocument = defineCall({
  method: 'GET',
  path: '/staff/ledger/document',
  access: caseWorkers,
  kind: 'file',
  summary:
    'The document of a line; of what is not the reader’s work with a reason, and so many a day. Each reading is written to the audit trail.',
  refusals: ['ledger.not_found', ...READING_REFUSALS, 'documents.not_scanned', 'documents.damaged'],
  input: z.object({ companyId: idInput, id: idInput, reason: readingReason }),
  output: z.unknown(),
})

const seenInput = {
  companyId: idInput,
  id: idInput,
  revision: integerInput.describe('as it was read'),
}
const REFUSALS = ['ledger.not_found', 'ledger.changed', 'ledger.not_now'] as const
const textInput = z
  .string()
  .max(500)
  .transform((text) => withoutHiddenMarks(text).trim())
const reasonInput = textInput.refine(
  (text) => text !== '',
  saying('Enter a reason: the seller reads it.', '请填写原因，卖家会看到。'),
)
const output = z.object({ id: z.string() })

export const enterSentDocument = defineCall({
  method: 'POST',
  path: '/staff/ledger/enter',
  access: caseWorkers,
  summary: 'Enters the line of a document that a seller sent without typing. Somebody else reviews it.',
  refusals: [...REFUSALS, ...TYPED_REFUSALS],
  input: z.object({ ...seenInput, ...typedFields }),
  output,
})

export const enterFurtherPart = defineCall({
  method: 'POST',
  path: '/staff/ledger/enterPart',
  access: caseWorkers,
  idempotent: true,
  summary:
    'Enters a further line of the document of a line that waits for its review: another rate, kind or country.',
  refusals: ['ledger.not_found', 'ledger.not_now', ...TYPED_REFUSALS],
  input: z.object({ companyId: idInput, id: idInput, ...typedFields }),
  output,
})

export const correctLedgerLine = defineCall({
  method: 'POST',
  path: '/staff/ledger/correct',
  access: caseWorkers,
  summary:
    'Corrects what was misread in a line that waits for its review. The seller is told, and reads what was changed; somebody else reviews it.',
  refusals: [...REFUSALS, ...TYPED_REFUSALS],
  input: z.object({ ...seenInput, ...typedFields }),
  output,
})

export const acceptLedgerLine = defineCall({
  method: 'POST',
  path: '/staff/ledger/accept',
  access: caseWorkers,
  summary:
    'Reviews a line that somebody else entered, by whoever has opened its document: from now on it counts. Less than its VAT is deducted only with a note for the seller.',
  refusals: [
    ...REFUSALS,
    'ledger.typed_by_you',
    'ledger.not_opened',
    'ledger.deductible_wrong',
    'ledger.note_missing',
  ],
  input: z.object({
    ...seenInput,
    deductible: z
      .int()
      .min(-1_000_000_000_000)
      .max(1_000_000_000_000)
      .optional()
      .describe('minor units; all of the VAT unless given'),
    note: textInput.optional(),
  }),
  output,
})

export const returnLedgerLine = defineCall({
  method: 'POST',
  path: '/staff/ledger/return',
  access: caseWorkers,
  summary: 'Returns a line with a reason that the seller reads.',
  refusals: REFUSALS,
  input: z.object({ ...seenInput, reason: reasonInput }),
  output,
})

export const reopenLedgerLine = defineCall({
  method: 'POST',
  path: '/staff/ledger/reopen',
  access: caseWorkers,
  summary: 'Opens a reviewed line again: it does not count until it is reviewed once more.',
  refusals: REFUSALS,
  input: z.object(seenInput),
  output,
})
