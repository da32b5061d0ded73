import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, instant } from '#platform/server/columns.ts'
import type { AccountIdentity } from '../account-identity.ts'
import type { StoredAuthorisation } from '../authorisation.ts'
import type { Marketplace, Region } from '../marketplaces.ts'
import type { NumberStatus } from '../number-uploads.ts'
import type { AccountFacts, AskFault, Participation } from './amazon/amazon.ts'

/** Where a company sells. A shop that was removed keeps its row, because cases and uploads refer to it. */
export const shops = pgTable(
  'shops',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    marketplace: text('marketplace').$type<Marketplace>().notNull(),
    region: text('region').$type<Region>().notNull(),
    name: text('name').notNull(),
    /** The marketplace's own id of the seller; null until somebody has entered it or the marketplace has said it. */
    sellerId: text('seller_id'),
    createdAt: createdAt(),
    createdById: text('created_by_id').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('shops_seller')
      .on(table.companyId, table.marketplace, table.region, table.sellerId)
      .where(sql`removed_at is null`),
  ],
)

/** The consent that a seller gave at Amazon, and what Amazon last answered. */
export const shopAuthorisations = pgTable(
  'shop_authorisations',
  {
    companyId: companyId(),
    shopId: text('shop_id').notNull(),
    status: text('status').$type<Exclude<StoredAuthorisation, 'NONE'>>().notNull(),
    /** Sealed for this shop of this company; null once it is of no use. */
    sealedRefreshToken: text('sealed_refresh_token'),
    authorisedAt: instant('authorised_at').notNull(),
    /** The first day without it. */
    expiresOn: day('expires_on').notNull(),
    /** When Amazon was last asked, and when it last answered what was asked. */
    askedAt: instant('asked_at'),
    answeredAt: instant('answered_at'),
    /** Why the last question has no answer. */
    fault: text('fault').$type<AskFault>(),
    /** Not before this instant, where Amazon limits the questions. */
    askAgainAt: instant('ask_again_at'),
    participations: jsonb('participations').$type<Participation[]>().notNull(),
    /** Null where Amazon does not let this application read it. */
    account: jsonb('account').$type<AccountFacts>(),
    /** Whose the account is, when Amazon last said who is behind it. */
    accountIs: text('account_is').$type<AccountIdentity>().notNull().default('UNKNOWN'),
    /** A member has said that the account is the company's, although it is in another's name. */
    confirmedAt: instant('confirmed_at'),
    confirmedById: text('confirmed_by_id'),
    /** The company was told that it ends; a new consent begins anew. */
    endingNotifiedAt: instant('ending_notified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.shopId] }),
    foreignKey({ columns: [table.companyId, table.shopId], foreignColumns: [shops.companyId, shops.id] }),
    // Across all companies: a job asks for those that nobody has asked about for a day.
    index('shop_authorisations_end')
      .on(table.expiresOn)
      .where(sql`status = 'GRANTED' and ending_notified_at is null`),
    index('shop_authorisations_due')
      .on(table.askedAt)
      .where(sql`status = 'GRANTED'`),
  ],
)

/**
 * Which company holds an account at Amazon: one at a time. The account comes first in the key, because it is unique
 * across all companies.
 */
export const amazonAccounts = pgTable(
  'amazon_accounts',
  {
    sellerId: text('seller_id').primaryKey(),
    companyId: companyId(),
    since: instant('since').notNull(),
  },
  (table) => [index('amazon_accounts_company').on(table.companyId)],
)

/** States of consents that were used: each is taken once. */
export const usedConsents = pgTable(
  'used_consents',
  {
    companyId: companyId(),
    stateHash: text('state_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.stateHash] }),
    index('used_consents_old').on(table.usedAt),
  ],
)

/** A number in a shop, as the seller has noted it. Without a row it is still to be entered. */
export const numberUploads = pgTable(
  'number_uploads',
  {
    companyId: companyId(),
    registrationId: text('registration_id').notNull(),
    shopId: text('shop_id').notNull(),
    /** The number that it was noted of. */
    number: text('number').notNull(),
    status: text('status').$type<NumberStatus>().notNull(),
    day: day('day').notNull(),
    /** What the marketplace said, where it rejected the number. */
    reason: text('reason'),
    screenshotId: text('screenshot_id'),
    changedAt: instant('changed_at').notNull(),
    changedById: text('changed_by_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.registrationId, table.shopId] }),
    foreignKey({ columns: [table.companyId, table.shopId], foreignColumns: [shops.companyId, shops.id] }),
  ],
)

export type ShopRow = typeof shops.$inferSelect
export type AuthorisationRow = typeof shopAuthorisations.$inferSelect
