import { removeBytesLater } from '#documents/server/public.ts'
import { type AuditEntry, writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Day, dayOf } from '#platform/shared/calendar.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { type Days, firstDayKept, isNeeded } from '#vat/calendar/keeping.ts'
import { monthsToForget } from '../keeping.ts'
import { deleteBuyers, deleteBuyersOfMonth } from './buyer-numbers.repository.ts'
import { monthsBefore, reportsBefore } from './forgetting.queries.ts'
import { deleteRejudgements, deleteVerdicts, deleteWithdrawn } from './forgetting.repository.ts'
import { deleteImport, deleteParts, lockImport } from './imports.repository.ts'
import { deleteIssues } from './issues.repository.ts'
import { deleteStatements } from './no-sales.repository.ts'
import { changeTotals, deleteTransactions } from './transactions.repository.ts'

const ROWS_AT_ONCE = 10_000

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>

/**
 * Removes what a company sold so long ago that no law asks for it: whole months of transactions, then the reports that
 * told of nothing else. Each step says in the audit trail how much it removed; after a kill the next night goes on.
 * @param needs days whose sales something that is not at its end still needs
 */
export async function forgetSales(deps: Deps, companyId: string, needs: readonly Days[]): Promise<void> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const kept = firstDayKept(today)
  const months = await monthsBefore(deps.db, companyId, kept)
  for (const month of monthsToForget(months, { today, needs })) await forgetMonth(deps, companyId, month)
  for (const report of await reportsBefore(deps.db, companyId, kept))
    if (!isNeeded(needs, wholeMonths(report))) await forgetReport(deps, { companyId, id: report.id })
}

const wholeMonths = ({ fromDay, toDay }: Days): Days => ({
  fromDay: `${fromDay.slice(0, 7)}-01`,
  toDay: `${toDay.slice(0, 7)}-31`,
})

/** The totals go with the rows, so that a month is found again until nothing of it is left. */
async function forgetMonth(deps: Deps, companyId: string, month: Day): Promise<void> {
  const some = (remove: (tx: Transaction) => Promise<number>, what: string) =>
    deps.db.transaction(async (tx) => {
      const count = await remove(tx)
      if (count > 0)
        await writeAudit(tx, forgotten(deps, { companyId, record: month, detail: { [what]: count } }))
      return count
    })
  while ((await some((tx) => deleteVerdicts(tx, { companyId, month }, ROWS_AT_ONCE), 'verdicts')) > 0)
    crashPoint(deps, 'report.keeping:verdicts')
  while ((await some((tx) => deleteWithdrawn(tx, { companyId, month }, ROWS_AT_ONCE), 'withdrawn')) > 0)
    crashPoint(deps, 'report.keeping:withdrawn')
  await some((tx) => deleteStatements(tx, companyId, month), 'statements')
  await some((tx) => deleteBuyersOfMonth(tx, companyId, month), 'buyers')
  while ((await some((tx) => deleteRows(tx, companyId, month), 'transactions')) > 0)
    crashPoint(deps, 'report.keeping:transactions')
}

async function deleteRows(tx: Transaction, companyId: string, month: Day): Promise<number> {
  const gone = await deleteTransactions(tx, { companyId, id: null }, { month, after: null }, ROWS_AT_ONCE)
  if (!gone) return 0
  await changeTotals(tx, companyId, gone.changes)
  return gone.changes.reduce((sum, { count }) => sum - count, 0)
}

/** The bytes go last, once no row names them. */
async function forgetReport(deps: Deps, id: { companyId: string; id: string }): Promise<void> {
  while ((await deps.db.transaction((tx) => deleteIssues(tx, id, ROWS_AT_ONCE))) === ROWS_AT_ONCE);
  await deps.db.transaction(async (tx) => {
    const status = (await lockImport(tx, id))?.status
    if (status !== 'FINISHED' && status !== 'WITHDRAWN') return
    await deleteRejudgements(tx, id)
    await deleteBuyers(tx, id)
    const parts = await deleteParts(tx, id)
    await deleteImport(tx, id)
    await removeBytesLater(tx, deps.jobs, parts)
    const detail = { files: parts.length }
    await writeAudit(tx, forgotten(deps, { companyId: id.companyId, record: id.id, detail }))
  })
  crashPoint(deps, 'report.keeping:report')
}

const forgotten = (
  { clock }: Deps,
  what: Required<Pick<AuditEntry, 'companyId' | 'record' | 'detail'>>,
): AuditEntry => ({
  at: clock.now(),
  actorKind: PORTAL.kind,
  actorId: PORTAL.id,
  action: 'sales.forgotten',
  ...what,
})
