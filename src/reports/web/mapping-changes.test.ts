import { expect, it } from 'vitest'
import { withColumn, withConstant } from './mapping-changes.ts'

const mapping = { columns: { date: 'Datum' }, constants: { depart: 'DE' } }

it('a column takes the place of a value that all rows have in common', () => {
  expect(withColumn(mapping, 'depart', 'Versand aus')).toEqual({
    columns: { date: 'Datum', depart: 'Versand aus' },
    constants: {},
  })
})

it('a field without a column has none, and keeps its value', () => {
  expect(withColumn(mapping, 'date', '')).toEqual({ columns: {}, constants: { depart: 'DE' } })
  expect(withColumn(mapping, 'depart', '')).toEqual(mapping)
})

it.each([
  [' PL ', { depart: 'PL' }],
  ['  ', {}],
])('the value %j becomes %j', (value, constants) => {
  expect(withConstant(mapping, 'depart', value).constants).toEqual(constants)
})

it('another column of types has other words', () => {
  const said = { ...mapping, types: { Storno: 'REFUND' as const } }
  expect(withColumn(said, 'type', 'Art').types).toEqual({})
  expect(withColumn(said, 'date', 'Tag').types).toEqual({ Storno: 'REFUND' })
})
