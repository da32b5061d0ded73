import type { Day } from '#platform/shared/calendar.ts'
import type { VatEngine } from '#vat/engine/determine-vat.ts'
import type { VatResult } from '#vat/engine/vat-result.ts'
import type { BuyersNumbers } from './buyers-numbers.ts'
import { AMAZON_VAT_REPORT } from './formats/amazon.ts'
import { type Field, FIELDS, SLOT } from './formats/fields.ts'
import { findColumns, type Format, missingColumns } from './formats/format.ts'
import { rowReader } from './formats/read-row.ts'
import type { RowOptions, RowReader, SalesRow } from './formats/sales-row.ts'
import { NO_SALE } from './formats/type-words.ts'
import { errorsOf, furtherErrors } from './further-errors.ts'
import { RowKeys } from './hashed-keys.ts'
import { figuresOf } from './figures-of-row.ts'
import { issueOfLine } from './issue-of-line.ts'
import type { OwnIssue } from './issue-texts.ts'
import type { Turnover } from './distance-value.ts'
import type { IssueLog } from './issues.ts'
import type { Cells, Hash, RowSink, TableFault } from './reader/cells.ts'
import type { FoundSale, SaleIndex } from './sale-index.ts'
import { LONGEST_VALUE, RowFindings } from './row-findings.ts'
import { Sums } from './sums.ts'
import { type Figures, Totals } from './totals.ts'

/** Columns that a file must have and has not. */
export class MissingColumns extends Error {
  readonly names: readonly string[]
  constructor(names: readonly string[]) {
    super(names.join(', '))
    this.names = names
  }
}

/** Where the money of a row went: exactly one of the three. */
export type Bucket = 'TREATED' | 'ISSUE' | 'OUTSIDE'

type OutsideSum = { reason: string; count: number; sums: Sums }

/** What became of a row. Row and cells change with the next one: what is kept must be copied. */
export type RowOutcome = {
  bucket: Bucket
  result: VatResult | null
  /** null unless it is treated */
  figures: Figures | null
  /** The day of a refund's sale */
  saleDay: Day | null
  /** As in the row's total */
  rateDay: Day | null
  /** Euro cents that it adds to the year's distance sales */
  distanceSales: number | null
  cells: Cells
}

/** Everything that comes out of a file. */
export type ReportResult = {
  rows: number
  totals: Totals
  issues: IssueLog
  outside: OutsideSum[]
  check: { in: Sums; treated: Sums; issues: Sums; outside: Sums }
}

export type RowsOptions = RowOptions & {
  format: Format
  engine: VatEngine
  sales: SaleIndex
  /** What registers said about buyers' numbers; null: nobody asks, and check digits count */
  buyers: BuyersNumbers | null
  issues: IssueLog
  /** For a seller who may be below the threshold of distance sales */
  turnover?: Turnover
  /** Told of each row, for whoever keeps them */
  onRow?: (row: SalesRow, outcome: RowOutcome) => void
  /** Told of each row that could not be taken apart */
  onFault?: () => void
  /** The seller's accounts at Amazon, where all of them are known */
  accounts?: ReadonlySet<string> | null
  /** How many rows there will be, as far as it is known */
  rows?: number
  /** The last day on which a sale can have been; a later one is a slip of the pen */
  lastDay?: Day
}

/**
 * Determines the VAT of a file's rows, one after the other, and sums up. Every amount of the file ends in exactly one
 * of: a treatment's total, an issue, outside the scope with its reason.
 */
export class RowDeterminer implements RowSink {
  readonly result: ReportResult
  readonly #options: RowsOptions
  readonly #reader: RowReader
  readonly #keys: RowKeys
  /** Of Amazon's report: accounts that were compared with those of the seller. */
  readonly #accounts: Set<string> | null
  readonly #outside = new Map<string, OutsideSum>()
  readonly #hash: Hash = { high: 0, low: 0 }
  readonly #findings: RowFindings
  /** How many columns the file has, and how many of them every row must have. */
  #width = 0
  #needed = 0

  constructor(options: RowsOptions) {
    this.#options = options
    this.#reader = rowReader(options.format, options)
    this.#keys = new RowKeys(options.rows)
    this.#findings = new RowFindings(options.issues, options.format)
    this.#accounts = options.accounts && options.format.id === AMAZON_VAT_REPORT.id ? new Set() : null
    const check = { in: new Sums(), treated: new Sums(), issues: new Sums(), outside: new Sums() }
    this.result = { rows: 0, totals: new Totals(), issues: options.issues, outside: [], check }
  }

  header(names: readonly string[]): readonly number[] {
    const { format } = this.#options
    const columns = findColumns(format, names)
    const missing = missingColumns(format, columns)
    if (missing.length > 0) throw new MissingColumns(missing)
    this.#findings.header(columns)
    this.#width = columns.names.length
    const { places } = columns
    this.#needed = 1 + Math.max(...format.required.map((field) => places[field]))
    return FIELDS.map((field) => places[field])
  }

  fault({ line, code, value }: TableFault): void {
    this.result.rows++
    this.result.issues.add(code, 'ERROR', () => issueOfLine(code, 'ERROR', { line, value }))
    this.#options.onFault?.()
  }

  /** It counts as no row, since nobody knows how many it has. */
  unread({ line, sheet }: { line: number; sheet: number }): void {
    const about = { line, value: String(sheet), values: { sheet: String(sheet) } }
    this.result.issues.add('SHEET_NOT_READ', 'WARNING', () => issueOfLine('SHEET_NOT_READ', 'WARNING', about))
  }

  row(cells: Cells): void {
    this.result.rows++
    const row = this.#reader.read(cells)
    if (row.amount !== null) this.result.check.in.add(row.currency, row.amount)
    if (this.#accounts) this.#lookAtAccount(row, cells, this.#accounts)
    const damage = this.#damageOf(cells)
    if (damage) return this.#refuse(row, cells, damage, null)
    if (row.type === NO_SALE) return this.#leaveOutside(row, cells, null, 'NOT_A_SALE')
    const wrong = this.#quantityOf(row)
    const isAhead = this.#isAhead(row)
    if (wrong || isAhead) return this.#refuseCells(row, cells, wrong, isAhead)
    if (this.#reader.isFurtherLine(row, cells)) return this.#leaveOutside(row, cells, null, 'LINE_OF_ORDER')
    const repeated = this.#repeats(cells)
    if (repeated === 'SAME') {
      this.#findings.own(row, cells, 'DUPLICATE_ROW', 'WARNING', 'orderId')
      return this.#leaveOutside(row, cells, null, 'DUPLICATE_ROW')
    }
    if (repeated === 'DIFFERENT') return this.#refuse(row, cells, 'DUPLICATE_DIFFERS', 'orderId')
    this.#determine(row, cells, row.kind === 'REFUND' ? this.#options.sales.saleOf(row, cells) : null)
    const refund = this.#reader.refundOf(row, cells)
    if (refund) this.#refundBesideSale(refund, cells)
  }

  /** Of rows whose account is none of the seller's the first says it: the whole file may be somebody else's. */
  #lookAtAccount(row: SalesRow, cells: Cells, seen: Set<string>): void {
    const account = cells.at(SLOT.account)
    if (account === '' || seen.has(account) || seen.size >= MOST_ACCOUNTS) return
    seen.add(account)
    if (this.#options.accounts?.has(account.trim().toUpperCase())) return
    const shown = account.slice(0, LONGEST_VALUE)
    this.#findings.own(row, cells, 'ACCOUNT_NOT_A_SHOP', 'WARNING', 'account', { account: shown })
  }

  /** A sale and its refund in one row. */
  #refundBesideSale(refund: SalesRow, cells: Cells): void {
    if (refund.amount !== null) this.result.check.in.add(refund.currency, refund.amount)
    this.#findings.own(refund, cells, 'REFUND_DAY_NOT_KNOWN', 'WARNING', 'refunded')
    this.#determine(refund, cells, null)
  }

  /** Its cells may stand in the wrong columns: what they say is not looked at. */
  #damageOf(cells: Cells): OwnIssue | null {
    if (cells.count > this.#width) return 'ROW_TOO_LONG'
    if (cells.count < this.#width && cells.cut) return 'FILE_CUT_OFF'
    return cells.count < this.#needed ? 'ROW_TOO_SHORT' : null
  }

  #quantityOf(row: SalesRow): OwnIssue | null {
    if (row.kind !== 'MOVE' || row.type === 'RETURN') return null
    if (Number.isNaN(row.quantity)) return 'QUANTITY_NOT_READABLE'
    return row.quantity < 0 ? 'NEGATIVE_QUANTITY' : null
  }

  /** All that is wrong at once: whoever mends the row does so once. */
  #refuseCells(row: SalesRow, cells: Cells, quantity: OwnIssue | null, isAhead: boolean): void {
    if (quantity) this.#findings.own(row, cells, quantity, 'ERROR', 'quantity')
    if (isAhead) this.#findings.own(row, cells, 'DAY_IN_FUTURE', 'ERROR', 'date', {}, quantity === null)
    this.#findings.further(row, cells, errorsOf(this.#options.engine, row.transaction))
    this.#toIssues(row, cells, null)
  }

  #isAhead({ day }: SalesRow): boolean {
    const { lastDay } = this.#options
    return lastDay !== undefined && day !== null && day > lastDay
  }

  #repeats(cells: Cells): 'NEW' | 'SAME' | 'DIFFERENT' {
    const hash = this.#hash
    hash.high = 0x811c9dc5
    hash.low = 0
    if (!this.#reader.key(cells, hash)) return 'NEW'
    const { high, low } = hash
    this.#reader.content(cells, hash)
    const content = hash.low ^ (hash.low >>> 16)
    hash.high = high
    hash.low = low
    return this.#keys.add(hash, content)
  }

  #determine(row: SalesRow, cells: Cells, sale: FoundSale | null): void {
    const { engine, turnover, buyers } = this.#options
    if (sale) row.transaction.original_supply_date = sale.day
    buyers?.answer(row, sale)
    const distanceSales = turnover?.tell(row, sale) ?? null
    const result = engine(row.transaction)
    const { decision } = result
    const undecided = decision.status === 'QUESTION' || decision.status === 'REFUSED'
    if (!undecided && decision.scheme === 'NONE') {
      return this.#leaveOutside(row, cells, result, decision.rule ?? 'OUTSIDE')
    }
    const figures = undecided ? null : figuresOf(row, result)
    if (!figures || row.day === null) {
      if (!undecided)
        return this.#refuse(
          row,
          cells,
          row.amount === null ? 'NO_COST_PRICE' : 'NEGATIVE_COST_PRICE',
          'costPrice',
        )
      this.#findings.notes(row, cells, result)
      this.#findings.further(row, cells, furtherErrors(engine, row.transaction, result))
      return this.#toIssues(row, cells, result)
    }
    this.#findings.notes(row, cells, result)
    this.#findings.remarks(row, cells, result, sale)
    const taxPoint = sale?.day ?? row.day
    const rateDay = this.result.totals.add(decision, row.day, row.currency, figures, taxPoint)
    this.result.check.treated.add(row.currency, figures.amount)
    const saleDay = sale?.day ?? (row.kind === 'REFUND' ? row.day : null)
    this.#options.onRow?.(row, {
      bucket: 'TREATED',
      result,
      figures,
      saleDay,
      rateDay,
      distanceSales,
      cells,
    })
  }

  #refuse(row: SalesRow, cells: Cells, code: OwnIssue, field: Field | null): void {
    this.#findings.own(row, cells, code, 'ERROR', field)
    this.#toIssues(row, cells, null)
  }

  #toIssues(row: SalesRow, cells: Cells, result: VatResult | null): void {
    if (row.amount !== null) this.result.check.issues.add(row.currency, row.amount)
    this.#options.onRow?.(row, {
      bucket: 'ISSUE',
      result,
      figures: null,
      saleDay: null,
      rateDay: null,
      distanceSales: null,
      cells,
    })
  }

  #leaveOutside(row: SalesRow, cells: Cells, result: VatResult | null, reason: string): void {
    let sum = this.#outside.get(reason)
    if (!sum) {
      sum = { reason, count: 0, sums: new Sums() }
      this.#outside.set(reason, sum)
      this.result.outside.push(sum)
    }
    sum.count++
    if (row.amount !== null) {
      sum.sums.add(row.currency, row.amount)
      this.result.check.outside.add(row.currency, row.amount)
    }
    this.#options.onRow?.(row, {
      bucket: 'OUTSIDE',
      result,
      figures: null,
      saleDay: null,
      rateDay: null,
      distanceSales: null,
      cells,
    })
  }
}

/** A file of sales is of few accounts. */
const MOST_ACCOUNTS = 100
