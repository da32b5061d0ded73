import { expect, test } from 'vitest'
import { columnsOf } from '#platform/server/export.queries.ts'
import { columnHeading, columnName } from '#privacy/archive/column-names.ts'
import { COMPANY_EXPORT } from './company-export.ts'

const TABLES = COMPANY_EXPORT.flatMap(({ tables }) => tables)
const KEYS = [...new Set(TABLES.flatMap(columnsOf))]

test('each column that a company takes along has a name in both languages', () => {
  expect(KEYS.length).toBeGreaterThan(350)
  expect(KEYS.filter((key) => !columnName(key))).toEqual([])
  expect(KEYS.filter((key) => !/\p{Script=Han}/u.test(columnHeading(key)))).toEqual(['sku'])
})

test('no two columns of a table have the same name', () => {
  const twice = TABLES.flatMap((table) => {
    const headings = columnsOf(table).map(columnHeading)
    return headings
      .filter((heading, i) => headings.indexOf(heading) !== i)
      .map((heading) => `${table.name}: ${heading}`)
  })
  expect(twice).toEqual([])
})
