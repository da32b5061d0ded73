import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { NO_SUMS, type SumsByCurrency } from '../import-states.ts'
import { withSaleDays } from '../sale-days.ts'
import { deleteBuyers, noteBuyers } from './buyer-numbers.repository.ts'
import type { CauseBook } from './cause-book.ts'
import {
  CalledOff,
  least,
  most,
  type Position,
  sumsOfRows,
  totalsOfRows,
  type WriterDeps,
} from './import-writer.ts'
import { lockImport } from './imports.repository.ts'
import { replaceIssues } from './replace-issues.ts'
import { resolveIssues } from './issues.repository.ts'
import { makePartitions } from './partitions.repository.ts'
import { FIRST_PLACE, issueOfRepeated, rowsElsewhere, saysTheSame } from './repeated-rows.ts'
import { earlierVerdicts, type Rejudged, rejudgeRows } from './rejudge-rows.ts'
import {
  changeJudged,
  changeRejudgement,
  keepVerdicts,
  lockJudged,
  removeJudged,
} from './rejudgements.repository.ts'
import type { RejudgementRow } from './rejudgements.tables.ts'
import type { ImportRow } from './reports.tables.ts'
import { added, type BatchIssue, type RowBatch } from './row-batch.ts'
import {
  changeTotals,
  insertReasons,
  insertTransactions,
  insertTreatments,
} from './transactions.repository.ts'

/** What a whole file comes to, counted anew. */
export type Counted = Pick<
  ImportRow,
  | 'rowsRead'
  | 'rowsKept'
  | 'rowsDuplicate'
  | 'rowsWithIssue'
  | 'rowsOutside'
  | 'sums'
  | 'firstDay'
  | 'lastDay'
  | 'saleDays'
>

/**
 * Compares the rows of a report, determined anew, with those that are stored, and writes what differs: rows, totals,
 * issues and what was before in one transaction a batch. Done again after a kill it finds what it has changed already.
 */
export class RejudgementWriter {
  readonly #deps: WriterDeps
  readonly #rejudgement: RejudgementRow
  readonly #causes: CauseBook
  /** In which other files have rows. */
  readonly #monthsOfOthers: readonly Day[]
  #isFirst = true
  #lastLine = -1
  #counted: Counted = {
    rowsRead: 0,
    rowsKept: 0,
    rowsDuplicate: 0,
    rowsWithIssue: 0,
    rowsOutside: 0,
    sums: NO_SUMS,
    firstDay: null,
    lastDay: null,
    saleDays: {},
  }

  constructor(
    deps: WriterDeps,
    rejudgement: RejudgementRow,
    { causes, months }: { causes: CauseBook; months: readonly Day[] },
  ) {
    this.#deps = deps
    this.#rejudgement = rejudgement
    this.#causes = causes
    this.#monthsOfOthers = months
  }

  get #isRevival(): boolean {
    return this.#rejudgement.changes.some(({ fact }) => fact === 'WITHDRAWN')
  }

  get counted(): Counted {
    return this.#counted
  }

  async write(batch: RowBatch, position: Position): Promise<void> {
    await makePartitions(this.#deps.db, [...new Set(batch.rows.map(({ month }) => month))])
    const { rejudged, issues } = await this.#deps.db.transaction((tx) => this.#writeIn(tx, batch))
    this.#isFirst = false
    this.#count(batch, { rejudged, issues, position })
    crashPoint(this.#deps, 'report.rejudge:committed')
  }

  async #writeIn(tx: Transaction, batch: RowBatch) {
    const { companyId, importId } = this.#rejudgement
    const id = { companyId, id: importId }
    const report = await lockImport(tx, id)
    if (report?.status !== 'FINISHED') throw new CalledOff()
    await insertTreatments(tx, companyId, batch.treatments)
    await insertReasons(tx, companyId, batch.reasons)
    // From its first row on: nothing is left of what the rows were determined by before.
    if (this.#isFirst) await deleteBuyers(tx, id)
    await noteBuyers(tx, id, batch.buyers)
    const stored = await lockJudged(tx, companyId, [...batch.rows, ...batch.others])
    const come = batch.rows.filter((row) => !stored.has(row.id))
    const elsewhere = await rowsElsewhere(tx, id, come, this.#monthsOfOthers)
    const rejudged = rejudgeRows(batch, report, { stored, elsewhere })
    await this.#writeRows(tx, rejudged)
    const issues = [...batch.issues, ...issuesOfRepeated(rejudged)]
    const last = Math.max(
      this.#lastLine,
      ...[batch.rows, batch.others].flatMap((of) => of.at(-1)?.line ?? []),
      ...batch.issues.map(({ issue }) => issue.line),
    )
    await replaceIssues(tx, id, { causes: this.#causes, issues, after: this.#lastLine, last })
    this.#lastLine = last
    const addedIds = rejudged.added.map((row) => row.id)
    if (addedIds.length > 0) await resolveIssues(tx, id, addedIds, this.#deps.clock.now())
    crashPoint(this.#deps, 'report.rejudge:written')
    return { rejudged, issues }
  }

  async #writeRows(tx: Transaction, rejudged: Rejudged): Promise<void> {
    const { added: come, changed, removed } = rejudged
    if (come.length + changed.length + removed.length === 0) return
    const { companyId, importId, id } = this.#rejudgement
    await removeJudged(tx, companyId, removed)
    const inserted = await insertTransactions(tx, { companyId, id: importId }, come)
    if (inserted !== come.length) throw new Error('a row came from elsewhere while it was determined anew')
    const now = changed.map(({ to }) => to)
    await changeJudged(tx, companyId, now)
    await changeTotals(tx, companyId, totalsOfRows([...removed, ...changed.map(({ from }) => from)], -1))
    await changeTotals(tx, companyId, totalsOfRows([...come, ...now]))
    const at = this.#deps.clock.now()
    // Rows that are revived counted until now, as rows of another file.
    const known = { ...rejudged, added: [] }
    await keepVerdicts(
      tx,
      { companyId, importId, id, at },
      earlierVerdicts(this.#isRevival ? known : rejudged),
    )
    const rowsChanged = come.length + changed.length + removed.length
    await changeRejudgement(tx, this.#rejudgement, { rowsChanged })
  }

  #count(batch: RowBatch, { rejudged, position }: Written): void {
    const { kept, repeated } = rejudged
    const before = this.#counted
    const days = kept.map(({ day }) => day)
    const same = repeated.filter(isSame)
    const different = repeated.filter((one) => !isSame(one))
    this.#counted = {
      rowsRead: position.rowsRead,
      rowsKept: before.rowsKept + kept.length,
      rowsDuplicate: before.rowsDuplicate + same.length,
      rowsWithIssue: before.rowsWithIssue + batch.rowsWithIssue + different.length,
      rowsOutside: before.rowsOutside + batch.rowsOutside,
      sums: {
        in: position.in,
        treated: added(before.sums.treated, sumsOfRows(kept)),
        issues: plus(before.sums.issues, batch.issueSums, sumsOf(different)),
        outside: plus(before.sums.outside, batch.outsideSums, sumsOf(same)),
      },
      firstDay: least([before.firstDay, ...days]),
      lastDay: most([before.lastDay, ...days]),
      saleDays: withSaleDays(before.saleDays ?? {}, days),
    }
  }
}

const isSame = ({ row, earlier }: Rejudged['repeated'][number]): boolean => saysTheSame(earlier, row)

const sumsOf = (repeated: Rejudged['repeated']): SumsByCurrency => sumsOfRows(repeated.map(({ row }) => row))

type Written = { rejudged: Rejudged; issues: readonly BatchIssue[]; position: Position }

const plus = (...sums: readonly SumsByCurrency[]): SumsByCurrency =>
  sums.reduce((one, other) => added(one, other))

const issuesOfRepeated = ({ repeated }: Rejudged): BatchIssue[] =>
  repeated.map(({ row, earlier }, at) => ({ ...issueOfRepeated(row, earlier), place: FIRST_PLACE + at }))
