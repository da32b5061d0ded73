import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies } from '#accounts/server/accounts.tables.ts'
import {
  companyId,
  createdAt,
  currency,
  day,
  id,
  instant,
  localText,
  minorUnits,
} from '#platform/server/columns.ts'
import type { Amounts } from '../coupon.ts'

/**
 * A coupon made by staff. An order stores its own copy of what a coupon took off, so that a coupon may be
 * edited later.
 */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** in capitals */
    code: text('code').notNull(),
    name: localText('name').notNull(),
    /** The conditions as text, beyond what the columns say. */
    terms: localText('terms').notNull(),
    /** A share of the price; null where the coupon takes off an amount. */
    basisPoints: integer('basis_points'),
    /** What is taken off by currency, in minor units; empty where the coupon takes off a share. */
    amounts: jsonb('amounts').$type<Amounts>().notNull(),
    /** The minimum price of the services concerned, by currency; a currency that is missing has no minimum. */
    minimums: jsonb('minimums').$type<Amounts>().notNull(),
    /** Category codes and product codes to which it is limited; both empty: everything. */
    categories: jsonb('categories').$type<string[]>().notNull(),
    products: jsonb('products').$type<string[]>().notNull(),
    /** The agency's calendar days, both included. */
    validFrom: day('valid_from').notNull(),
    validUntil: day('valid_until').notNull(),
    /** null: unlimited */
    totalUses: integer('total_uses'),
    usesPerCompany: integer('uses_per_company').notNull(),
    /** Uses reserved by orders that are neither cancelled nor expired. Written only by `coupon-uses.repository.ts`. */
    uses: integer('uses').notNull().default(0),
    /** May be used together with the price for several countries. */
    stackable: boolean('stackable').notNull(),
    /** Offered to everyone; otherwise whoever knows the code claims it. */
    claimable: boolean('claimable').notNull(),
    /** Only for a company that has not ordered anything yet. */
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    stoppedAt: instant('stopped_at'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('coupons_code').on(table.code),
    index('coupons_created').on(table.createdAt),
    index('coupons_offered').on(table.claimable, table.validUntil),
    check('coupons_uses_counted', sql`${table.uses} >= 0`),
  ],
)
export type CouponRow = typeof coupons.$inferSelect
export type NewCoupon = typeof coupons.$inferInsert

/** A company's claim of a coupon, and how often it has used it. */
export const couponClaims = pgTable(
  'coupon_claims',
  {
    companyId: companyId().references(() => companies.id),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    claimedBy: text('claimed_by').notNull(),
    claimedAt: instant('claimed_at').notNull(),
    uses: integer('uses').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.couponId] }),
    index('coupon_claims_company').on(table.companyId, table.claimedAt),
    index('coupon_claims_coupon').on(table.couponId),
    check('coupon_claims_uses_counted', sql`${table.uses} >= 0`),
  ],
)
export type NewClaim = typeof couponClaims.$inferInsert

/** One use of a coupon: by which order, for how much. Returned when the order is cancelled or expires. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: text('order_id').notNull(),
    companyId: companyId(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    amount: minorUnits('amount').notNull(),
    currency: currency(),
    reservedAt: instant('reserved_at').notNull(),
    returnedAt: instant('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.orderId] }),
    index('coupon_uses_company').on(table.companyId, table.couponId),
    index('coupon_uses_coupon').on(table.couponId),
  ],
)

/** "So many countries in one order: so much off", within these days. The rule that takes off most applies. */
export const bundleRules = pgTable('bundle_rules', {
  id: id(),
  name: localText('name').notNull(),
  countries: integer('countries').notNull(),
  basisPoints: integer('basis_points').notNull(),
  validFrom: day('valid_from').notNull(),
  validUntil: day('valid_until'),
})
