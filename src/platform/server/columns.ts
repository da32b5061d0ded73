import { bigint, date, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Lang, LocalText } from '../shared/local-text.ts'
import type { Currency } from '../shared/money.ts'

/*
 * Columns that many tables have, each declared in one way. What may be empty is left nullable here and closed by
 * `.notNull()` in its table.
 */

/** A point in time, with its time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A calendar day as `2026-01-31`. */
export const day = (name: string) => date(name, { mode: 'string' })

/** An amount in the minor units of its currency. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' })

/** A text in both languages. */
export const localText = (name: string) => jsonb(name).$type<LocalText>()

/** The id that `newId` makes. */
export const id = () => text('id').primaryKey()

/** The customer to whom the row belongs. */
export const companyId = () => text('company_id').notNull()

export const currency = () => text('currency').$type<Currency>().notNull()
export const lang = () => text('lang').$type<Lang>().notNull()
export const createdAt = () => instant('created_at').notNull()

/** What the sessions of sellers and of staff have in common. */
export const sessionColumns = () => ({
  id: id(),
  /** The token itself is known to the browser alone. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
  /** written at most every few minutes */
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
})
