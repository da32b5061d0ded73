import { READING_REFUSALS, readingReason } from '#documents/guarded-reading.ts'
import { z } from 'zod'
import { dayOutput, defineCall, idInput, integerInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { sheetForm } from '#platform/shared/upload-form.ts'
import { ACCOUNT_PROBLEMS } from '../tax/read-account.ts'
import { SHORTAGES } from '../tax/tax-payment.ts'
import { taxPaymentSchema } from '../tax/tax-records.ts'

/** Those who prepare and file returns. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const
/** Of one statement. */
const MOST_LINES = 200
const MOST = 1_000_000_000_000

const staffTaxSchema = taxPaymentSchema.extend({
  companyId: z.string(),
  company: z.string(),
  lastPayee: taxPaymentSchema.shape.payee
    .unwrap()
    .extend({ number: z.string().describe('of the declaration for which it was entered') })
    .nullable()
    .describe(
      'as staff entered it last for another declaration of the same number; its reference was of that one',
    ),
})
export type StaffTax = z.output<typeof staffTaxSchema>

export const staffTaxPayments = defineCall({
  method: 'GET',
  path: '/staff/declarations/taxPayments',
  access: caseWorkers,
  summary:
    'Tax of filed declarations of all companies: with a proof to match, still due, or with a difference to clear.',
  input: z.object({ ...pageInput, view: z.enum(['PROOF_SENT', 'DUE', 'DIFFERENCE']).default('PROOF_SENT') }),
  output: pageOf(staffTaxSchema),
})

export const staffTaxProof = defineCall({
  method: 'GET',
  path: '/staff/declarations/taxProof',
  access: caseWorkers,
  kind: 'file',
  summary:
    'A proof of payment, or a document for a refund, as a seller sent it; of what is not the reader’s work with a reason, and so many a day. Each reading is written to the audit trail.',
  refusals: ['declarations.not_found', ...READING_REFUSALS, 'documents.not_scanned', 'documents.damaged'],
  input: z.object({ companyId: idInput, id: idInput, fileId: idInput, reason: readingReason }),
  output: z.unknown(),
})

const seen = {
  companyId: idInput,
  id: idInput.describe('of the declaration'),
  revision: integerInput.min(0).describe('of the payment, as it was read'),
}
const REFUSALS = [
  'declarations.not_found',
  'declarationTax.not_filed',
  'declarationTax.nothing_owed',
  'declarationTax.changed',
] as const

const filled = (max: number, en: string, zh: string) =>
  lineInput(max).refine((text) => text !== '', saying(en, zh))

export const enterTaxPayee = defineCall({
  method: 'POST',
  path: '/staff/declarations/enterTaxPayee',
  access: caseWorkers,
  summary: 'Enters the account and the reference for a tax, as the authority gave them; the seller is told.',
  shownInPlace: [499, 400],
  refusals: [...REFUSALS, 'declarationTax.iban_wrong', 'declarationTax.bic_wrong'],
  input: z.object({
    ...seen,
    name: filled(140, 'Enter to whom it is paid.', '请填写收款人。'),
    iban: lineInput(60),
    bic: lineInput(20).default(''),
    reference: filled(140, 'Enter the reference that the authority asks for.', '请填写税局要求的付款附言。'),
    source: filled(300, 'Enter where this stands: the page or letter.', '请填写信息来源：网页或函件。'),
  }),
  output: staffTaxSchema,
})

const lineFields = {
  on: dayInput.describe('the day on which the authority credited it'),
  amount: z.int().min(1).max(MOST).describe('minor units of the return’s currency'),
  reference: lineInput(140).default(''),
  payer: lineInput(140).default('').describe('as the statement names it'),
}

export const creditTax = defineCall({
  method: 'POST',
  path: '/staff/declarations/creditTax',
  access: caseWorkers,
  summary:
    'Matches a credit on the authority’s statement with a tax. What differs becomes a to-do; only what is complete is paid.',
  shownInPlace: [499, 400],
  refusals: [...REFUSALS, 'declarationTax.day_wrong'],
  input: z.object({
    ...seen,
    ...lineFields,
    shortage: z.enum(SHORTAGES).optional().describe('why less arrived; the likely cause unless given'),
  }),
  output: staffTaxSchema,
})

export const matchTaxStatement = defineCall({
  method: 'POST',
  path: '/staff/declarations/matchTaxStatement',
  access: caseWorkers,
  summary:
    'Credits every line of a taxpayer’s account statement that pays exactly one tax; the others are left for a person.',
  input: z.object({
    companyId: idInput,
    country: z.string().regex(/^[A-Z]{2}$/),
    lines: z.array(z.object(lineFields)).min(1).max(MOST_LINES),
  }),
  output: z.object({
    lines: z.array(
      z.object({
        /** KNOWN: credited before. SEVERAL: it could pay more than one. */
        outcome: z.enum(['EXACT', 'KNOWN', 'SEVERAL', 'NONE']),
        id: z.string().nullable(),
      }),
    ),
  }),
})

const statementLines = z.object({
  currency: z.string(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      on: dayOutput,
      amount: z.number().int(),
      reference: z.string(),
      payer: z.string(),
      outcome: z.enum(['EXACT', 'KNOWN', 'SEVERAL', 'NONE']),
      /** Somebody else paid than the company. */
      isOtherPayer: z.boolean(),
      /** Of EXACT and KNOWN the one tax; else those that the credit may be for, the likeliest first. */
      taxes: z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          period: z.string(),
          revision: z.number().int(),
          outstanding: z.number().int(),
        }),
      ),
    }),
  ),
  problems: z.array(
    z.object({
      line: z.number().int(),
      column: z.enum(['on', 'amount', 'reference', 'payer', 'line']),
      problem: z.enum(ACCOUNT_PROBLEMS),
    }),
  ),
  left: z.number().int().describe('charges and repayments, which pay no tax'),
})

export const readTaxStatement = defineCall({
  method: 'POST',
  path: '/staff/declarations/readTaxStatement',
  access: caseWorkers,
  summary:
    'Reads a taxpayer’s account statement, and says for each credit which tax it pays, or may pay. It writes nothing.',
  input: z.object({
    companyId: idInput,
    country: z.string().regex(/^[A-Z]{2}$/),
    text: z
      .string()
      .max(200_000)
      .refine(
        (text) => text.trim() !== '',
        saying('Paste the statement, or choose its file.', '请粘贴对账单内容，或选择文件。'),
      )
      .describe('a table with separators, its first line being the headings'),
  }),
  output: statementLines,
})

export const taxStatementForm = sheetForm({
  companyId: idInput,
  country: z.string().regex(/^[A-Z]{2}$/),
})

export const readTaxStatementFile = defineCall({
  method: 'POST',
  path: '/staff/declarations/readTaxStatementFile',
  access: caseWorkers,
  kind: 'upload',
  upload: taxStatementForm,
  summary:
    'Reads the same from a file, CSV or XLSX (multipart: the fields `companyId` and `country` first, then `file`). It writes nothing.',
  refusals: ['declarationTax.statement_unreadable'],
  input: z.object({}),
  output: statementLines,
})

export type ReadStatement = z.output<typeof statementLines>

export const settleTaxDifference = defineCall({
  method: 'POST',
  path: '/staff/declarations/settleTaxDifference',
  access: caseWorkers,
  summary:
    'Closes a difference that is cleared up, with a note. What is missing is closed by a credit alone.',
  refusals: [...REFUSALS, 'declarationTax.no_such_to_do', 'declarationTax.still_owed'],
  input: z.object({
    ...seen,
    ordinal: integerInput.min(1),
    note: filled(500, 'Enter how it was cleared up.', '请填写处理结果。'),
  }),
  output: staffTaxSchema,
})

export const returnTaxProof = defineCall({
  method: 'POST',
  path: '/staff/declarations/returnTaxProof',
  access: caseWorkers,
  summary: 'Returns a proof that proves nothing, with a reason that the seller reads.',
  refusals: [...REFUSALS, 'declarationTax.not_reviewed'],
  input: z.object({
    ...seen,
    reason: filled(500, 'Enter a reason: the seller reads it.', '请填写原因，卖家会看到。'),
  }),
  output: staffTaxSchema,
})
