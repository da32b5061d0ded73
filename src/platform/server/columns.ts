import { bigint, date, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Lang, LocalText } from '../shared/local-text.ts'
import type { Currency } from '../shared/money.ts'

/*
 * Columns that many tables have, each declared one way. Optional columns are nullable here; a table adds `.notNull()`
 * where required.
 */

/** A point in time, with its time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A calendar day as `2026-01-31`. */
export const day = (name: string) => date(name, { mode: 'string' })

/** An amount in the minor units of its currency. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' })

/** A text in both languages. */
export const localText = (name: string) => jsonb(name).$type<LocalText>()

/** An id made by `newId`. */
export const id = () => text('id').primaryKey()

/** The company that owns the row. */
export const companyId = () => text('company_id').notNull()

export const currency = () => text('currency').$type<Currency>().notNull()
export const lang = () => text('lang').$type<Lang>().notNull()
export const createdAt = () => instant('created_at').notNull()

/** The columns that sellers' and staff's sessions have in common. */
export const sessionColumns = () => ({
  id: id(),
  /** Only the browser knows the token itself. */
  tokenHash: text('token_hash').notNull().unique(),
  /** Of the token before, which calls under way still carry, and until when. */
  formerTokenHash: text('former_token_hash'),
  formerUntil: instant('former_until'),
  createdAt: createdAt(),
  /** written at most every few minutes */
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
})
