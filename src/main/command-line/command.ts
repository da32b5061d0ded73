/**
 * One command of `npm run tax`: one question in, one answer out, each a line of JSON. Every command is a file of this
 * folder, with the command's name, that exports `answer`. It never throws; invalid input is answered with
 * `unreadable(…)`, and the run then ends with exit code 1.
 */
export type Answer = Record<string, unknown>
export type Command = (question: unknown) => Answer

/** The answer to a line that could not be parsed: the reason for people, and a code for programs. */
export function unreadable(code: string, en: string, zh: string): Answer {
  return { error: en, error_zh: zh, code }
}

/** A question as an object with named fields; null for any other JSON. */
export function fieldsOf(question: unknown): Record<string, unknown> | null {
  return typeof question === 'object' && question !== null && !Array.isArray(question)
    ? (question as Record<string, unknown>)
    : null
}

/** The caller's own id, to match answers with questions. */
export function idOf(fields: Record<string, unknown>): Answer {
  return 'id' in fields ? { id: fields.id } : {}
}
