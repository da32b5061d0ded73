import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ownDatabase } from '#platform/testing/database.ts'
import { givenRows, namesIn } from './given-rows.queries.ts'

const { db } = await ownDatabase()
const TYPES = { line: 'int', name: 'text', amount: 'bigint', day: 'date', params: 'jsonb' } as const
type Row = { line: number; name: string | null; amount: number; day: string | null; params: string | null }

const given = async (rows: readonly Row[]) => {
  const { rows: found } = await db.execute<Row>(
    sql`select line, name, amount::text as amount, day::text as day, params->>'a' as params from (select ${namesIn(TYPES)} from ${givenRows(rows, TYPES)}) as rows`,
  )
  return found
}
const row = (changes: Partial<Row>): Row => ({
  line: 1,
  name: '',
  amount: 0,
  day: null,
  params: null,
  ...changes,
})

it.each([
  ['a word that means something', 'NULL'],
  ['nothing', ''],
  ['marks of an array', '{a,"b"}, \\ "'],
  ['marks of a statement', `'; drop table x; --`],
  ['lines and tabs', 'a\r\n\tb'],
  ['both languages and beyond', 'straße 税 😀'],
])('takes %s as it is', async (_, name) => {
  expect(await given([row({ name })])).toMatchObject([{ name }])
})

it('leaves out what the database refuses', async () => {
  const found = await given([row({ name: 'a\0b\ud800c' })])
  expect(found).toMatchObject([{ name: 'ab\ufffdc' }])
})

it('takes rows in their order, with amounts to the unit, days and what is not known', async () => {
  const rows = [
    row({ line: 2, amount: Number.MAX_SAFE_INTEGER, day: '2026-02-28' }),
    row({ line: 1, amount: -Number.MAX_SAFE_INTEGER, name: null, params: '{"a":"\\"税\\\\"}' }),
  ]
  expect(await given(rows)).toEqual([
    { line: 2, name: '', amount: '9007199254740991', day: '2026-02-28', params: null },
    { line: 1, name: null, amount: '-9007199254740991', day: null, params: '"税\\' },
  ])
  expect(await given([])).toEqual([])
})

it.each([0, 1, -1, 2 ** 32 - 1, 2 ** 32, -(2 ** 32), -(2 ** 32) - 1, 2 ** 31])(
  'takes the amount %d',
  async (amount) => {
    expect(await given([row({ amount })])).toMatchObject([{ amount: String(amount) }])
  },
)

it.each(['1999-12-31', '2000-01-01', '1970-01-01', '2028-02-29', '9999-12-31'])('takes %s', async (day) => {
  expect(await given([row({ day })])).toMatchObject([{ day }])
})

it.each([
  ['half a cent', { amount: 0.5 }],
  ['what is too large to be exact', { amount: 2 ** 53 }],
  ['what is no number', { amount: Number.NaN }],
  ['a line beyond its type', { line: 2 ** 31 }],
  ['what is no day', { day: '2026-13-01' }],
  ['a moment', { day: '2026-01-01T01:00:00Z' }],
])('refuses %s', (_, changes) => {
  expect(() => givenRows([row(changes)], TYPES)).toThrow(RangeError)
})
