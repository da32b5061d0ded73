import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FeeVatKind } from '#fee-vat/fee-vat-kinds.ts'
import type { OrderBuyer } from '#orders/contract.ts'
import type { InvoiceKind } from '#invoices/contract.ts'
import { companyId, currency, instant, lang, localText, minorUnits } from '#platform/server/columns.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

/** The firm that issues the invoice, as it was on that day. */
export type Issuer = {
  name: string
  address: string[]
  country: string
  vatNumber: string | null
  registration: string | null
  email: string
}

export type InvoiceLine = {
  name: LocalText
  details: { label: LocalText; value: LocalText }[]
  quantity: number
  /** Without VAT, integer minor units. */
  net: number
}

/**
 * The VAT in the currency of the state whose VAT it is, with the rates that say what a euro was worth. Null for the
 * amount in a demo, which has no rates.
 */
export type NationalVat = { currency: string } & (
  | { amount: number; perEuro: { currency: string; rate: string }[]; day: string }
  | { amount: null }
)

/**
 * Invoices and credit notes (Directive 2006/112 art. 219, 226). Written once, never changed, never deleted: a
 * mistake is corrected by another document. The PDF is rendered from the row on each request.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').notNull(),
    companyId: companyId(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** Without gaps within its kind and year. */
    number: text('number').notNull(),
    /** In the agency's time zone. */
    issuedOn: text('issued_on').notNull(),
    issuedAt: instant('issued_at').notNull(),
    paidOn: text('paid_on').notNull(),
    orderId: text('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** Of a credit note: the refund, the invoice that it corrects, and why. */
    refundId: text('refund_id'),
    corrects: jsonb('corrects').$type<{ number: string; issuedOn: string; reason: string | null }>(),
    lang: lang(),
    currency: currency(),
    issuer: jsonb('issuer').$type<Issuer>().notNull(),
    buyer: jsonb('buyer').$type<OrderBuyer>().notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    discounts: jsonb('discounts').$type<{ label: LocalText; amount: number }[]>().notNull(),
    net: minorUnits('net').notNull(),
    vat: minorUnits('vat').notNull(),
    total: minorUnits('total').notNull(),
    /** Where the invoice is in another currency than the state's. */
    nationalVat: jsonb('national_vat').$type<NationalVat>(),
    vatKind: text('vat_kind').$type<FeeVatKind>().notNull(),
    vatRateBasisPoints: integer('vat_rate_basis_points').notNull(),
    vatReason: localText('vat_reason').notNull(),
    vatSource: text('vat_source').notNull(),
    /** For the search of staff: numbers and company names, lower case. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('invoices_number').on(table.number),
    uniqueIndex('invoices_one_per_order')
      .on(table.companyId, table.orderId)
      .where(sql`kind = 'INVOICE'`),
    uniqueIndex('invoices_one_per_refund')
      .on(table.companyId, table.refundId)
      .where(sql`refund_id is not null`),
    index('invoices_company').on(table.companyId, table.orderId),
    index('invoices_issued').on(table.issuedAt, table.id),
    index('invoices_kind_issued').on(table.kind, table.issuedAt, table.id),
    index('invoices_order').on(table.orderId),
    // Staff open one by the id alone.
    index('invoices_id').on(table.id),
  ],
)
export type InvoiceRow = typeof invoices.$inferSelect
