import { isRows, ownValue } from './answer-kinds.ts'
import { isSensitive } from './field-kinds.ts'
import { isSealed } from './sealed.ts'
import type { Answer, Answers, Field, GroupField, GroupRow, Template } from './template.ts'

/** Answers that are stored separately, by path: `iban`, `directors/<id>/passportNumber`. */
export type SensitiveAnswers = Record<string, Answer>

type Split = { plain: Answers; sensitive: SensitiveAnswers }

/** Which answers are to be apart; `siblings` are the fields of the same group row. */
type Apart = (field: Field, siblings: readonly Field[]) => boolean

/** Takes the sensitive answers out of validated values: they are masked, and left out of what others read. */
export function splitSensitive(template: Template, values: Answers): Split {
  return split(template, values, isSensitive)
}

/** Takes out what is encrypted separately where it is stored: the sensitive answers, and those that are sealed. */
export function splitForStorage(template: Template, values: Answers): Split {
  return split(template, values, (field, siblings) => isSensitive(field) || isSealed(field, siblings))
}

function split(template: Template, values: Answers, isApart: Apart): Split {
  const sensitive = new Map<string, Answer>()
  const plain = { ...values }
  for (const field of template.sections.flatMap((section) => section.fields)) {
    const value = values[field.key]
    if (value === undefined) continue
    if (isApart(field, [])) {
      sensitive.set(field.key, value)
      delete plain[field.key]
    }
    if (field.type === 'group' && isRows(value))
      plain[field.key] = splitRows(field, value, sensitive, isApart)
  }
  return { plain, sensitive: Object.fromEntries(sensitive) }
}

function splitRows(
  group: GroupField,
  rows: readonly GroupRow[],
  into: Map<string, Answer>,
  isApart: Apart,
): Answer {
  const apart = group.fields.filter((field) => isApart(field, group.fields)).map((field) => field.key)
  return rows.map((row) => {
    const { _id: id } = row
    const rest = { ...row }
    for (const key of apart) {
      const value = row[key]
      if (value !== undefined) into.set(`${group.key}/${id}/${key}`, value)
      delete rest[key]
    }
    return rest
  })
}

/** The reverse of both. */
export function joinSensitive(template: Template, plain: Answers, sensitive: SensitiveAnswers): Answers {
  const joined = { ...plain }
  for (const field of template.sections.flatMap((section) => section.fields)) {
    if (Object.hasOwn(sensitive, field.key)) joined[field.key] = sensitive[field.key]
    const rows = joined[field.key]
    if (field.type === 'group' && isRows(rows)) {
      joined[field.key] = rows.map((row) => ({ ...row, ...ofRow(field, row, sensitive) }))
    }
  }
  return joined
}

function ofRow(
  group: GroupField,
  { _id: id }: GroupRow,
  sensitive: SensitiveAnswers,
): Record<string, Answer> {
  const found = group.fields
    .map((field): [string, Answer | undefined] => [field.key, sensitive[`${group.key}/${id}/${field.key}`]])
    .filter((entry): entry is [string, Answer] => entry[1] !== undefined)
  return Object.fromEntries(found)
}

/** `E12345678` → `••••5678`: enough to recognise, too little to misuse. */
export function maskText(text: string): string {
  const shown = text.length >= 8 ? text.slice(-4) : ''
  return `••••${shown}`
}

/** Answers as they were sent, with the stored answer wherever only its mask came back: nobody types a mask. */
export function withoutMasks(template: Template, stored: Answers, sent: Answers): Answers {
  const { sensitive } = splitSensitive(template, stored)
  const clear = (path: string, answer: unknown): unknown => {
    const known = ownValue(sensitive, path)
    return known !== undefined && answer === maskText(String(known)) ? known : answer
  }
  const entries = Object.entries(sent).map(([key, answer]): [string, unknown] => {
    if (!isRows(answer)) return [key, clear(key, answer)]
    const rows = answer.map((row: unknown) => {
      const id = ownValue(row, '_id')
      // Whatever is not a row yet is checked later.
      if (typeof id !== 'string') return row
      const fields = Object.entries(row as object)
      return Object.fromEntries(
        fields.map(([field, value]) => [field, clear(`${key}/${id}/${field}`, value)]),
      )
    })
    return [key, rows]
  })
  return Object.fromEntries(entries) as Answers
}
