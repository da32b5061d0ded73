import { ownValue } from '../model/answer-kinds.ts'
import { withChoices } from '../model/names-above.ts'
import { isQuestion } from '../evaluate/answers.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { Answers, GroupField, Template } from '../model/template.ts'

/** What a reviewer sent back: a field, a group with its rows, or one row. Only open notes unlock anything. */
export type ReviewNotePath = { path: string; open: boolean }

/** A note on `directors` opens all its rows, one on `directors/<id>` the row, one on a field that field. */
function isOpened(path: string, openPaths: readonly string[]): boolean {
  return openPaths.some((open) => path === open || path.startsWith(`${open}/`))
}

/**
 * What was asked when the form was submitted. A question that comes up only now was never answered, so it is
 * editable.
 */
function askedPaths(template: Template, submitted: unknown): Set<string> {
  const { fields } = evaluate(template, submitted)
  const asked = fields.filter(
    (entry) => entry.visible && (isQuestion(entry.field) || entry.field.type === 'group'),
  )
  return new Set(asked.map((entry) => entry.path))
}

/**
 * What stays locked in a returned form: every question that was asked in the submitted answers and is not
 * named by an open note. A locked group (`directors`) means that no row may be added or removed.
 */
export function lockedPaths(
  template: Template,
  submitted: unknown,
  notes: readonly ReviewNotePath[],
): ReadonlySet<string> {
  const returned = notes.filter((note) => note.open).map((note) => note.path)
  const openPaths = withChoices(template, returned)
  return new Set([...askedPaths(template, submitted)].filter((path) => !isOpened(path, openPaths)))
}

/**
 * The submitted answers with only the allowed changes of `after`. Both may be anything; the result still has
 * to be validated.
 */
export function applyEditable(
  template: Template,
  before: unknown,
  after: unknown,
  returned: readonly string[],
): Answers {
  const asked = askedPaths(template, before)
  const openPaths = withChoices(template, returned)
  const isFree = (path: string): boolean => !asked.has(path) || isOpened(path, openPaths)
  const merged = template.sections
    .flatMap((section) => section.fields)
    .map((field): [string, unknown] => {
      const was = ownValue(before, field.key)
      const is = ownValue(after, field.key)
      if (isFree(field.key)) return [field.key, is]
      return [field.key, field.type === 'group' ? mergeRows(field, was, is, isFree) : was]
    })
  return evaluate(template, Object.fromEntries(merged)).values
}

function mergeRows(
  group: GroupField,
  before: unknown,
  after: unknown,
  isFree: (path: string) => boolean,
): unknown {
  if (!Array.isArray(before)) return before
  const newer: unknown[] = Array.isArray(after) ? after : []
  return before.map((row: unknown) => {
    const id = String(ownValue(row, '_id'))
    const changed = newer.find((candidate) => ownValue(candidate, '_id') === id)
    if (!changed) return row
    const merged = group.fields.map((field): [string, unknown] => {
      const source = isFree(`${group.key}/${id}/${field.key}`) ? changed : row
      return [field.key, ownValue(source, field.key)]
    })
    return { ...Object.fromEntries(merged), _id: id }
  })
}
