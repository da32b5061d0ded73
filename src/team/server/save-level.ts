import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import { MOST_LEVELS } from '../staff/contract.ts'
import type { ServiceLevel } from '../service-levels.ts'
import { teamRefusals } from './team.errors.ts'
import { countServiceLevels, listServiceLevels } from './team.queries.ts'
import { deleteServiceLevel, lockTeam, putServiceLevel } from './team.repository.ts'
import type { ServiceLevelRow } from './team.tables.ts'

/** Published when service levels or the agency's days change: what was ranked by them is ranked anew. */
export const TEAM_TIMES_CHANGED = 'TeamTimesChanged'

export type TeamActor = { staffId: string; staffName: string; address: string }
export type TeamDeps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'config'>

/** What is so already stays as it was saved. @throws team.first_is_slower, team.too_many_levels */
export async function saveLevel(
  deps: TeamDeps,
  actor: TeamActor,
  level: ServiceLevel,
): Promise<ServiceLevelRow> {
  if (level.firstDays > level.days) throw teamRefusals.first_is_slower()
  const savedAt = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    const before = (await listServiceLevels(tx)).find(
      ({ productCode, step }) => productCode === level.productCode && step === level.step,
    )
    if (before?.days === level.days && before.firstDays === level.firstDays) return before
    const row = { ...level, id: newId('lvl'), savedAt, savedByName: actor.staffName }
    const kept = await putServiceLevel(tx, row)
    if ((await countServiceLevels(tx)) > MOST_LEVELS)
      throw teamRefusals.too_many_levels({ params: { count: MOST_LEVELS } })
    await auditTimes(tx, { actor, at: savedAt, action: 'team.levelSaved', record: kept.id, detail: level })
    await deps.jobs.publish(tx, TEAM_TIMES_CHANGED, {})
    return kept
  })
}

/** One that is gone already is as it was wanted. */
export async function removeLevel(deps: TeamDeps, actor: TeamActor, levelId: string): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const gone = await deleteServiceLevel(tx, levelId)
    if (!gone) return
    const { productCode, step, days, firstDays } = gone
    const detail = { productCode, step, days, firstDays }
    await auditTimes(tx, { actor, at, action: 'team.levelRemoved', record: levelId, detail })
    await deps.jobs.publish(tx, TEAM_TIMES_CHANGED, {})
  })
}

type AuditLine = {
  actor: TeamActor
  at: Date
  action: string
  record: string
  detail: Record<string, unknown>
}

export async function auditTimes(
  tx: Parameters<typeof writeAudit>[0],
  { actor, at, action, record, detail }: AuditLine,
): Promise<void> {
  await writeAudit(tx, {
    at,
    actorKind: 'staff',
    actorId: actor.staffId,
    action,
    record,
    address: actor.address,
    detail,
  })
}
