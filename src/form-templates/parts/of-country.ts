import type { RowField } from '#forms/engine/model/template.ts'
import type { Place } from './place.ts'

/**
 * Answers are copied by their keys, and what is open at one tax office says nothing about another one: these questions
 * are copied only among the lists of the same country. A tick is never copied.
 */
export function ofCountry(place: Place, fields: readonly RowField[]): RowField[] {
  return fields.map((field) =>
    field.type === 'info' || field.type === 'checkbox' || field.type === 'computed' || field.copyKey
      ? field
      : { ...field, copyKey: `${place.code}.${field.key}` },
  )
}
