import { setImmediate as breathe } from 'node:timers/promises'
import { notify } from '#messages/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { isDatabaseDown, type Transaction } from '#platform/server/database.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { lastDayOf } from '#shops/report-months.ts'
import { MissingColumns, type ReportResult } from '../determine-rows.ts'
import type { Format } from '../formats/format.ts'
import { formatFrom } from '../formats/mapping.ts'
import { TooManyRows } from '../hashed-keys.ts'
import type { ImportSums } from '../import-states.ts'
import { IssueLog } from '../issues.ts'
import { readReport } from '../read-report.ts'
import { UnreadableFile } from '../reader/cells.ts'
import { CauseBook } from './cause-book.ts'
import { type CompanyFacts, companyFacts } from './company-facts.ts'
import { changeImport, findImport, partsOf } from './imports.repository.ts'
import { monthOfImport } from './fetches/fetches.repository.ts'
import { CalledOff, ImportWriter } from './import-writer.ts'
import { causesOf, hasWaitingIssues } from './issues.repository.ts'
import { findMapping } from './mappings.queries.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { REPORTS_CHANGED } from './reports-changed.ts'
import { reportsMessages } from './reports.messages.ts'
import type { ImportRow } from './reports.tables.ts'
import { RowCollector } from './row-batch.ts'
import { openReport } from './sealed-report.ts'
import { takeBack } from './take-back.ts'

/** Larger batches are hardly faster, and hold memory and the connection for longer. */
const BATCH = 10_000
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
    const { last, factsHash } = await readAndWrite(deps, { ...row, status: 'RUNNING', startedAt })
    await finish(deps, last, factsHash)
  } catch (error) {
    await endOrRepeat(deps, row, error)
  }
}

type Done = { last: ImportRow; factsHash: string }

async function readAndWrite(deps: ReportsDeps, row: ImportRow): Promise<Done> {
  const facts = await companyFacts(deps, row.companyId)
  const causes = new CauseBook(row, await causesOf(deps.db, row))
  const mends = await hasWaitingIssues(deps.db, row)
  const writer = new ImportWriter(deps, row, { causes, mends })
  const parts = await partsOf(deps.db, row)
  const reading = new Reading(row, writer)
  const format = await formatGiven(deps, row)
  try {
    await readReport(openReport(deps.files, parts), {
      ...optionsFrom(deps, facts),
      ...(format ? { format } : {}),
      issues: new IssueLog((issue) => reading.collect((rows) => rows.issue(issue)), 0),
      onRow: (sale, outcome) => reading.collect((rows) => rows.row(sale, outcome)),
      onFault: () => reading.collect((rows) => rows.fault()),
      onBegin: (result) => void (reading.result = result),
      whileLooking: () => breathe(),
      afterPiece: (bytes) => reading.pause(bytes),
    })
    return { last: await reading.end(), factsHash: facts.hash }
  } finally {
    await reading.settled()
  }
}

const optionsFrom = (deps: ReportsDeps, facts: CompanyFacts) => ({
  ...facts.rows,
  engine: facts.engine,
  // Wherever the sale was, its day may have come already.
  lastDay: addDays(dayOf(deps.clock.now(), 'UTC'), 1),
})

async function formatGiven(deps: ReportsDeps, { companyId, mappingId }: ImportRow): Promise<Format | null> {
  if (mappingId === null) return null
  const found = await findMapping(deps.db, { companyId, id: mappingId })
  return found ? formatFrom(found.mapping) : null
}

/** The reading of a file, beside which one batch at a time is written. */
class Reading {
  result: ReportResult | undefined
  readonly #writer: ImportWriter
  readonly #collector: RowCollector
  /** Rows up to here are in the database. */
  readonly #skip: number
  #bytes = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(row: ImportRow, writer: ImportWriter) {
    this.#writer = writer
    this.#skip = row.rowsRead
    this.#collector = new RowCollector(row.fingerprint ?? row.id)
  }

  collect(take: (collector: RowCollector) => void): void {
    if ((this.result?.rows ?? 0) > this.#skip) take(this.#collector)
  }

  /** Between two pieces of the file, where no row is half read. */
  async pause(bytes: number): Promise<void> {
    this.#bytes += bytes
    if (this.#collector.size >= BATCH) await this.#write()
    else await breathe()
  }

  /** Waits for the batch before, and writes this one while the next is read. */
  async #write(): Promise<void> {
    await this.#writing
    const { result } = this
    if (!result) return
    const position = {
      rowsRead: result.rows,
      bytesRead: this.#bytes,
      in: Object.fromEntries(result.check.in.list),
    }
    this.#writing = this.#writer.write(this.#collector.take(), position)
    // It is awaited before the next batch; until then its failure is nobody's.
    this.#writing.catch(() => {})
  }

  /** When nothing is being written any more, whatever came of it. */
  settled(): Promise<void> {
    return this.#writing.catch(() => {})
  }

  /** @returns the import with everything in it */
  async end(): Promise<ImportRow> {
    await this.#write()
    await this.#writing
    return this.#writer.row
  }
}

async function finish(deps: ReportsDeps, row: ImportRow, factsHash: string): Promise<void> {
  if (!accountsForAll(row.sums)) throw new Error('the money of a file is not all accounted for')
  const at = deps.clock.now()
  const { companyId, id } = row
  await deps.db.transaction(async (tx) => {
    const change = { status: 'FINISHED', endedAt: at, changedAt: at, bytesRead: row.size, factsHash } as const
    if (!(await changeImport(tx, { companyId, id }, ['RUNNING'], change))) return
    const kind = row.rowsWithIssue > 0 ? reportsMessages.importWithIssues : reportsMessages.importFinished
    const params = { file: row.fileName, rows: row.rowsKept, issues: row.rowsWithIssue, importId: id }
    await notify(tx, deps, { companyId, kind, params })
    const { from, to } = await daysOf(tx, row)
    await deps.jobs.publish(tx, REPORTS_CHANGED, { companyId, from, to })
  })
  crashPoint(deps, 'report.import:finished')
}

/** The days whose returns it may change: a month that was fetched is reported, also without a sale that is new. */
async function daysOf(tx: Transaction, { companyId, id, firstDay, lastDay }: ImportRow) {
  const month = await monthOfImport(tx, { companyId, id })
  if (month === undefined) return { from: firstDay, to: lastDay }
  const end = lastDayOf(month.slice(0, 7))
  return {
    from: firstDay !== null && firstDay < month ? firstDay : month,
    to: lastDay !== null && lastDay > end ? lastDay : end,
  }
}

/** in = treated + issues + outside, in every currency and to the cent. */
function accountsForAll({ in: all, treated, issues, outside }: ImportSums): boolean {
  const currencies = new Set([all, treated, issues, outside].flatMap((sums) => Object.keys(sums)))
  return [...currencies].every(
    (currency) =>
      (all[currency] ?? 0) === (treated[currency] ?? 0) + (issues[currency] ?? 0) + (outside[currency] ?? 0),
  )
}

/** A file that cannot be read fails at once; what is our fault is tried again, for a while. */
async function endOrRepeat(deps: ReportsDeps, { companyId, id }: ImportRow, error: unknown): Promise<void> {
  const row = await findImport(deps.db, { companyId, id })
  if (!row) return
  if (error instanceof CalledOff)
    return row.status === 'CANCELLING' ? takeBack(deps, row, 'CANCELLED') : undefined
  const fault = faultOf(error)
  if (fault) return takeBack(deps, row, 'FAILED', fault)
  if (isDatabaseDown(error)) throw error
  const failures = row.failures + 1
  await changeImport(deps.db, { companyId, id }, ['RUNNING'], { failures })
  if (failures < MOST_FAILURES) throw error
  deps.log.error({ err: error instanceof Error ? error.message : '', importId: id }, 'import given up')
  return takeBack(deps, row, 'FAILED', { fault: 'OUR_FAULT', faultParams: {} })
}

function faultOf(error: unknown): Pick<ImportRow, 'fault' | 'faultParams'> | null {
  if (error instanceof MissingColumns)
    return { fault: 'COLUMNS_MISSING', faultParams: { columns: error.names.slice(0, 20).join(', ') } }
  if (error instanceof TooManyRows) return { fault: 'TOO_MANY_ROWS', faultParams: {} }
  return error instanceof UnreadableFile ? { fault: error.code, faultParams: {} } : null
}
