import { ownValue } from '#forms/engine/model/answer-kinds.ts'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { Answer, Answers, GroupRow, Template } from '#forms/engine/model/template.ts'

/** What staff wrote about a returned answer. */
export type FormNote = {
  id: string
  path: string
  text: string
  /** The reason chosen from the list, as a caption for what was sent. */
  reason?: string
  by: string
  /** ISO instant. */
  at: string
  answered: boolean
  /** The files that were returned. */
  files: readonly FormFile[]
}

export type FormFile = {
  fileId: string
  name: string
  type: string
  size: number
  scan: 'pending' | 'clean' | 'infected'
  /** Shows an identity or a bank account. */
  sensitive?: boolean
}

export function groupsOf(template: Template): Set<string> {
  const fields = template.sections.flatMap((section) => section.fields)
  return new Set(fields.filter((field) => field.type === 'group').map((field) => field.key))
}

/** The answer as it was typed. */
export function rawAt(answers: Answers, path: string): Answer | undefined {
  const [key = '', id, field] = path.split('/')
  const top = ownValue(answers, key) as Answer | undefined
  if (field === undefined || !Array.isArray(top)) return field === undefined ? top : undefined
  const row = (top as readonly GroupRow[]).find((candidate) => candidate._id === id)
  return ownValue(row, field) as Answer | undefined
}

/** The same answers except for one; every row that does not contain it stays the same object. */
export function withAnswer(answers: Answers, path: string, answer: Answer | undefined): Answers {
  const [key = '', id, field] = path.split('/')
  if (field === undefined) return withValue(answers, key, answer)
  const rows = rowsAt(answers, key)
  if (!rows.some((row) => row._id === id)) return answers
  return { ...answers, [key]: rows.map((row) => (row._id === id ? withValue(row, field, answer) : row)) }
}

/** An empty text counts as no answer. */
function withValue<Values extends Answers | GroupRow>(values: Values, key: string, answer?: Answer): Values {
  const { [key]: _, ...rest } = values
  return (answer === undefined || answer === '' ? rest : { ...values, [key]: answer }) as Values
}

export function rowsAt(answers: Answers, group: string): readonly GroupRow[] {
  const rows = ownValue(answers, group)
  return Array.isArray(rows) ? (rows as readonly GroupRow[]) : []
}

/**
 * Groups that need a row show one; its id is the same in every window, so that two windows fill in the same
 * row.
 */
export function withFirstRows(template: Template, answers: Answers): Answers {
  const next = { ...answers }
  for (const field of template.sections.flatMap((section) => section.fields)) {
    if (field.type !== 'group') continue
    const rows = rowsAt(next, field.key)
    const missing = Array.from({ length: Math.max(0, field.minRows - rows.length) }, (_, index) => ({
      _id: `row${rows.length + index + 1}`,
    }))
    if (missing.length > 0) next[field.key] = [...rows, ...missing]
  }
  return next
}

export const fieldId = (path: string): string => `field-${path.replaceAll('/', '-')}`

/** Consecutive fields form a block; a group is a block of its own. */
export function blocksOf(entries: readonly EvaluatedField[]): EvaluatedField[][] {
  const blocks: EvaluatedField[][] = []
  for (const entry of entries) {
    if (entry.row) continue
    const last = blocks.at(-1)
    if (entry.field.type === 'group' || !last || last[0]?.field.type === 'group') blocks.push([entry])
    else last.push(entry)
  }
  return blocks
}
