import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies, users } from '#accounts/server/accounts.tables.ts'
import { products } from '#catalogue/server/catalogue.tables.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { ChosenOptions } from '../contract.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a member of a company means to buy. A line leaves the table when it becomes a line of an order. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    options: jsonb('options').$type<ChosenOptions>().notNull(),
    /** The options in one spelling, for "the same service with the same options". */
    optionsKey: text('options_key').notNull(),
    quantity: integer('quantity').notNull(),
    /** The price without VAT that the buyer saw and accepted, in minor units. */
    seenNet: bigint('seen_net', { mode: 'number' }).notNull(),
    seenCurrency: text('seen_currency').$type<Currency>().notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('cart_lines_same').on(table.companyId, table.userId, table.productId, table.optionsKey),
    index('cart_lines_user').on(table.userId),
    index('cart_lines_product').on(table.productId),
    index('cart_lines_owner').on(table.companyId, table.userId, table.addedAt),
  ],
)
export type CartLineRow = typeof cartLines.$inferSelect
