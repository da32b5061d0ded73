import { expectSame } from '#platform/server/http/once.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import type { AssignmentRule } from '../assignment.ts'
import { MOST_RULES } from '../staff/rules-contract.ts'
import { rulesInOrder } from './rules.queries.ts'
import { deleteRule, putRule } from './rules.repository.ts'
import type { RuleRow } from './rules.tables.ts'
import { auditTimes, type TeamActor, type TeamDeps } from './save-level.ts'
import { teamRefusals } from './team.errors.ts'
import { lockTeam } from './team.repository.ts'
import { teamsByName } from './teams.queries.ts'

/** @property newId of one that is new: that of its request */
type Said = Omit<AssignmentRule, 'countries'> & {
  ruleId?: string | undefined
  newId: string
  teamId: string | null
}

/** A new one is tried last. @throws team.no_rule, team.no_team, team.not_a_colleague, team.too_many_rules, team.same_rule */
export async function saveRule(deps: TeamDeps, actor: TeamActor, said: Said): Promise<{ id: string }> {
  const { ruleId, newId, ...rule } = said
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    const rows = await rulesInOrder(tx)
    const before = ruleId === undefined ? rows.find(({ id }) => id === newId) : undefined
    const staffIds = rule.teamId === null ? [...new Set(rule.staffIds)] : []
    if (before) {
      expectSame(before, { ...rule, staffIds })
      return { id: before.id }
    }
    const known = rows.find(({ id }) => id === ruleId)
    if (ruleId !== undefined && !known) throw teamRefusals.no_rule()
    if (!known && rows.length >= MOST_RULES)
      throw teamRefusals.too_many_rules({ params: { count: MOST_RULES } })
    const workers = new Set((await listCaseWorkers(tx)).map(({ id }) => id))
    if (!staffIds.every((id) => workers.has(id))) throw teamRefusals.not_a_colleague()
    if (rule.teamId !== null && !(await isTeam(tx, rule.teamId))) throw teamRefusals.no_team()
    refuseSame(rows, { ...rule, staffIds, id: known?.id })
    const id = known?.id ?? newId
    const position = known?.position ?? (rows.at(-1)?.position ?? 0) + 1
    await putRule(tx, { ...rule, staffIds, id, position, savedAt: at, savedByName: actor.staffName })
    await auditTimes(tx, { actor, at, action: 'team.ruleSaved', record: id, detail: { ...rule, position } })
    return { id }
  })
}

/** The first of two identical rules decides, and the other does nothing. */
function refuseSame(rows: readonly RuleRow[], said: Comparable & { id: string | undefined }): void {
  const at = rows.findIndex((row) => row.id !== said.id && saysSame(row, said))
  if (at >= 0) throw teamRefusals.same_rule({ params: { position: at + 1 } })
}

type Comparable = Omit<AssignmentRule, 'countries'> & { teamId: string | null }

const saysSame = (one: Comparable, other: Comparable): boolean =>
  one.productCode === other.productCode &&
  one.country === other.country &&
  one.lang === other.lang &&
  one.teamId === other.teamId &&
  one.mostOpen === other.mostOpen &&
  one.staffIds.toSorted().join() === other.staffIds.toSorted().join()

const isTeam = async (tx: Parameters<typeof teamsByName>[0], teamId: string) =>
  (await teamsByName(tx)).some(({ id }) => id === teamId)

/** One that is gone already is as it was wanted. */
export async function removeRule(deps: TeamDeps, actor: TeamActor, ruleId: string): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    const gone = await deleteRule(tx, ruleId)
    if (!gone) return
    const { productCode, country, lang, staffIds, teamId, mostOpen } = gone
    const detail = { productCode, country, lang, staffIds, teamId, mostOpen }
    await auditTimes(tx, { actor, at, action: 'team.ruleRemoved', record: ruleId, detail })
  })
}
