import { asc, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { totalOf } from './paging.ts'
import { numberSeries } from './platform.tables.ts'

const { db } = await ownDatabase()
const list = { from: numberSeries, order: [asc(numberSeries.series)] }

beforeAll(async () => {
  await db.execute(
    sql`insert into number_series (series, last) select 'PG-' || n, n from generate_series(1, 1050) n`,
  )
})

describe('the length of a list', () => {
  const few = sql`${numberSeries.series} like 'PG-10%' and ${numberSeries.last} < 110`
  const all = sql`${numberSeries.series} like 'PG-%'`

  test.each([
    ['is counted where there are more pages', few, 1, 5, 5, 11],
    ['follows from a last page that is not full', few, 3, 5, 1, 11],
    ['follows from a first page that holds everything', few, 1, 20, 11, 11],
    ['is told beyond the last page too', few, 9, 5, 0, 11],
    ['ends at five hundred', all, 1, 20, 20, 500],
    ['leads on from a full page beyond that', all, 50, 20, 20, 1001],
    ['is exact on the last page of all', all, 53, 20, 10, 1050],
  ])('%s', async (_name, where, page, pageSize, onPage, total) => {
    expect(await totalOf(db, { ...list, where, page, pageSize }, onPage)).toBe(total)
  })
})
