import { expect, test } from 'vitest'
import { DATA_CLASSES, PLACES } from '../../data-classes.ts'
import { mergedByTable } from './merged-places.ts'

test('a table that lies in two classes loses its files with its rows', () => {
  const parts = PLACES.filter(({ table }) => table === 'report_file_parts')
  expect(parts).toHaveLength(2)
  for (const places of [parts, parts.toReversed()])
    expect([...mergedByTable(places).values()]).toMatchObject([{ bytes: 'file_id' }])
})

test('each table is there once', () => {
  const tables = DATA_CLASSES.flatMap(({ places }) => Object.keys(places))
  expect([...mergedByTable(PLACES).keys()].toSorted()).toEqual([...new Set(tables)].toSorted())
})
