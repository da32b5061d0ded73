import type { Executor } from '#platform/server/database.ts'
import type { Rule } from '../rule.ts'
import { RULES } from '../rules/rules.ts'
import { obligationRuleChanges } from './obligations.tables.ts'

export type RuleChange = typeof obligationRuleChanges.$inferSelect
/** A rule in force, and what staff changed about it. */
export type HeldRule = { rule: Rule; enabled: boolean; change: RuleChange | undefined }

export async function readRules(executor: Executor): Promise<HeldRule[]> {
  const changes = await executor.select().from(obligationRuleChanges)
  const byRule = new Map(changes.map((change) => [change.rule, change]))
  return RULES.map((rule) => withChange(rule, byRule.get(rule.id)))
}

export function withChange(rule: Rule, change: RuleChange | undefined): HeldRule {
  if (!change) return { rule, enabled: true, change }
  const changed = {
    ...rule,
    from: change.validFrom ?? rule.from,
    until: change.validUntil ?? rule.until,
    confidence: change.confidence ?? rule.confidence,
    reason: change.reason ?? rule.reason,
  }
  return { rule: changed, enabled: change.enabled, change }
}
