import type { Field } from './template.ts'

/** What no kind of question tells: where a person was born, and whose address keeps the books. */
const NAMED: ReadonlySet<string> = new Set(['placeOfBirth', 'recordsAddress'])

/**
 * Whether an answer is stored encrypted although everybody who reads the form reads it. The kind of the question
 * decides where the template has no mark: published versions, which never change, were written before there was one.
 * @param siblings the fields of the same group row
 */
export function isSealed(field: Field, siblings: readonly Field[] = []): boolean {
  if (field.type === 'group' || field.type === 'info' || field.type === 'computed') return false
  if (field.sealed !== undefined) return field.sealed
  if (has(field, 'phone') || has(field, 'minAge') || NAMED.has(field.key)) return true
  // An address that is asked of a person whose birthday is asked is where they live.
  return isAddress(field) && siblings.some((other) => has(other, 'minAge'))
}

function has(field: Field, name: 'phone' | 'minAge'): boolean {
  return 'validators' in field && (field.validators ?? []).some((one) => one.name === name)
}

function isAddress(field: Field): boolean {
  if (!('validators' in field)) return false
  return (field.validators ?? []).some((one) => one.name === 'pattern' && one.pattern === 'latinAddress')
}
