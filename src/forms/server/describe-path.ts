import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { ownValue } from '../engine/model/answer-kinds.ts'
import { fieldAt, type FieldPlace } from '../engine/model/field-at.ts'
import type { Answers, Template } from '../engine/model/template.ts'

export type PathDescription = {
  section: string
  /** `Person 1, ZHOU MING`; null outside of a group. */
  row: string | null
  field: string
  /** Name of the example picture of a file field. */
  example: string | null
}

/** What a person calls the place `directors/<id>/passport`. Unknown paths keep their own name. */
export function describePath(
  template: Template,
  answers: Answers,
  path: string,
  lang: Lang,
): PathDescription {
  const place = fieldAt(template, path)
  if (!place) return { section: '', row: null, field: path, example: null }
  return {
    section: pickText(place.section.title, lang),
    row: rowName(place, answers, lang),
    field: pickText(place.field.label, lang),
    example: place.field.type === 'file' ? (place.field.example ?? null) : null,
  }
}

function rowName({ group, rowId }: FieldPlace, answers: Answers, lang: Lang): string | null {
  if (!group) return null
  const rows = ownValue(answers, group.key)
  const index = Array.isArray(rows) ? rows.findIndex((row) => ownValue(row, '_id') === rowId) : -1
  if (!Array.isArray(rows) || index < 0) return pickText(group.label, lang)
  const label = pickText(group.rowLabel, lang).replace('{n}', String(index + 1))
  const title = group.titleField === undefined ? undefined : ownValue(rows[index], group.titleField)
  return typeof title === 'string' && title !== '' ? `${label}${lang === 'zh' ? '，' : ', '}${title}` : label
}
