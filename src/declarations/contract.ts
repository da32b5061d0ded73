import { z } from 'zod'
import { RHYTHMS } from '#catalogue/codes.ts'
import {
  dayOutput,
  defineCall,
  idInput,
  instantOutput,
  integerInput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { DECLARATION_KINDS, DECLARATION_SCHEMES, FILING_STATUSES, TAX_STATUSES } from './declaration.ts'

/** In the currency of the return, which need not be one in which the portal charges. */
const amountOutput = z.object({ amount: z.number().int().describe('minor units'), currency: z.string() })

const declarationSchema = z.object({
  id: z.string(),
  number: z.string().describe('DC-2026-000912'),
  kind: z.enum(DECLARATION_KINDS),
  country: z.string(),
  scheme: z.enum(DECLARATION_SCHEMES),
  period: z.object({ from: dayOutput, to: dayOutput, label: z.string() }),
  frequency: z.enum(RHYTHMS),
  status: z.enum(FILING_STATUSES),
  taxStatus: z.enum(TAX_STATUSES),
  /** These are null until the figures are calculated. */
  base: amountOutput.nullable(),
  vat: amountOutput.nullable(),
  /** Negative: a credit. */
  payable: amountOutput.nullable(),
  dueAt: dayOutput.nullable(),
  payBy: dayOutput.nullable(),
  hasReceipt: z.boolean(),
})
export type Declaration = z.output<typeof declarationSchema>

const filter = {
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  period: z
    .string()
    .regex(/^20\d{2}(?:-(?:Q[1-4]|0[1-9]|1[0-2]))?$/)
    .optional()
    .describe('2026, 2026-Q1 or 2026-03: declarations whose period ends in it'),
  status: z.enum(FILING_STATUSES).optional(),
  scheme: z.enum(DECLARATION_SCHEMES).optional(),
}

export const listDeclarations = defineCall({
  method: 'GET',
  path: '/vat/declare/item/page',
  access: 'seller',
  summary: 'The company’s declarations, the newest period first.',
  input: z.object({ ...pageInput, ...filter }),
  output: pageOf(declarationSchema),
})

const FORMAT = z.enum(['xlsx', 'csv']).default('xlsx')

export const exportDeclarations = defineCall({
  method: 'GET',
  path: '/vat/declare/item/export',
  access: 'seller',
  kind: 'file',
  summary: 'The same declarations as a file.',
  refusals: ['declarations.nothing_to_export', 'declarations.too_many_to_export'],
  input: z.object({ ...filter, format: FORMAT }),
  output: z.unknown(),
})

export const downloadFilingReceipt = defineCall({
  method: 'GET',
  path: '/vat/declare/item/receiptDownload',
  access: 'seller',
  kind: 'file',
  summary: 'The receipt of a filed declaration, as PDF.',
  refusals: ['declarations.not_found', 'declarations.no_receipt', 'documents.not_found'],
  input: z.object({ id: idInput }),
  output: z.unknown(),
})

export const downloadSales = defineCall({
  method: 'GET',
  path: '/vatDeclareSaleList/downloadSales',
  access: 'seller',
  kind: 'file',
  summary: 'The sales behind a declaration, as a file.',
  refusals: ['declarations.not_found', 'declarations.no_sales'],
  input: z.object({ declarationId: idInput, format: FORMAT }),
  output: z.unknown(),
})

const boxOutput = z.object({
  /** As the authority's form names it. */
  box: z.string(),
  amount: z.number().int().describe('minor units of the return’s currency'),
  /** The same box of the period before; null where there is none. */
  before: z.number().int().nullable(),
  /** How many decimals the form has. */
  decimals: z.number().int(),
})

const silenceOutput = z.object({
  /** Days on which the seller is reminded. */
  remindedOn: z.array(dayOutput),
  /** Until this moment we can promise to file in time. */
  lastSafeAt: instantOutput,
  dueOn: dayOutput,
  lateFrom: dayOutput,
  outcome: z.enum(['HELD', 'FILED_BY_CHOICE']),
  /** What follows if it is late, and the law; null where nobody has checked it. */
  consequence: z.object({ text: z.string(), source: z.string() }).nullable(),
})

const detailSchema = declarationSchema.extend({
  /** The figures are those of this revision; confirming names it. */
  revision: z.number().int(),
  boxes: z.array(boxOutput),
  /** Null unless it waits for the seller, and a due day is known. */
  silence: silenceOutput.nullable(),
  mayConfirm: z.boolean(),
  reference: z.string().nullable(),
  history: z.array(
    z.object({
      action: z.string(),
      by: z.enum(['seller', 'staff', 'system']),
      /** Who it was; empty for the portal. */
      name: z.string(),
      note: z.string().nullable(),
      box: z.string().nullable(),
      at: instantOutput,
    }),
  ),
})
export type DeclarationDetail = z.output<typeof detailSchema>

export const readDeclaration = defineCall({
  method: 'GET',
  path: '/declaration/detail',
  access: 'seller',
  summary:
    'One declaration: its boxes beside those of the period before, what happens on silence, and what was done.',
  refusals: ['declarations.not_found'],
  input: z.object({ id: idInput }),
  output: detailSchema,
})

const seen = {
  id: idInput,
  revision: integerInput.min(0).describe('the revision that the person saw'),
}

export const confirmDeclaration = defineCall({
  method: 'POST',
  path: '/declaration/confirm',
  access: 'sellerWriter',
  summary: 'Confirms the figures of a declaration, so that it is filed.',
  refusals: [
    'declarations.not_found',
    'declarations.outdated',
    'declarations.not_now',
    'declarations.may_not_confirm',
  ],
  input: z.object(seen),
  output: detailSchema,
})

export const queryDeclaration = defineCall({
  method: 'POST',
  path: '/declaration/query',
  access: 'sellerWriter',
  summary: 'Asks about a figure, or about the whole declaration, instead of confirming it.',
  refusals: [
    'declarations.not_found',
    'declarations.outdated',
    'declarations.not_now',
    'declarations.no_such_box',
  ],
  input: z.object({
    ...seen,
    box: z.string().min(1).max(40).optional(),
    text: z.string().trim().min(1).max(2000),
  }),
  output: detailSchema,
})

export const withdrawQuery = defineCall({
  method: 'POST',
  path: '/declaration/withdrawQuery',
  access: 'sellerWriter',
  summary: 'Takes back a query: the declaration is for the seller to confirm again.',
  refusals: ['declarations.not_found', 'declarations.not_now'],
  input: z.object({ id: idInput }),
  output: detailSchema,
})
