import type { LocalText } from '#platform/shared/local-text.ts'
import type { VatResult } from '#vat/engine/vat-result.ts'
import { type Field, SLOT } from './formats/fields.ts'
import type { Columns, Format } from './formats/format.ts'
import type { SalesRow } from './formats/sales-row.ts'
import { type Finding, IssueOfRow } from './issue-of-row.ts'
import {
  FIX_CELL,
  FIX_DISTANCE,
  FIX_SELLER,
  HINT_ASKED,
  HINT_LAW,
  HINT_SELLER,
  ISSUE_TEXTS,
  type OwnIssue,
} from './issue-texts.ts'
import type { IssueLog, Severity } from './issues.ts'
import { mappedAdvice } from './mapped-advice.ts'
import type { Cells } from './reader/cells.ts'
import { behindLaw, notesOf, type RowNote } from './row-notes.ts'
import type { FoundSale } from './sale-index.ts'
import { differences } from './second-opinion.ts'
import { waitsForDistance } from './waits-for-distance.ts'

/** What of a cell is shown. */
export const LONGEST_VALUE = 200
const LONGEST_WORD = 60

/** What is wrong with the rows of a file, or worth a look. */
export class RowFindings {
  readonly #issues: IssueLog
  readonly #format: Format
  /** What was said once about days behind the known law. */
  readonly #laws = new Set<string>()
  #columns: Columns = { places: {} as Record<Field, number>, names: [] }

  constructor(issues: IssueLog, format: Format) {
    this.#issues = issues
    this.#format = format
  }

  /** Before the first row. */
  header(columns: Columns): void {
    this.#columns = columns
  }

  /** What is worth a look although the row was decided. */
  remarks(row: SalesRow, cells: Cells, result: VatResult, sale: FoundSale | null): void {
    if (sale?.by === 'AMOUNT') this.own(row, cells, 'REFUND_SALE_BY_AMOUNT', 'WARNING', 'orderId')
    if (sale?.by === 'BEFORE_FILE') this.own(row, cells, 'REFUND_SALE_BEFORE_FILE', 'WARNING', 'orderId')
    const { scheme } = result.decision
    this.#lawOf(row, cells, result)
    const exempt = scheme === 'IC_SUPPLY' || scheme === 'DOMESTIC_REVERSE_CHARGE'
    if (exempt && row.buyer.unconfirmed)
      this.own(row, cells, 'NUMBER_NOT_CONFIRMED', 'WARNING', 'buyerNumber')
    if (row.kind === 'MOVE') return
    for (const { code, said, ours } of differences(row.said, result))
      this.own(row, cells, code, 'WARNING', OPINION_FIELDS[code], { said, ours })
  }

  /** It holds for all rows of such days: the first of each kind says it. */
  #lawOf(row: SalesRow, cells: Cells, { decision }: VatResult): void {
    const reason = decision.status === 'PROVISIONAL' ? behindLaw(decision) : undefined
    if (!reason || this.#laws.has(reason.en)) return
    this.#laws.add(reason.en)
    const about = { code: 'LAW_NOT_KNOWN', severity: 'WARNING', field: 'date', reason } as const
    this.#issue(row, cells, { ...about, fix: HINT_LAW, waits: false })
  }

  /** What the rules say of it. */
  notes(row: SalesRow, cells: Cells, { decision }: VatResult): void {
    let first = true
    for (const note of notesOf(decision)) {
      // The money waits for all of them, and is listed with the first.
      const waits = first && note.severity === 'ERROR'
      first = false
      const { code } = note
      if (code === 'BUYER_NUMBER_NOT_VALID' && row.buyer.said)
        this.own(row, cells, 'NUMBER_DENIED', 'WARNING', 'buyerNumber')
      else this.#issue(row, cells, { ...note, ...this.#advice(note, cells), waits })
    }
  }

  /** The row's money waits for its first error, and is listed with that. */
  further(row: SalesRow, cells: Cells, notes: readonly RowNote[]): void {
    for (const note of notes) this.#issue(row, cells, { ...note, ...this.#advice(note, cells), waits: false })
  }

  #advice(note: RowNote, cells: Cells): { reason: LocalText; fix: LocalText } {
    const { code, field, reason } = note
    const word = code === 'TYPE_NOT_COVERED' ? cells.at(SLOT.type).trim().slice(0, LONGEST_WORD) : ''
    return mappedAdvice(this.#format, { code, field, reason, word }) ?? { reason, fix: fixOf(note) }
  }

  /**
   * One of our own findings.
   * @param isFirst whether the row's money waits for it, and not for one before it
   */
  own(
    row: SalesRow,
    cells: Cells,
    code: OwnIssue,
    severity: Severity,
    field: Field | null,
    values: Readonly<Record<string, string>> = {},
    isFirst = true,
  ): void {
    const { reason, fix } = ISSUE_TEXTS[code]
    const waits = isFirst && severity === 'ERROR'
    this.#issue(row, cells, { code, severity, field, reason, fix, waits, values })
  }

  #issue(row: SalesRow, cells: Cells, issue: Finding & { waits: boolean }): void {
    const { code, severity, field, waits } = issue
    this.#issues.add(
      code,
      severity,
      () =>
        new IssueOfRow(issue, {
          line: row.line,
          column: field === null ? null : (this.#columns.names[this.#columns.places[field]] ?? null),
          value: field === null ? '' : cells.at(SLOT[field]).slice(0, LONGEST_VALUE),
          amount: waits && row.amount !== null ? { units: row.amount, currency: row.currency } : null,
        }),
    )
  }
}

function fixOf({ code, severity, aboutSeller }: RowNote): LocalText {
  if (waitsForDistance(code)) return FIX_DISTANCE
  if (aboutSeller) return severity === 'ERROR' ? FIX_SELLER : HINT_SELLER
  return code === 'BUYER_NUMBER_NOT_CHECKED' ? HINT_ASKED : FIX_CELL
}

const OPINION_FIELDS: Readonly<Record<OwnIssue & `OTHER_${string}`, Field>> = {
  OTHER_SCHEME: 'scheme',
  OTHER_LIABLE: 'responsibility',
  OTHER_RATE: 'vatRate',
  OTHER_VAT: 'vat',
  OTHER_COUNTRY: 'vatCountry',
}
