import type { z } from 'zod'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { RULES } from '../rules/rules.ts'
import type { listObligationRules, updateObligationRule } from '../staff/contract.ts'
import { obligationsRefusals } from './obligations.errors.ts'
import { type HeldRule, readRules, type RuleChange, withChange } from './obligations.queries.ts'
import { dropChange, putChange } from './obligations.repository.ts'

type ListInput = z.output<(typeof listObligationRules)['input']>
type UpdateInput = z.output<(typeof updateObligationRule)['input']>

export async function listRules(deps: ServerDeps, { page, pageSize }: ListInput, lang: Lang) {
  const rules = await readRules(deps.db)
  const start = (page - 1) * pageSize
  return {
    records: rules.slice(start, start + pageSize).map((held) => presentRule(held, lang)),
    total: rules.length,
    page,
    pageSize,
  }
}

/** Overrides parts of a rule. If nothing differs from the shipped rule, no row is left. */
export async function updateRule(
  deps: ServerDeps,
  input: UpdateInput,
  by: { staff: StaffPrincipal; lang: Lang; address: string },
) {
  const rule = RULES.find(({ id }) => id === input.rule)
  if (!rule) throw obligationsRefusals.rule_not_found()
  const at = deps.clock.now()
  const change: RuleChange = {
    rule: rule.id,
    enabled: input.enabled,
    validFrom: input.from ?? null,
    validUntil: input.until ?? null,
    confidence: input.confidence ?? null,
    reason: input.reason ?? null,
    changedAt: at,
    changedBy: by.staff.staffId,
  }
  const { validFrom, validUntil, confidence, reason } = change
  const asItCame = input.enabled && ![validFrom, validUntil, confidence, reason].some((part) => part !== null)
  await deps.db.transaction(async (tx) => {
    await (asItCame ? dropChange(tx, rule.id) : putChange(tx, change))
    await writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: by.staff.staffId,
      action: 'obligation.rule.update',
      record: rule.id,
      address: by.address,
      detail: { enabled: change.enabled, validFrom, validUntil, confidence, reason },
    })
  })
  return presentRule(withChange(rule, asItCame ? undefined : change), by.lang)
}

function presentRule({ rule, enabled, change }: HeldRule, lang: Lang) {
  return {
    id: rule.id,
    kind: rule.kind,
    result: rule.result,
    condition: rule.when,
    source: { label: pickText(rule.source.label, lang), url: rule.source.url },
    enabled,
    from: rule.from,
    until: rule.until,
    confidence: rule.confidence,
    reason: rule.reason,
    changed: change ? { at: change.changedAt.toISOString(), by: change.changedBy } : null,
  }
}
