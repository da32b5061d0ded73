import type { LocalText } from '#platform/shared/local-text.ts'
import type { Field } from './formats/fields.ts'

/** ERROR: the row is not in the totals until somebody mends it. WARNING: it is, and somebody should look at it. */
export type Severity = 'ERROR' | 'WARNING'

/** Something that is wrong with a row, or to be looked at. */
export type RowIssue = {
  line: number
  code: string
  severity: Severity
  field: Field | null
  /** The file's own name of the column; null: the row as a whole, or a fact about the seller */
  column: string | null
  value: string
  reason: LocalText
  fix: LocalText
  /** What `reason` names of this row, where rows with the same cause differ in it */
  values: Readonly<Record<string, string>>
  /** What of the file's money waits for an answer; null where it is in the totals, or cannot be read */
  amount: { units: number; currency: string } | null
}

export type IssueCount = { code: string; severity: Severity; count: number }

/** Enough to work with; the counts are of all. */
const KEPT_OF_EACH = 1000

/** The issues of a file: the first of each kind, and how many there are. A taker gets every one. */
export class IssueLog {
  readonly list: RowIssue[] = []
  readonly #counts = new Map<string, IssueCount>()
  readonly #take: ((issue: RowIssue) => void) | null
  readonly #kept: number

  constructor(take: ((issue: RowIssue) => void) | null = null, kept = KEPT_OF_EACH) {
    this.#take = take
    this.#kept = kept
  }

  /** @param make is not called for issues that nobody gets to see */
  add(code: string, severity: Severity, make: () => RowIssue): void {
    const key = `${severity} ${code}`
    const found = this.#counts.get(key)
    const count = found ?? { code, severity, count: 0 }
    if (!found) this.#counts.set(key, count)
    count.count++
    if (this.#take === null && count.count > this.#kept) return
    const issue = make()
    this.#take?.(issue)
    if (count.count <= this.#kept) this.list.push(issue)
  }

  /** The most frequent first. */
  get counts(): IssueCount[] {
    return [...this.#counts.values()].toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
  }

  /** Whether `list` has all of them. */
  get complete(): boolean {
    return [...this.#counts.values()].every(({ count }) => count <= this.#kept)
  }
}
