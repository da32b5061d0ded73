import { z } from 'zod'
import { dayOutput, defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { moneySchema } from '#platform/shared/money.ts'

/*
 * The calls for the documents of an order. They are declared here, where the screens of orders can see them,
 * and handled by the module that writes the documents.
 */

export const INVOICE_KINDS = ['INVOICE', 'CREDIT_NOTE'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

const invoiceSchema = z.object({
  id: z.string(),
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  issuedOn: dayOutput,
  orderId: z.string(),
  orderNumber: z.string(),
  net: moneySchema,
  vat: moneySchema,
  total: moneySchema,
})
export type InvoiceRecord = z.output<typeof invoiceSchema>

export const listInvoices = defineCall({
  method: 'GET',
  path: '/order/invoiceList',
  access: 'seller',
  summary: 'Invoice and credit notes of an order, in the order in which they were issued.',
  input: z.object({ orderId: idInput }),
  output: z.array(invoiceSchema),
})

export const downloadInvoice = defineCall({
  method: 'GET',
  path: '/order/invoice',
  access: 'seller',
  kind: 'file',
  summary:
    'The invoice of an order as PDF, in the language in which it was issued; `invoiceId` for a credit note.',
  refusals: ['invoices.not_found', 'invoices.not_issued'],
  input: z.object({ orderId: idInput, invoiceId: idInput.optional() }),
  output: z.unknown(),
})

const bookkeepers = { staff: ['finance', 'admin'] } as const

export const staffInvoices = defineCall({
  method: 'GET',
  path: '/staff/invoice/list',
  access: bookkeepers,
  summary: 'All invoices and credit notes, newest first; by number, order, buyer, kind or month.',
  input: z.object({
    ...pageInput,
    orderId: idInput.optional(),
    kind: z.enum(INVOICE_KINDS).optional(),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    keyword: z.string().trim().max(80).optional(),
  }),
  output: pageOf(invoiceSchema.extend({ company: z.string(), companyOriginal: z.string().nullable() })),
})

/** `datev`: a posting batch for the tax adviser's program. */
export const BOOK_FORMATS = ['csv', 'xlsx', 'datev'] as const

export const staffExportBooks = defineCall({
  method: 'GET',
  path: '/staff/invoice/export',
  access: bookkeepers,
  kind: 'file',
  summary:
    'The books of a month: invoices and credit notes, payments and transfers that were matched, and refunds; amounts with their sign, and in euro at the published rate.',
  refusals: ['invoices.datev_not_set_up', 'invoices.no_account', 'invoices.no_rate'],
  input: z.object({
    month: z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/),
    format: z.enum(BOOK_FORMATS),
  }),
  output: z.unknown(),
})

export const staffDownloadInvoice = defineCall({
  method: 'GET',
  path: '/staff/invoice/download',
  access: bookkeepers,
  kind: 'file',
  summary: 'An invoice or credit note as PDF.',
  refusals: ['invoices.not_found'],
  input: z.object({ invoiceId: idInput }),
  output: z.unknown(),
})
