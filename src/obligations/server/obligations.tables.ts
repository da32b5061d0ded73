import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant, localText } from '#platform/server/columns.ts'
import type { Confidence } from '../rule.ts'

/**
 * What staff say otherwise than the rules that come with the product: one row for a rule that was changed, null where a
 * part stays as it came. A new release may so bring new rules and better words without undoing anybody's decision.
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
