import type { ServerDeps } from '#platform/server/server-deps.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { sendHint } from '#platform/server/hints.repository.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { SumsByCurrency } from '../import-states.ts'
import { withSaleDays } from '../sale-days.ts'
import { noteBuyers } from './buyer-numbers.repository.ts'
import type { CauseBook } from './cause-book.ts'
import { changeImport, lockImport } from './imports.repository.ts'
import { insertIssues, keepCauses, resolveIssues } from './issues.repository.ts'
import { makePartitions } from './partitions.repository.ts'
import type { ImportRow } from './reports.tables.ts'
import { added, type RowBatch, type TransactionRow } from './row-batch.ts'
import { repeatedRows, rowsElsewhere } from './repeated-rows.ts'
import {
  changeTotals,
  forgoDisk,
  insertReasons,
  insertTransactions,
  insertTreatments,
  type TotalChange,
} from './transactions.repository.ts'

export type WriterDeps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/** Somebody has called the import off, or another attempt writes it. */
export class CalledOff extends Error {}

/** How far the reading is when a batch is written. */
export type Position = { rowsRead: number; bytesRead: number; in: SumsByCurrency }

const HINT_EVERY_MS = 1000

/**
 * Writes a report's rows in batches. Rows, totals, issues and how far the reading is are one transaction each time: a
 * process that is killed leaves the last of them whole, and nothing of the next.
 */
export class ImportWriter {
  readonly #deps: WriterDeps
  #row: ImportRow
  readonly #causes: CauseBook
  /** Whether issues of earlier files can be mended by this one. */
  readonly #mends: boolean
  /** In which other files have rows. */
  readonly #monthsOfOthers: readonly Day[]
  readonly #months = new Set<string>()
  #hintedAt = 0

  constructor(
    deps: WriterDeps,
    row: ImportRow,
    options: { causes: CauseBook; mends: boolean; months: readonly Day[] },
  ) {
    this.#deps = deps
    this.#row = row
    this.#causes = options.causes
    this.#mends = options.mends
    this.#monthsOfOthers = options.months
  }

  /** As it was last written. */
  get row(): ImportRow {
    return this.#row
  }

  /** The first days of the months in which rows were written. */
  get months(): ReadonlySet<string> {
    return this.#months
  }

  /** @throws CalledOff, and then nothing of the batch is written */
  async write(batch: RowBatch, position: Position): Promise<void> {
    const months = [...new Set(batch.rows.map(({ month }) => month))].filter(
      (month) => !this.#months.has(month),
    )
    await makePartitions(this.#deps.db, months)
    for (const month of months) this.#months.add(month)
    const next = await this.#deps.db.transaction((tx) => this.#writeIn(tx, batch, position))
    this.#row = next
    crashPoint(this.#deps, 'report.batch:committed')
  }

  async #writeIn(tx: Transaction, batch: RowBatch, position: Position): Promise<ImportRow> {
    const { companyId, id } = this.#row
    await forgoDisk(tx)
    const locked = await lockImport(tx, { companyId, id })
    if (locked?.status !== 'RUNNING' || locked.rowsRead !== this.#row.rowsRead) throw new CalledOff()
    await insertTreatments(tx, companyId, batch.treatments)
    await insertReasons(tx, companyId, batch.reasons)
    await noteBuyers(tx, { companyId, id }, batch.buyers)
    const { rows } = batch
    const elsewhere = await rowsElsewhere(tx, { companyId, id }, rows, this.#monthsOfOthers)
    const fresh = elsewhere.size === 0 ? rows : rows.filter((row) => !elsewhere.has(row.id))
    const inserted = await insertTransactions(tx, { companyId, id }, fresh)
    const again = await repeatedRows(tx, { companyId, id }, { rows, inserted, elsewhere })
    const kept = again.rows.size === 0 ? batch.rows : batch.rows.filter((row) => !again.rows.has(row))
    await changeTotals(tx, companyId, totalsOfRows(kept))
    const issues = [...batch.issues, ...again.issues]
    const changed = this.#causes.take(issues)
    await keepCauses(tx, changed.causes)
    await insertIssues(tx, { companyId, id }, changed.issues)
    crashPoint(this.#deps, 'report.batch:written')
    const at = this.#deps.clock.now()
    if (this.#mends && kept.length > 0)
      await resolveIssues(
        tx,
        { companyId, id },
        kept.map((row) => row.id),
        at,
      )
    const change = progress(locked, { batch, kept, again, position, at })
    await changeImport(tx, { companyId, id }, ['RUNNING'], change)
    await this.#hint(tx)
    return { ...locked, ...change }
  }

  /** Browsers that are open read again how far it is; not more often than a person looks. */
  async #hint(tx: Transaction): Promise<void> {
    const now = performance.now()
    if (now - this.#hintedAt < HINT_EVERY_MS) return
    this.#hintedAt = now
    sendHint(tx, { companyId: this.#row.companyId, kind: 'import' })
  }
}

type Written = {
  batch: RowBatch
  kept: readonly TransactionRow[]
  again: Awaited<ReturnType<typeof repeatedRows>>
  position: Position
  at: Date
}

function progress(row: ImportRow, { batch, kept, again, position, at }: Written): Partial<ImportRow> {
  const days = kept.map(({ day }) => day)
  return {
    rowsRead: position.rowsRead,
    bytesRead: Math.min(row.size, position.bytesRead),
    rowsKept: row.rowsKept + kept.length,
    rowsDuplicate: row.rowsDuplicate + again.same,
    rowsWithIssue: row.rowsWithIssue + batch.rowsWithIssue + again.different,
    rowsOutside: row.rowsOutside + batch.rowsOutside,
    sums: {
      in: position.in,
      treated: added(row.sums.treated, sumsOfRows(kept)),
      issues: added(added(row.sums.issues, batch.issueSums), again.issueSums),
      outside: added(added(row.sums.outside, batch.outsideSums), again.outsideSums),
    },
    firstDay: least([row.firstDay, ...days]),
    lastDay: most([row.lastDay, ...days]),
    // Begun by a release that did not note them: they stay unknown.
    saleDays: row.saleDays === null && row.firstDay !== null ? null : withSaleDays(row.saleDays ?? {}, days),
    changedAt: at,
  }
}

export const least = (days: readonly (string | null)[]): string | null =>
  days.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
export const most = (days: readonly (string | null)[]): string | null =>
  days.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)

export function sumsOfRows(rows: readonly TransactionRow[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { currency, amount } of rows) sums[currency] = (sums[currency] ?? 0) + amount
  return sums
}

type Counted = Omit<TotalChange, 'count'>

/** The sums by which rows raise the totals, or lower them. */
export function totalsOfRows(rows: readonly Counted[], sign: 1 | -1 = 1): TotalChange[] {
  const totals = new Map<string, TotalChange>()
  for (const row of rows) {
    const { month, treatment_id, currency, rate_day } = row
    const key = month + treatment_id + currency + (rate_day ?? '')
    let total = totals.get(key)
    if (!total) {
      total = { month, treatment_id, currency, rate_day, ...NOTHING }
      totals.set(key, total)
    }
    total.count += sign
    total.net += sign * row.net
    total.vat += sign * row.vat
    total.gross += sign * row.gross
    total.acquisition_vat += sign * row.acquisition_vat
    total.amount += sign * row.amount
  }
  return [...totals.values()]
}

const NOTHING = { count: 0, net: 0, vat: 0, gross: 0, acquisition_vat: 0, amount: 0 }
