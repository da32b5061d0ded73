import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies, users } from '#accounts/server/accounts.tables.ts'
import { products } from '#catalogue/server/catalogue.tables.ts'
import { id, instant, minorUnits } from '#platform/server/columns.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { ChosenOptions } from '../contract.ts'

/**
 * The cart of a visitor, known only by a cookie; only the hash of its secret is stored. It is purged when the
 * cookie expires, and deleted once it is merged into the cart of whoever signed in.
 */
export const visitorCarts = pgTable(
  'visitor_carts',
  { idHash: text('id_hash').primaryKey(), createdAt: instant('created_at').notNull() },
  (table) => [index('visitor_carts_created').on(table.createdAt)],
)

/**
 * What a member of a company, or a visitor, intends to buy. A line leaves the table when it becomes a line of
 * an order.
 */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    companyId: text('company_id').references(() => companies.id),
    userId: text('user_id').references(() => users.id),
    /** Set instead of company and person while the line is a visitor's. */
    visitorCart: text('visitor_cart').references(() => visitorCarts.idHash, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    options: jsonb('options').$type<ChosenOptions>().notNull(),
    /** The options in canonical form, for "the same service with the same options". */
    optionsKey: text('options_key').notNull(),
    quantity: integer('quantity').notNull(),
    /** The price without VAT that the buyer saw and accepted, in minor units. */
    seenNet: minorUnits('seen_net').notNull(),
    seenCurrency: text('seen_currency').$type<Currency>().notNull(),
    addedAt: instant('added_at').notNull(),
    /** When it came from the cart of a visitor at sign-in; null again once the buyer has changed it. */
    mergedAt: instant('merged_at'),
    /** What the buyer's own line had asked for before that; null where there was none. */
    quantityBefore: integer('quantity_before'),
  },
  (table) => [
    uniqueIndex('cart_lines_same').on(table.companyId, table.userId, table.productId, table.optionsKey),
    uniqueIndex('cart_lines_same_visitor').on(table.visitorCart, table.productId, table.optionsKey),
    check(
      'cart_lines_one_owner',
      sql`(${table.visitorCart} is null) = (${table.companyId} is not null) and (${table.companyId} is null) = (${table.userId} is null)`,
    ),
    index('cart_lines_user').on(table.userId),
    index('cart_lines_product').on(table.productId),
    index('cart_lines_owner').on(table.companyId, table.userId, table.addedAt),
  ],
)
export type CartLineRow = typeof cartLines.$inferSelect
