import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Frequency } from '#vat/rates/facts.ts'
import { companyId, day, instant, minorUnits } from '#platform/server/columns.ts'
import type { EcoFeeCurrency, EcoFeeKind } from '../epr/eco-fees.ts'
import type { QuantityLine, QuantitySource } from '../epr/entry.ts'
import type { Weights } from '../epr/goods.ts'
import type { Gtu } from '../epr/gtu.ts'

/** What a piece of a SKU weighs from a month on. A month that is said anew is replaced. */
export const goodsWeights = pgTable(
  'goods_weights',
  {
    companyId: companyId(),
    sku: text('sku').notNull(),
    /** `2026-03`; empty: from the beginning. */
    fromMonth: text('from_month').notNull(),
    weights: jsonb('weights').$type<Weights>().notNull(),
    /** Poland's group; null: nobody has said. */
    gtu: text('gtu').$type<Gtu>(),
    changedById: text('changed_by_id').notNull(),
    changedByName: text('changed_by_name').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.sku, table.fromMonth] })],
)

/** How often a register wants quantities, and until when, with where that stands. The last that was entered holds. */
export const quantityDuties = pgTable(
  'quantity_duties',
  {
    companyId: companyId(),
    registrationId: text('registration_id').notNull(),
    enteredAt: instant('entered_at').notNull(),
    rhythm: text('rhythm').$type<Frequency>().notNull(),
    dueMonths: integer('due_months'),
    dueDay: integer('due_day'),
    source: text('source').notNull(),
    enteredById: text('entered_by_id').notNull(),
    enteredByName: text('entered_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.registrationId, table.enteredAt] })],
)

/** Quantities of a period that were entered instead of counted. The last that was not taken back holds. */
export const enteredQuantities = pgTable(
  'entered_quantities',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    declarationId: text('declaration_id').notNull(),
    source: text('source').$type<QuantitySource>().notNull(),
    /** Null where they were typed in. */
    fileName: text('file_name'),
    sha256: text('sha256'),
    lines: jsonb('lines').$type<readonly QuantityLine[]>().notNull(),
    enteredById: text('entered_by_id').notNull(),
    enteredByName: text('entered_by_name').notNull(),
    enteredAt: instant('entered_at').notNull(),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('entered_quantities_of').on(table.companyId, table.declarationId),
  ],
)

/** Invoices and advances of an eco-organisation for a year; an advance with the quantities that were forecast. */
export const ecoFees = pgTable(
  'eco_fees',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    registrationId: text('registration_id').notNull(),
    year: integer('year').notNull(),
    kind: text('kind').$type<EcoFeeKind>().notNull(),
    amount: minorUnits('amount').notNull(),
    currency: text('currency').$type<EcoFeeCurrency>().notNull(),
    document: text('document').notNull(),
    paidOn: day('paid_on'),
    /** The document itself, among the company's files. */
    fileId: text('file_id'),
    /** Empty where no forecast is known. */
    lines: jsonb('lines').$type<readonly QuantityLine[]>().notNull(),
    enteredById: text('entered_by_id').notNull(),
    enteredByName: text('entered_by_name').notNull(),
    enteredAt: instant('entered_at').notNull(),
    takenBackAt: instant('taken_back_at'),
    takenBackById: text('taken_back_by_id'),
    takenBackByName: text('taken_back_by_name'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('eco_fees_of').on(table.companyId, table.registrationId, table.year),
  ],
)

export type EnteredRow = typeof enteredQuantities.$inferSelect
