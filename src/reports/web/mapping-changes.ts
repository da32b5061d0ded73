import type { Field } from '../formats/fields.ts'
import type { MappedType } from '../formats/type-words.ts'

type Mapping = {
  columns: Partial<Record<Field, string>>
  constants: Partial<Record<Field, string>>
  types?: Record<string, MappedType> | undefined
}

/**
 * Without a name the field has no column; with one, no value that all rows have in common. What was said of words is of
 * the column in which they stood.
 */
export function withColumn<M extends Mapping>(before: M, field: Field, name: string): M {
  const mapping = field === 'type' && before.types ? { ...before, types: {} } : before
  const { [field]: _column, ...columns } = mapping.columns
  const { [field]: _constant, ...constants } = mapping.constants
  if (name === '') return { ...mapping, columns }
  return { ...mapping, columns: { ...columns, [field]: name }, constants }
}

export function withConstant<M extends Mapping>(mapping: M, field: Field, value: string): M {
  const { [field]: _before, ...constants } = mapping.constants
  const text = value.trim()
  return { ...mapping, constants: text === '' ? constants : { ...constants, [field]: text } }
}
