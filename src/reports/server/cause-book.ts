import type { LocalText } from '#platform/shared/local-text.ts'
import { CAUSES, FILLED, ISSUE_TEXTS, type OwnIssue } from '../issue-texts.ts'
import type { RowIssue } from '../issues.ts'
import { harmlessText } from './harmless-json.ts'
import type { NewIssue } from './issues.repository.ts'
import type { CauseRow } from './report-issues.tables.ts'
import type { BatchIssue } from './row-batch.ts'
import type { ImportId } from './transactions.repository.ts'

/** More different sentences than the rules have; what comes after them is listed under the first of its kind. */
const MOST_CAUSES = 2000

type Seen = Pick<RowIssue, 'code' | 'severity' | 'column'> & { cause: CauseRow }

/** The causes of a report's issues, numbered in the order in which they were found. */
export class CauseBook {
  readonly #import: ImportId
  readonly #byKey = new Map<string, CauseRow>()
  readonly #byCode = new Map<string, CauseRow>()
  readonly #byReason = new WeakMap<LocalText, Seen[]>()
  #count = 0

  /** @param known those that an earlier attempt has written */
  constructor(importId: ImportId, known: readonly CauseRow[] = []) {
    this.#import = importId
    for (const row of known) this.#add(keyOf(row.code, row.severity, row.column, row.reason), { ...row })
  }

  /** All of them, as they stand. */
  get all(): CauseRow[] {
    return [...this.#byKey.values()].map((cause) => ({ ...cause }))
  }

  /** @returns the issues with the numbers of their causes, and the causes as they then are */
  take(issues: readonly BatchIssue[]): { causes: CauseRow[]; issues: NewIssue[] } {
    const touched = new Set<CauseRow>()
    const rows = issues.map(({ issue, place, rowId, row }): NewIssue => {
      const cause = this.#causeOf(issue)
      touched.add(cause)
      cause.count++
      const { amount, values } = issue
      if (amount)
        cause.sums = { ...cause.sums, [amount.currency]: (cause.sums[amount.currency] ?? 0) + amount.units }
      return {
        line: issue.line,
        place,
        cause: cause.cause,
        value: issue.value,
        params: Object.keys(values).length === 0 ? null : values,
        amount: amount?.units ?? null,
        currency: amount?.currency ?? null,
        row_id: rowId,
        ...(row ?? NOT_KNOWN),
      }
    })
    return { causes: [...touched].map((cause) => ({ ...cause })), issues: rows }
  }

  #causeOf(issue: RowIssue): CauseRow {
    const { code, severity, column } = issue
    const reason = reasonOf(issue)
    // Most rows bring the same sentence as an object: it is compared as text once.
    let seen = this.#byReason.get(reason)
    if (!seen) this.#byReason.set(reason, (seen = []))
    const known = seen.find((one) => one.code === code && one.severity === severity && one.column === column)
    if (known) return known.cause
    const cause = this.#findCause(issue, reason)
    seen.push({ code, severity, column, cause })
    return cause
  }

  #findCause(issue: RowIssue, reason: LocalText): CauseRow {
    const { code, severity, fix } = issue
    const column = issue.column === null ? null : harmlessText(issue.column).slice(0, 200)
    const key = keyOf(code, severity, column, reason)
    const found = this.#byKey.get(key)
    if (found) return found
    const first = this.#byCode.get(`${code} ${severity}`)
    if (first && this.#count >= MOST_CAUSES) return first
    const { companyId, id: importId } = this.#import
    const texts = { reason: harmless(reason), fix: harmless(fix) }
    return this.#add(key, {
      companyId,
      importId,
      cause: this.#count,
      code,
      severity,
      column,
      ...texts,
      count: 0,
      sums: {},
    })
  }

  #add(key: string, row: CauseRow): CauseRow {
    this.#byKey.set(key, row)
    const kind = `${row.code} ${row.severity}`
    if (!this.#byCode.has(kind)) this.#byCode.set(kind, row)
    this.#count++
    return row
  }
}

/** Of a line that could not be taken apart. */
const NOT_KNOWN = { month: null, depart: null, arrive: null, sku: null }

/** The sentence that holds for all of its rows. That of one row is filled in when it is asked for, and rarely is. */
function reasonOf(issue: RowIssue): LocalText {
  const { code } = issue
  if (FILLED.has(code)) return issue.reason
  const own: { reason: LocalText } | undefined = Object.hasOwn(ISSUE_TEXTS, code)
    ? ISSUE_TEXTS[code as OwnIssue]
    : undefined
  return CAUSES[code as OwnIssue] ?? own?.reason ?? issue.reason
}

const harmless = ({ en, zh }: LocalText): LocalText => ({ en: harmlessText(en), zh: harmlessText(zh) })

const keyOf = (code: string, severity: string, column: string | null, { en }: LocalText): string =>
  [code, severity, column ?? '', harmlessText(en)].join('\n')
