import { z } from 'zod'
import { RHYTHMS } from '#catalogue/codes.ts'
import { dayOutput, defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { DECLARATION_KINDS, DECLARATION_SCHEMES, FILING_STATUSES } from './declaration.ts'

/** In the currency of the return, which need not be one in which the portal charges. */
const amountOutput = z.object({ amount: z.number().int().describe('minor units'), currency: z.string() })

const declarationSchema = z.object({
  id: z.string(),
  kind: z.enum(DECLARATION_KINDS),
  country: z.string(),
  scheme: z.enum(DECLARATION_SCHEMES),
  period: z.object({ from: dayOutput, to: dayOutput, label: z.string() }),
  frequency: z.enum(RHYTHMS),
  status: z.enum(FILING_STATUSES),
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
