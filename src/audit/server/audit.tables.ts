import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from '#platform/server/columns.ts'

/**
 * The chain over the audit trail: a seal for each line, in the order in which they were sealed. Each hash is keyed, over
 * the line and the hash before it.
 */
export const auditSeals = pgTable('audit_seals', {
  /** From 1, without a gap. */
  position: bigint('position', { mode: 'number' }).primaryKey(),
  /** `sequence` of the line. */
  line: bigint('line', { mode: 'number' }).notNull().unique(),
  hash: text('hash').notNull(),
  keyId: text('key_id').notNull(),
  sealedAt: instant('sealed_at').notNull(),
})

/** Where the chain stood at the beginning of a day of the agency: told outside, so that its end cannot be cut off. */
export const auditAnchors = pgTable('audit_anchors', {
  day: day('day').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  /** Every line up to this one was sealed then, or was never written. */
  settled: bigint('settled', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  /** Over all of it, so that nobody makes one who has no key. */
  mac: text('mac').notNull(),
  keyId: text('key_id').notNull(),
})
