import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { type CellValue, harmless, tableStream } from '#platform/server/table-file.ts'
import { formatAmount } from '#vat/engine/money.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { readHeader, readRows } from '../read-report.ts'
import type { RowSink } from '../reader/cells.ts'
import { findImport, partsOf } from './imports.repository.ts'
import { causesOf } from './issues.repository.ts'
import { issuesBetween, linesWithIssues } from './issues.queries.ts'
import { presentIssue } from './read-import.ts'
import type { CauseRow } from './report-issues.tables.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { reportsRefusals } from './reports.errors.ts'
import { openReport } from './sealed-report.ts'
import type { ImportId } from './transactions.repository.ts'

const COLUMNS: readonly LocalText[] = [
  { en: 'Line', zh: '行号' },
  { en: 'What is wrong', zh: '问题' },
  { en: 'What to do', zh: '处理方法' },
  { en: 'Column', zh: '列' },
  { en: 'Value', zh: '值' },
  { en: 'Amount that waits', zh: '待处理金额' },
  { en: 'Currency', zh: '币种' },
  { en: 'Corrected', zh: '已更正' },
]
const SHEET: LocalText = { en: 'Rows with problems', zh: '有问题的行' }
const YES: LocalText = { en: 'yes', zh: '是' }
/** A cell of a workbook takes 32,767 characters. */
const LONGEST_CELL = 30_000

type Line = { line: number; cells: readonly string[] }

/**
 * The rows of a report that have issues, as they stand in it, with what is wrong and what to do. The report is read
 * again while the workbook is written, so that neither is ever whole in memory.
 */
export async function issuesFile(
  deps: ReportsDeps,
  { companyId, importId, lang }: { companyId: string; importId: string; lang: Lang },
): Promise<FileAnswer> {
  const id = { companyId, id: importId }
  const row = await findImport(deps.db, id)
  if (!row) throw reportsRefusals.import_not_found()
  if (row.status !== 'FINISHED' && row.status !== 'WITHDRAWN') throw reportsRefusals.not_finished()
  const header = await readHeader(openReport(deps.files, await partsOf(deps.db, id)))
  const rows = new PassThrough({ objectMode: true, highWaterMark: 500 })
  const writer = new IssueRows(deps, id, { lang, rows })
  // What fails ends the download; whoever reads it sees that it broke off.
  void writer.write().then(
    () => rows.end(),
    (error: unknown) => rows.destroy(error instanceof Error ? error : new Error('not written')),
  )
  const name = `${row.fileName.replace(/\.[^.]*$/, '')}-${lang === 'zh' ? '问题' : 'issues'}`
  return tableStream({
    rows: rows as AsyncIterable<CellValue[]>,
    headings: [...COLUMNS.map((one) => pickText(one, lang)), ...header.map((one) => String(cell(one)))],
    format: 'xlsx',
    name,
    sheet: pickText(SHEET, lang),
  })
}

class IssueRows {
  readonly #deps: ReportsDeps
  readonly #id: ImportId
  readonly #lang: Lang
  readonly #rows: PassThrough
  #waiting: Line[] = []
  #causes = new Map<number, CauseRow>()

  constructor(deps: ReportsDeps, id: ImportId, to: { lang: Lang; rows: PassThrough }) {
    this.#deps = deps
    this.#id = id
    this.#lang = to.lang
    this.#rows = to.rows
  }

  async write(): Promise<void> {
    const { db, files } = this.#deps
    this.#causes = new Map((await causesOf(db, this.#id)).map((one) => [one.cause, one]))
    const lines = await linesWithIssues(db, this.#id)
    await readRows(openReport(files, await partsOf(db, this.#id)), this.#sink(lines), {
      afterPiece: () => this.#hand(),
    })
    await this.#hand()
  }

  #sink(lines: ReadonlySet<number>): RowSink {
    let width = 0
    return {
      header: (names) => {
        width = names.length
        return names.map((_, place) => place)
      },
      row: (cells) => {
        if (lines.has(cells.line))
          this.#waiting.push({
            line: cells.line,
            cells: Array.from({ length: width }, (_, slot) => cells.at(slot)),
          })
      },
      fault: ({ line, value }) => void this.#waiting.push({ line, cells: [value] }),
      unread: ({ line }) => void this.#waiting.push({ line, cells: [] }),
    }
  }

  /** Hands over what has gathered, and waits until it is taken. */
  async #hand(): Promise<void> {
    const lines = this.#waiting
    this.#waiting = []
    const [first, last] = [lines[0], lines.at(-1)]
    if (!first || !last) return
    const found = await issuesBetween(this.#deps.db, this.#id, first.line, last.line)
    const byLine = Map.groupBy(found, ({ line }) => line)
    for (const { line, cells } of lines) {
      for (const issue of byLine.get(line) ?? []) {
        const cause = this.#causes.get(issue.cause)
        if (cause)
          await this.#put([...this.#said(presentIssue(issue, cause, this.#lang)), ...cells.map(cell)])
      }
    }
  }

  #said(issue: ReturnType<typeof presentIssue>): CellValue[] {
    const { line, reason, fix, column, value, amount, resolvedAt } = issue
    return [
      line,
      reason,
      fix,
      cell(column ?? ''),
      cell(value),
      amount ? Number(formatAmount(amount.amount, amount.currency)) : null,
      amount ? cell(amount.currency) : null,
      resolvedAt === null ? null : pickText(YES, this.#lang),
    ]
  }

  async #put(row: CellValue[]): Promise<void> {
    if (this.#rows.destroyed) throw new Error('the download was left')
    if (!this.#rows.write(row)) await Promise.race([once(this.#rows, 'drain'), once(this.#rows, 'close')])
  }
}

const cell = (text: string): CellValue => harmless(text.slice(0, LONGEST_CELL))
