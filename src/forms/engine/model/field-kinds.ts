import type { Field, FieldType, GroupField, RowField, Template } from './template.ts'

/** What two types must have in common for an answer to one to be an answer to the other. */
const KINDS: Partial<Record<FieldType, string>> = { textarea: 'text', select: 'choice', radio: 'choice' }

/** Whether an answer may move from one question to the other; whether it is valid there is checked as usual. */
export function sameKind(from: Field, to: Field): boolean {
  if (from.type === 'info' || from.type === 'computed') return false
  return (KINDS[from.type] ?? from.type) === (KINDS[to.type] ?? to.type)
}

/** An answer that is masked; of a file it is the file that is guarded, see `isSensitiveFile`. */
export function isSensitive(field: Field): boolean {
  return field.type !== 'file' && 'sensitive' in field && field.sensitive === true
}

/** Questions and groups: everything that has answers. */
export function answerable(fields: readonly Field[]): Exclude<Field, { type: 'info' | 'computed' }>[] {
  return fields.filter((field) => field.type !== 'info' && field.type !== 'computed')
}

export function topFields(template: Template): Field[] {
  return template.sections.flatMap((section) => section.fields)
}

/**
 * The question of another template that means the same: by `copyKey`, or by its own key when its kind is the
 * same too.
 */
export function counterpart<Kind extends RowField | GroupField>(
  field: Kind,
  among: readonly Field[],
): Field | undefined {
  const copyKey = 'copyKey' in field ? field.copyKey : undefined
  const named = among.find(
    (other) => copyKey !== undefined && 'copyKey' in other && other.copyKey === copyKey,
  )
  return named ?? among.find((other) => other.key === field.key && sameKind(other, field))
}
