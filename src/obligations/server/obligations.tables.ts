import { boolean, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Confidence } from '../rule.ts'

/**
 * What staff say otherwise than the rules that come with the product: one row for a rule that was changed, null where a
 * part stays as it came. A new release may so bring new rules and better words without undoing anybody's decision.
 */
export const obligationRuleChanges = pgTable('obligation_rule_changes', {
  rule: text('rule').primaryKey(),
  enabled: boolean('enabled').notNull(),
  validFrom: date('valid_from', { mode: 'string' }),
  validUntil: date('valid_until', { mode: 'string' }),
  confidence: text('confidence').$type<Confidence>(),
  reason: jsonb('reason').$type<LocalText>(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
  changedBy: text('changed_by').notNull(),
})
