/**
 * One command of `npm run tax`: one question in, one answer out, each a line of JSON. Every command is a file of this
 * folder, named like the command, that exports `answer`. It never throws; what it cannot read it answers with
 * `unreadable(…)`, and the run then ends with exit code 1.
 */
export type Answer = Record<string, unknown>
export type Command = (question: unknown) => Answer

/** The answer to a line that could not be read: why, for people, and a code for programs. */
export function unreadable(code: string, en: string, zh: string): Answer {
  return { error: en, error_zh: zh, code }
}

/** A question as an object with named fields; null for everything else that JSON can be. */
export function fieldsOf(question: unknown): Record<string, unknown> | null {
  return typeof question === 'object' && question !== null && !Array.isArray(question)
    ? (question as Record<string, unknown>)
    : null
}

/** The caller's own id, so that answers can be matched with questions. */
export function idOf(fields: Record<string, unknown>): Answer {
  return 'id' in fields ? { id: fields.id } : {}
}
