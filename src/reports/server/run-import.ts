import { notify } from '#messages/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { isDatabaseDown, type Transaction } from '#platform/server/database.ts'
import { sendHint } from '#platform/server/hints.repository.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { lastDayOf } from '#shops/report-months.ts'
import { MissingColumns } from '../determine-rows.ts'
import { TooManyRows } from '../hashed-keys.ts'
import { accountsForAll } from '../import-states.ts'
import { UnreadableFile } from '../reader/cells.ts'
import { followDistance } from './follow-distance.ts'
import { turnoverOf } from './distance-facts.ts'
import { CauseBook } from './cause-book.ts'
import { type CompanyFacts, companyFacts } from './company-facts.ts'
import { endStatementsOf } from './end-proved-wrong.ts'
import { changeImport, findImport } from './imports.repository.ts'
import { monthOfImport } from './fetches/fetches.repository.ts'
import { CalledOff, ImportWriter, least, most } from './import-writer.ts'
import { monthsOfOthers } from './orders.queries.ts'
import { daysWaiting } from './issues.queries.ts'
import { mendTorn } from './mend-torn.ts'
import { causesOf, hasWaitingIssues } from './issues.repository.ts'
import { fullPace, gentlePace, type Pace, Stopping } from './pace.ts'
import { knowMonths } from './partitions.repository.ts'
import { readInBatches } from './read-in-batches.ts'
import { keepFacts } from './rejudgements.repository.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { REPORTS_CHANGED } from './reports-changed.ts'
import { reportsMessages } from './reports.messages.ts'
import type { ImportRow } from './reports.tables.ts'
import { RowCollector } from './row-batch.ts'
import { addRejudgeJob } from './add-rejudge-job.ts'
import { rejudgeRefundsOf } from './late-sales.ts'
import { takeBack } from './take-back.ts'
import { isWithdrawnSince } from './withdrawn-rows.queries.ts'

const MOST_FAILURES = 5

/**
 * Imports a report: determines its rows and writes them in batches. After a kill it reads the file from its beginning
 * again and goes on behind the rows that are in the database.
 */
export async function runImport(deps: ReportsDeps, payload: JobPayload): Promise<void> {
  const id = { companyId: String(payload['companyId']), id: String(payload['id']) }
  const row = await findImport(deps.db, id)
  if (row?.status === 'CANCELLING') return takeBack(deps, row, 'CANCELLED')
  if (row?.status !== 'WAITING' && row?.status !== 'RUNNING') return
  const startedAt = row.startedAt ?? deps.clock.now()
  if (!(await changeImport(deps.db, id, ['WAITING', 'RUNNING'], { status: 'RUNNING', startedAt }))) return
  crashPoint(deps, 'report.import:begun')
  try {
    const pace = payload['gently'] === true ? gentlePace(deps, row) : fullPace(deps)
    const { done, months, known, turnover } = await readAndWrite(
      deps,
      { ...row, status: 'RUNNING', startedAt },
      pace,
    )
    await finish(deps, done)
    await lookAt(deps, months)
    if (turnover) await followDistance(deps, done, { known, turnover })
  } catch (error) {
    await endOrRepeat(deps, row, error)
  }
}

/** There is nothing below the header. */
class NoRows extends Error {}

/**
 * Reads the file and writes its rows. The facts of the first attempt stay noted: rows that a later attempt determines by
 * others are found again by them.
 */
async function readAndWrite(deps: ReportsDeps, row: ImportRow, pace: Pace) {
  const facts = await companyFacts(deps, row.companyId)
  if (row.factsHash === null) await noteFacts(deps, row, facts)
  const causes = new CauseBook(row, await causesOf(deps.db, row))
  const mends = await hasWaitingIssues(deps.db, row)
  const months = await monthsOfOthers(deps.db, row)
  const writer = new ImportWriter(deps, row, { causes, mends, months })
  const collector = new RowCollector(row.fingerprint ?? row.id)
  const write = writer.write.bind(writer)
  const turnover = await turnoverOf(deps.db, facts, {
    importId: row.id,
    counts: true,
    today: dayOf(deps.clock.now(), 'UTC'),
  })
  await readInBatches(deps, row, { facts, turnover, collector, skip: row.rowsRead, write, pace, months })
  if (writer.row.rowsRead === 0) throw new NoRows()
  return { done: writer.row, months: writer.months, known: facts, turnover }
}

/** What goes wrong here makes the next questions slower, and nothing wrong. */
async function lookAt({ db, log }: ReportsDeps, months: ReadonlySet<string>): Promise<void> {
  await knowMonths(db, months).catch((error: unknown) => {
    log.warn({ err: error instanceof Error ? error.message : '' }, 'months are not known to the database yet')
  })
}

async function noteFacts(deps: ReportsDeps, row: ImportRow, { facts, hash }: CompanyFacts): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await keepFacts(tx, { companyId: row.companyId, id: hash, facts, knownAt: deps.clock.now() })
    await changeImport(tx, row, ['RUNNING'], { factsHash: hash })
  })
}

async function finish(deps: ReportsDeps, row: ImportRow): Promise<void> {
  if (!accountsForAll(row.sums)) throw new Error('the money of a file is not all accounted for')
  const at = deps.clock.now()
  const { companyId, id } = row
  await deps.db.transaction(async (tx) => {
    const lost = await mayLackRows(tx, row)
    const facts = lost ? { factsHash: null } : {}
    const change = { status: 'FINISHED', endedAt: at, changedAt: at, bytesRead: row.size, ...facts } as const
    if (!(await changeImport(tx, { companyId, id }, ['RUNNING'], change))) return
    if (lost) await addRejudgeJob(deps, tx, companyId)
    await rejudgeRefundsOf(tx, deps, row)
    await endStatementsOf(tx, row, at)
    const kind = row.rowsWithIssue > 0 ? reportsMessages.importWithIssues : reportsMessages.importFinished
    const params = { file: row.fileName, rows: row.rowsKept, issues: row.rowsWithIssue, importId: id }
    await notify(tx, deps, { companyId, kind, params })
    const { from, to } = await daysOf(tx, row, at)
    await deps.jobs.publish(tx, REPORTS_CHANGED, { companyId, from, to })
    sendHint(tx, { companyId, kind: 'import' })
  })
  crashPoint(deps, 'report.import:finished')
}

/** Rows were skipped that another file had, and a file was withdrawn while this one was broken off. */
async function mayLackRows(tx: Transaction, row: ImportRow): Promise<boolean> {
  const skipped = row.rowsDuplicate > 0 || row.rowsWithIssue > 0
  return skipped && row.startedAt !== null && (await isWithdrawnSince(tx, row.companyId, row.startedAt))
}

/**
 * The days whose returns it may change: a month that was fetched is reported, also without a sale that is new; rows that
 * wait to be mended are shown with the returns that they may belong to.
 */
async function daysOf(tx: Transaction, row: ImportRow, at: Date) {
  const { companyId, id, firstDay, lastDay } = row
  const fetched = (await monthOfImport(tx, { companyId, id })) ?? null
  const { first, last } = await daysWaiting(tx, { companyId, id })
  const torn = await mendTorn(tx, row, at)
  return {
    from: least([firstDay, fetched, first, ...torn.map((days) => days.first)]),
    to: most([lastDay, ...torn.map((days) => days.last), last, fetched && lastDayOf(fetched.slice(0, 7))]),
  }
}

/** A file that cannot be read fails at once; what is our fault is tried again, for a while. */
async function endOrRepeat(deps: ReportsDeps, { companyId, id }: ImportRow, error: unknown): Promise<void> {
  const row = await findImport(deps.db, { companyId, id })
  if (!row) return
  if (error instanceof CalledOff)
    return row.status === 'CANCELLING' ? takeBack(deps, row, 'CANCELLED') : undefined
  const fault = faultOf(error)
  if (fault) return takeBack(deps, row, 'FAILED', fault)
  if (isDatabaseDown(error) || error instanceof Stopping) throw error
  const failures = row.failures + 1
  await changeImport(deps.db, { companyId, id }, ['RUNNING'], { failures })
  if (failures < MOST_FAILURES) throw error
  deps.log.error({ err: error instanceof Error ? error.message : '', importId: id }, 'import given up')
  return takeBack(deps, row, 'FAILED', { fault: 'OUR_FAULT', faultParams: {} })
}

function faultOf(error: unknown): Pick<ImportRow, 'fault' | 'faultParams'> | null {
  if (error instanceof MissingColumns)
    return { fault: 'COLUMNS_MISSING', faultParams: { columns: error.names.slice(0, 20).join(', ') } }
  if (error instanceof NoRows) return { fault: 'NO_ROWS', faultParams: {} }
  if (error instanceof TooManyRows) return { fault: 'TOO_MANY_ROWS', faultParams: {} }
  return error instanceof UnreadableFile ? { fault: error.code, faultParams: {} } : null
}
