import { boolean, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Confidence } from '../rule.ts'

/**
 * Staff's overrides of the shipped rules: one row for each changed rule, null where a part is unchanged. So a new
 * release may bring new rules and better texts without undoing anybody's decision.
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
