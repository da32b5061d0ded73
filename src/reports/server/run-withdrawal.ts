import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { sendHint } from '#platform/server/hints.repository.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { lastDayOf } from '#shops/report-months.ts'
import { monthsBetween } from '../months-between.ts'
import { deleteBuyers } from './buyer-numbers.repository.ts'
import { companyFacts } from './company-facts.ts'
import { monthOfImport } from './fetches/fetches.repository.ts'
import { least, most } from './import-writer.ts'
import { changeImport, findImport } from './imports.repository.ts'
import { daysWaiting } from './issues.queries.ts'
import { mendTorn } from './mend-torn.ts'
import { filesWithRefundsOfWithdrawn } from './orders.queries.ts'
import { addRejudgeJob } from './add-rejudge-job.ts'
import { reviveImport, sinceWhen } from './rejudge-company.ts'
import { importsToJudge } from './rejudgements.repository.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { REPORTS_CHANGED } from './reports-changed.ts'
import { reportsMessages } from './reports.messages.ts'
import type { ImportRow } from './reports.tables.ts'
import { reopenTorn, tornFiles } from './torn-rows.queries.ts'
import { changeTotals, moveToWithdrawn } from './transactions.repository.ts'
import { countWithdrawn, repeatersElsewhere, repeatersOf } from './withdrawn-rows.queries.ts'

const ROWS_AT_ONCE = 10_000

/**
 * Takes the rows of a withdrawn file out of the totals, some thousand at a time, and has rows of other files count that
 * were skipped as repeats of them; only then the returns are told. Every step is a transaction of its own that leaves the
 * totals those of the rows: after a kill it goes on with what is left.
 */
export async function runWithdrawal(deps: ReportsDeps, payload: JobPayload): Promise<void> {
  const id = { companyId: String(payload['companyId']), id: String(payload['id']) }
  const row = await findImport(deps.db, id)
  if (row?.status !== 'WITHDRAWING') return
  const months = row.firstDay === null || row.lastDay === null ? [] : monthsBetween(row.firstDay, row.lastDay)
  for (const month of months) await takeOut(deps, id, month)
  // The same file may have been imported again, or be about to be: it counts like any other.
  for (const other of await repeatersOf(deps.db, row, sinceWhen(deps))) {
    await reviveImport(deps, other, { gone: row, tells: false })
    crashPoint(deps, 'report.withdraw:revived')
  }
  for (const other of await affectedElsewhere(deps, row)) {
    await reviveImport(deps, other, { gone: row, tells: true })
    crashPoint(deps, 'report.withdraw:revived')
  }
  const { distance } = await companyFacts(deps, row.companyId)
  await deps.db.transaction(async (tx) => {
    await end(tx, deps, row)
    // Its sales are in the sum no more, by which other files were determined.
    if (distance) await addRejudgeJob(deps, tx, row.companyId)
  })
  crashPoint(deps, 'report.withdraw:ended')
}

/** Files of other months: with rows that were skipped for its own, and with refunds that had their sales in it. */
async function affectedElsewhere(deps: ReportsDeps, row: ImportRow): Promise<ImportRow[]> {
  const since = sinceWhen(deps)
  const repeaters = await repeatersElsewhere(deps.db, row, since)
  const refunds = new Set(await deps.db.transaction((tx) => filesWithRefundsOfWithdrawn(tx, row)))
  const judged = await importsToJudge(deps.db, row.companyId, since)
  const ids = new Set(repeaters.map(({ id }) => id))
  return [...repeaters, ...judged.filter(({ id }) => refunds.has(id) && !ids.has(id))]
}

async function takeOut(deps: ReportsDeps, id: { companyId: string; id: string }, month: string) {
  for (let after: string | null = null; ;) {
    after = await deps.db.transaction(async (tx) => {
      const gone = await moveToWithdrawn(tx, id, { month, after }, ROWS_AT_ONCE)
      if (gone) await changeTotals(tx, id.companyId, gone.changes)
      crashPoint(deps, 'report.withdraw:moved')
      return gone?.last ?? null
    })
    crashPoint(deps, 'report.withdraw:some')
    if (after === null) return
  }
}

async function end(tx: Transaction, deps: ReportsDeps, row: ImportRow): Promise<void> {
  const { companyId, id, fileName } = row
  const at = deps.clock.now()
  const { from, to } = await daysOf(tx, row)
  const change = { status: 'WITHDRAWN', changedAt: at } as const
  if (!(await changeImport(tx, { companyId, id }, ['WITHDRAWING'], change))) return
  await deleteBuyers(tx, { companyId, id })
  const rows = await countWithdrawn(tx, { companyId, id })
  await writeAudit(tx, {
    at,
    actorKind: PORTAL.kind,
    actorId: PORTAL.id,
    action: 'reports.rows_withdrawn',
    record: id,
    companyId,
    detail: { rows },
  })
  await deps.jobs.publish(tx, REPORTS_CHANGED, { companyId, from, to })
  const params = { file: fileName, rows, importId: id }
  await notify(tx, deps, { companyId, kind: reportsMessages.withdrawn, params })
  sendHint(tx, { companyId, kind: 'import' })
}

/** The days whose returns it may change, as of an import: also those of rows that waited, and of lines it had mended. */
async function daysOf(tx: Transaction, row: ImportRow) {
  const { firstDay, lastDay } = row
  const fetched = (await monthOfImport(tx, row)) ?? null
  const { first, last } = await daysWaiting(tx, row)
  const torn = await tearAgain(tx, row)
  const own = (await tornFiles(tx, row.companyId, 'WITHDRAWING')).filter(({ id }) => id === row.id)
  return {
    from: least([firstDay, fetched, first, ...[...torn, ...own].map((days) => days.first)]),
    to: most([
      lastDay,
      ...[...torn, ...own].map((days) => days.last),
      last,
      fetched && lastDayOf(fetched.slice(0, 7)),
    ]),
  }
}

/** Torn lines of earlier files that this one had mended are torn again, unless another later file mends them. */
async function tearAgain(tx: Transaction, row: ImportRow) {
  if (row.endedAt === null || !(await reopenTorn(tx, row, row.endedAt))) return []
  const open = await tornFiles(tx, row.companyId)
  for (const later of await repeatersOf(tx, row, '0001-01-01'))
    if (later.endedAt && later.endedAt > row.endedAt) await mendTorn(tx, later, later.endedAt)
  return open
}
