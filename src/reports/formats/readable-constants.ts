import { isCurrency } from '#vat/engine/money.ts'
import { readCountry } from '#vat/engine/read-country.ts'
import { soldThrough } from '#vat/engine/sold-through.ts'
import type { Field } from './fields.ts'

const READABLE: Readonly<Partial<Record<Field, (value: string) => boolean>>> = {
  marketplace: (value) => soldThrough(value) !== 'UNKNOWN',
  depart: (value) => readCountry(value) !== null,
  arrive: (value) => readCountry(value) !== null,
  currency: (value) => isCurrency(value.normalize('NFKC').trim().toUpperCase()),
}

/** Whether what all rows have in common is understood. What is not would be wrong in every row, with no cell to correct. */
export const isReadable = (field: Field, value: string): boolean => READABLE[field]?.(value) ?? true
