import { z } from 'zod'
import { countryInput } from '#accounts/contract.ts'
import { defineCall, idInput, integerInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { LEDGER_KINDS } from './ledger-line.ts'
import { LINE_STATUSES } from './ledger-moves.ts'
import { ledgerLineSchema } from './ledger-records.ts'

/** Ten thousand millions, which no document reaches and every sum of documents can hold. */
const MOST = 1_000_000_000_000
const amountInput = z.int().min(-MOST).max(MOST)

const monthInput = z
  .string()
  .max(7)
  .refine(
    (text) => /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(text),
    saying('Choose a month, e.g. 2026-11.', '请选择月份，如2026-11。'),
  )

/** As the ministry's schema of JPK_V7M(3) has it (TNumerKSeF). */
const KSEF_NUMBER = /^(?:\d{10}|M\d{9}|[A-Z]{3}\d{7})-20\d{6}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/

const filled = (max: number, en: string, zh: string) =>
  lineInput(max).refine((text) => text !== '', saying(en, zh))

/** What is read off a document, whoever reads it. */
export const typedFields = {
  country: countryInput.describe('whose return it belongs to'),
  kind: z.enum(LEDGER_KINDS),
  supplier: filled(
    200,
    'Enter who issued the document, as it stands on it.',
    '请填写单据开具方，与单据一致。',
  ),
  number: filled(80, 'Enter the number of the document, as it stands on it.', '请填写单据号码，与单据一致。'),
  supplierNumber: lineInput(40)
    .default('')
    .describe('the supplier’s VAT number as the document shows it; Poland’s register asks for it'),
  ksef: lineInput(50)
    .default('')
    .refine(
      (text) => text === '' || KSEF_NUMBER.test(text),
      saying(
        'Copy the KSeF number in full, e.g. 5260001246-20260203-0A1B2C-3D4E5F-77.',
        '请完整填写KSeF编号，如5260001246-20260203-0A1B2C-3D4E5F-77。',
      ),
    )
    .describe('Poland: the number that KSeF gave the invoice; blank for one outside it'),
  date: dayInput,
  month: monthInput.optional().describe('in which it is declared; that of the document unless given'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  net: amountInput.describe('minor units; negative on a credit note'),
  vat: amountInput.optional().describe('as on the document; none under reverse charge'),
  furtherRate: z
    .boolean()
    .default(false)
    .describe('another part of a document that is here already, with another kind or rate'),
}

const lineFields = {
  ...typedFields,
  uploadId: idInput.describe('the document: a new upload, or a file of the company'),
}

export const TYPED_REFUSALS = [
  'ledger.kind_not_there',
  'ledger.country_unknown',
  'ledger.currency_unknown',
  'ledger.day_wrong',
  'ledger.month_wrong',
  'ledger.amount_wrong',
  'ledger.duplicate',
] as const
const FILE_REFUSALS = ['documents.not_found', 'documents.not_scanned'] as const
const LINE_REFUSALS = [...TYPED_REFUSALS, ...FILE_REFUSALS] as const

export const listLedger = defineCall({
  method: 'GET',
  path: '/ledger/list',
  access: 'seller',
  summary: 'Documents with input VAT, line by line, the latest document first.',
  input: z.object({
    ...pageInput,
    status: z.enum(LINE_STATUSES).optional(),
    country: countryInput.optional(),
    month: monthInput.optional(),
    keyword: lineInput(60).optional().describe('part of a supplier or number'),
    id: idInput.optional(),
  }),
  output: pageOf(ledgerLineSchema).extend({
    countries: z.array(z.string()).describe('of all lines of the company'),
    registered: z.array(z.string()).describe('states in which it has a VAT number'),
    returned: z.number().int().describe('how many of them wait for the seller'),
  }),
})
export type SellerLine = z.output<typeof ledgerLineSchema>

export const addLedgerLine = defineCall({
  method: 'POST',
  path: '/ledger/add',
  access: 'sellerWriter',
  summary: 'Enters a document with input VAT. It counts once our staff have reviewed it.',
  idempotent: true,
  shownInPlace: [499, 400],
  refusals: LINE_REFUSALS,
  input: z.object(lineFields),
  output: z.object({ id: z.string() }),
})

/** What somebody sends in one go. */
export const MOST_SENT = 20

export const sendDocuments = defineCall({
  method: 'POST',
  path: '/ledger/send',
  access: 'sellerWriter',
  summary:
    'Sends documents with input VAT as they are: our staff enter their lines, and a colleague reviews those.',
  idempotent: true,
  shownInPlace: [499, 400],
  refusals: ['ledger.country_unknown', 'ledger.sent_already', ...FILE_REFUSALS],
  input: z.object({
    country: countryInput.describe('whose return they belong to'),
    uploadIds: z.array(idInput).min(1).max(MOST_SENT).describe('new uploads, or files of the company'),
  }),
  output: z.object({ ids: z.array(z.string()) }),
})

const seenInput = { id: idInput, revision: integerInput.describe('as it was read') }
const SEEN_REFUSALS = ['ledger.not_found', 'ledger.changed', 'ledger.not_now'] as const

export const updateLedgerLine = defineCall({
  method: 'POST',
  path: '/ledger/update',
  access: 'sellerWriter',
  summary: 'Changes a line that was not reviewed yet, or was returned.',
  shownInPlace: [499, 400],
  refusals: [...SEEN_REFUSALS, ...LINE_REFUSALS],
  input: z.object({ ...seenInput, ...lineFields }),
  output: z.object({ id: z.string() }),
})

export const removeLedgerLine = defineCall({
  method: 'POST',
  path: '/ledger/remove',
  access: 'sellerWriter',
  summary: 'Removes a line that was not reviewed. Its document stays among the documents.',
  refusals: SEEN_REFUSALS,
  input: z.object(seenInput),
  output: z.object({ id: z.string() }),
})
