import type { Field } from '../formats/fields.ts'

type Mapping = {
  columns: Partial<Record<Field, string>>
  constants: Partial<Record<Field, string>>
}

/** Without a name the field has no column; with one, no value that all rows have in common. */
export function withColumn<M extends Mapping>(mapping: M, field: Field, name: string): M {
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
