import { count, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { bigint, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { withQuickRows } from './quick-rows.ts'

const things = pgTable('things', {
  id: text('id').primaryKey(),
  size: integer('size'),
  worth: bigint('worth', { mode: 'number' }),
  on: date('on'),
  at: timestamp('at', { withTimezone: true }),
  facts: jsonb('facts').$type<{ a: number }>(),
})
const others = pgTable('others', { id: text('id').primaryKey() })
const db = drizzle(new Pool())

type Selected = { execute(values?: Record<string, unknown>): Promise<unknown> }
type Inside = { client: { query(): Promise<unknown> }; customResultMapper?: unknown }

/** What a statement makes of these values, as if the database had sent them. */
async function read(statement: Selected, rows: unknown[][]): Promise<unknown> {
  const own = statement as unknown as Inside
  own.client = { query: vi.fn().mockResolvedValue({ rows }) }
  return statement.execute()
}

const all = () => db.select().from(things).prepare('')
const computed = () =>
  db
    .select({
      id: sql<string>`${things.id} || '!'`.as('named'),
      twice: sql<number>`2 * ${things.size}`.mapWith(Number),
      counted: count(),
      inner: db
        .select({ one: sql`1`.as('one') })
        .from(others)
        .as('inner'),
    })
    .from(things)
    .prepare('')
const joined = () =>
  db
    .select({ id: things.id, other: others.id })
    .from(things)
    .leftJoin(others, eq(others.id, things.id))
    .prepare('')

describe('rows of prepared statements', () => {
  it.each([
    ['columns', all, [['a', 3, '9000000000', '2026-11-22', '2026-11-22 10:00:00+00', { a: 1 }]]],
    ['empty columns', all, [['a', null, null, null, null, null]]],
    [
      'computed values',
      computed,
      [
        ['a!', '6', '2', '1'],
        [null, null, null, null],
      ],
    ],
    [
      'joined rows',
      joined,
      [
        ['a', null],
        ['b', 'c'],
      ],
    ],
    ['no rows', all, []],
  ])('are what the library makes of them: %s', async (_what, prepare, rows) => {
    const quick = withQuickRows(prepare())
    expect((quick as unknown as Inside).customResultMapper).toBeDefined()
    expect(await read(quick, rows)).toEqual(await read(prepare(), rows))
  })

  it('leaves rows with rows inside to the library', () => {
    const nested = db
      .select({ thing: things, other: others })
      .from(things)
      .leftJoin(others, eq(others.id, things.id))
    expect((withQuickRows(nested.prepare('')) as unknown as Inside).customResultMapper).toBeUndefined()
  })

  it('leaves statements without rows alone', () => {
    const statement = db.delete(things).prepare('')
    expect(withQuickRows(statement)).toBe(statement)
  })
})
