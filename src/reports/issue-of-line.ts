import type { LocalText } from '#platform/shared/local-text.ts'
import { ISSUE_TEXTS, type OwnIssue } from './issue-texts.ts'
import type { RowIssue, Severity } from './issues.ts'

type About = { line: number; value: string; values?: Readonly<Record<string, string>> }

/** What is wrong with a line of which no cell is known. */
export function issueOfLine(
  code: OwnIssue,
  severity: Severity,
  { line, value, values = {} }: About,
): RowIssue {
  const { reason, fix } = ISSUE_TEXTS[code]
  const nothing = { field: null, column: null, amount: null }
  return { line, code, severity, ...nothing, value, reason: fillReason(reason, values), fix, values }
}

/** Puts what differs from row to row into the reason of their cause. */
export const fillReason = (reason: LocalText, values: Readonly<Record<string, string>>): LocalText => {
  const { en, zh } = reason
  if (!en.includes('{') && !zh.includes('{')) return reason
  const filled = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { en: filled(en), zh: filled(zh) }
}
