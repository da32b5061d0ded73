import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { fieldAt, type FieldPlace } from '../engine/model/field-at.ts'
import { findRow, rowName } from '../engine/model/row-name.ts'
import type { Answers, Template } from '../engine/model/template.ts'

export type PathDescription = {
  section: string
  /** `Person 1, ZHOU MING`; null outside of a group. */
  row: string | null
  field: string
  /** Name of the example picture of a file field. */
  example: string | null
}

/** The name for people of the path `directors/<id>/passport`. Unknown paths keep their own name. */
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
    row: rowNameAt(place, answers, lang),
    field: pickText(place.field.label, lang),
    example: place.field.type === 'file' ? (place.field.example ?? null) : null,
  }
}

function rowNameAt({ group, rowId }: FieldPlace, answers: Answers, lang: Lang): string | null {
  if (!group) return null
  const found = findRow(answers, group.key, rowId)
  return found ? rowName(group, found.index, found.row, lang) : pickText(group.label, lang)
}
