import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant, localText } from '#platform/server/columns.ts'
import type { Confidence } from '../rule.ts'

/**
 * Staff's overrides of the shipped rules: one row for each changed rule, null where a part is unchanged. So a new
 * release may bring new rules and better texts without undoing anybody's decision.
 */
export const obligationRuleChanges = pgTable('obligation_rule_changes', {
  rule: text('rule').primaryKey(),
  enabled: boolean('enabled').notNull(),
  validFrom: day('valid_from'),
  validUntil: day('valid_until'),
  confidence: text('confidence').$type<Confidence>(),
  reason: localText('reason'),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
})
