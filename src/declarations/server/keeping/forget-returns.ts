import { type FileUses, forgetFilesOf, removeBytesLater } from '#documents/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Day, dayOf } from '#platform/shared/calendar.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { type Days, firstDayKept } from '#vat/calendar/keeping.ts'
import { declarationsToForget, type KeptReturn } from '../../keeping.ts'
import { idsOfFiledFiles } from '../filing/filed-files.repository.ts'
import { deleteFeesOf, deleteReturns, lockReturns, returnsBefore } from './keeping.repository.ts'

export type ForgetDeps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs' | 'files'> & { usesOf: FileUses }
type Rule = { today: Day; needs: readonly Days[] }

/**
 * Removes the returns of a company whose time is over, with boxes, calculations, history, payments and files: what
 * belongs together in one step, so that none is ever half there. After a kill the next night goes on.
 * @param needs days whose returns something that is not at its end still needs
 */
export async function forgetReturns(
  deps: ForgetDeps,
  companyId: string,
  needs: readonly Days[],
): Promise<void> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const rows = await returnsBefore(deps.db, companyId, firstDayKept(today))
  for (const step of declarationsToForget(rows.map(keptReturn(deps)), { today, needs })) {
    const ids = step.map(({ id }) => id)
    await forgetTogether(deps, { companyId, ids }, { today, needs })
    crashPoint(deps, 'declarations.keeping:return')
  }
}

const keptReturn =
  ({ config }: Pick<ForgetDeps, 'config'>) =>
  ({ changedAt, ...row }: Omit<KeptReturn, 'changedOn'> & { changedAt: Date }): KeptReturn => ({
    ...row,
    changedOn: dayOf(changedAt, config.agency.timeZone),
  })

async function forgetTogether(
  deps: ForgetDeps,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
  rule: Rule,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Somebody may have begun to correct it meanwhile.
    const rows = await lockReturns(tx, companyId, ids)
    const [step] = declarationsToForget(rows.map(keptReturn(deps)), rule)
    if (step?.length !== ids.length) return
    const [{ year } = { year: null }] = step
    await removeBytesLater(tx, deps.jobs, await idsOfFiledFiles(tx, companyId, ids))
    await deleteReturns(tx, companyId, ids)
    // Their files are bound to the reports.
    if (year !== null) await deleteFeesOf(tx, companyId, year)
    const files = await forgetFilesOf(tx, deps, { companyId, records: ids, today: rule.today })
    crashPoint(deps, 'declarations.keeping:before-commit')
    await writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: PORTAL.kind,
      actorId: PORTAL.id,
      action: 'declarations.forgotten',
      record: ids[0] ?? '',
      companyId,
      detail: { declarations: ids.length, files },
    })
  })
}
