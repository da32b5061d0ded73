import { rulesInOrder } from './rules.queries.ts'
import { setRulePosition } from './rules.repository.ts'
import { auditTimes, type TeamActor, type TeamDeps } from './save-level.ts'
import { teamRefusals } from './team.errors.ts'
import { lockTeam } from './team.repository.ts'

/** All rules, each once, as they are to be tried. @throws team.rules_changed */
export async function orderRules(
  deps: TeamDeps,
  actor: TeamActor,
  ruleIds: readonly string[],
): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    const known = new Set((await rulesInOrder(tx)).map(({ id }) => id))
    const isWhole = ruleIds.length === known.size && new Set(ruleIds).size === known.size
    if (!isWhole || !ruleIds.every((id) => known.has(id))) throw teamRefusals.rules_changed()
    for (const [index, id] of ruleIds.entries()) await setRulePosition(tx, id, index + 1)
    const detail = { ruleIds }
    await auditTimes(tx, { actor, at, action: 'team.rulesOrdered', record: 'rules', detail })
  })
}
