import type { LocalText } from '#platform/shared/local-text.ts'
import type { Field } from './formats/fields.ts'
import { fillReason } from './issue-of-line.ts'
import type { RowIssue, Severity } from './issues.ts'

/** What was found in a row. `reason` may have placeholders, which are filled from `values`. */
export type Finding = Pick<RowIssue, 'code' | 'severity' | 'field' | 'reason' | 'fix'> &
  Partial<Pick<RowIssue, 'values'>>

const NO_VALUES = {}

/**
 * An issue of a row whose cells are known. Its sentence is filled for whoever reads it: of most rows the database keeps
 * the values alone. A class, since a getter in each object costs more than the sentence.
 */
export class IssueOfRow implements RowIssue {
  readonly line: number
  readonly code: string
  readonly severity: Severity
  readonly field: Field | null
  readonly column: string | null
  readonly value: string
  readonly fix: LocalText
  readonly values: Readonly<Record<string, string>>
  readonly amount: RowIssue['amount']
  readonly #reason: LocalText

  constructor(found: Finding, place: Pick<RowIssue, 'line' | 'column' | 'value' | 'amount'>) {
    this.line = place.line
    this.code = found.code
    this.severity = found.severity
    this.field = found.field
    this.column = place.column
    this.value = place.value
    this.fix = found.fix
    this.values = found.values ?? NO_VALUES
    this.amount = place.amount
    this.#reason = found.reason
  }

  get reason(): LocalText {
    return fillReason(this.#reason, this.values)
  }
}
