import { evaluate } from '../engine/evaluate/evaluate.ts'
import type { Answers, Template } from '../engine/model/template.ts'
import type { ReviewNoteRow } from './forms.tables.ts'

/** The newest return first, and the notes of one return in the order of the form, row by row. */
export function inFormOrder(
  template: Template,
  answers: Answers,
  notes: readonly ReviewNoteRow[],
): ReviewNoteRow[] {
  const places = new Map(evaluate(template, answers).fields.map(({ path }, index) => [path, index]))
  const placeOf = ({ path }: ReviewNoteRow) => places.get(path) ?? Number.MAX_SAFE_INTEGER
  return notes.toSorted((a, b) => b.at.getTime() - a.at.getTime() || placeOf(a) - placeOf(b))
}
