import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { auditTrail, numberSeries, personKeys } from './platform.tables.ts'
import { insertRows, joinedRows, rowsWhere, updateWhere } from './whole-rows.ts'

const { db } = await ownDatabase()

const line = {
  sequence: 9_007_199_254_740_991,
  at: new Date('2026-03-15T23:59:59.123Z'),
  actorKind: 'seller',
  actorId: `O'Brien {"$1", 您好}`,
  action: 'test',
  record: 'or_1',
  companyId: null,
  personId: '',
  detail: { list: [1, null, 'x'], nested: { ok: true } },
  personal: null,
}
const linesOf = rowsWhere(
  auditTrail,
  sql`${auditTrail.record} = any(${''}::text[]) and ${auditTrail.action} = ${''} order by ${auditTrail.sequence}`,
)

test('rows survive a round trip, each with its own values', async () => {
  const other = { ...line, sequence: 1, companyId: 'co_1', detail: {} }
  await db.transaction((tx) => insertRows(tx, auditTrail, [line, other]))
  expect(await linesOf(db, ['or_1', 'or_2'], 'test')).toEqual([other, line])
  expect(await linesOf(db, ['or_1'], `' or true --`)).toEqual([])
  expect(await linesOf(db, [], 'test')).toEqual([])
})

test('omitted columns take their defaults, and no rows write nothing', async () => {
  const all = rowsWhere(numberSeries, sql`${numberSeries.series} like ${''}`)
  await db.transaction(async (tx) => {
    await insertRows(tx, numberSeries, [])
    await insertRows(tx, numberSeries, [{ series: 'WR-1', last: 3 }])
  })
  expect(await all(db, 'WR-%')).toEqual([{ series: 'WR-1', last: 3 }])
})

test('a refused row names the constraint that it violates', async () => {
  const twice = db.transaction((tx) => insertRows(tx, numberSeries, [{ series: 'WR-1', last: 4 }]))
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('some columns of the rows under a condition are changed, and no others', async () => {
  const keysOf = rowsWhere(personKeys, sql`${personKeys.personId} like ${''} order by ${personKeys.personId}`)
  const ofPerson = updateWhere(
    personKeys,
    sql`${personKeys.personId} = ${''} and ${personKeys.sealed} = ${''}`,
  )
  const [one, two] = ['usr_wr_1', 'usr_wr_2'].map((personId) => ({
    personId,
    sealed: `it's`,
    createdAt: new Date('2026-03-15T23:59:59.123Z'),
    destroyedAt: null,
  }))
  if (!one || !two) throw new Error('no rows')
  const createdAt = new Date('2026-01-01T00:00:00.001Z')
  await db.transaction(async (tx) => {
    await insertRows(tx, personKeys, [one, two])
    await ofPerson(tx, { createdAt, sealed: undefined as never }, one.personId, `it's`)
    await ofPerson(tx, { sealed: null }, two.personId, `it's`)
    await ofPerson(tx, { sealed: 'nobody' }, `' or true --`, `it's`)
  })
  expect(await keysOf(db, 'usr_wr_%')).toEqual([
    { ...one, createdAt },
    { ...two, sealed: null },
  ])
})

test('rows that belong together are read at once, each with its own columns; one that is missing is null', async () => {
  const key = { personId: 'usr_j', sealed: null, createdAt: line.at, destroyedAt: line.at }
  const read = joinedRows<{ line: typeof auditTrail; key: typeof personKeys }, { has: boolean }>(
    { line: auditTrail, key: personKeys },
    sql`from ${auditTrail} left join ${personKeys} on ${personKeys.personId} = ${auditTrail.personId}
      where ${auditTrail.record} = ${''} order by ${auditTrail.sequence} for update of ${auditTrail}`,
    { has: sql`exists (select from ${numberSeries} where ${numberSeries.series} = ${''})` },
  )
  const about = { ...line, record: 'or_joined' }
  const lines = [
    { ...about, sequence: 11, personId: 'usr_j' },
    { ...about, sequence: 12, personId: 'usr_none' },
  ]
  await db.transaction(async (tx) => {
    await insertRows(tx, personKeys, [key])
    await insertRows(tx, auditTrail, lines)
    await insertRows(tx, numberSeries, [{ series: 'J', last: 1 }])
    expect(await read(tx, 'J', 'or_joined')).toEqual([
      { line: lines[0], key, has: true },
      { line: lines[1], key: null, has: true },
    ])
    expect(await read(tx, 'K', 'or_joined')).toMatchObject([{ has: false }, { has: false }])
  })
})
