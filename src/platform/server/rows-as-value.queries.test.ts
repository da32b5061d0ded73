import { asc, sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { preparedOnce } from './prepared.ts'
import { rowsAsValue } from './rows-as-value.queries.ts'

const parents = pgTable('parents', { id: integer('id').notNull() })
const children = pgTable('children', {
  parentId: integer('parent_id').notNull(),
  position: integer('position').notNull(),
  name: jsonb('given_name').$type<{ en: string }>(),
  bornAt: timestamp('born_at', { withTimezone: true, mode: 'date' }),
  movedOn: date('moved_on', { mode: 'string' }),
  sum: bigint('sum', { mode: 'number' }),
  note: text('note'),
})

const { db } = await ownDatabase()
beforeAll(async () => {
  await db.execute(sql`create table parents (id int)`)
  await db.execute(
    sql`create table children (parent_id int, position int, given_name jsonb, born_at timestamptz, moved_on date, sum bigint, note text)`,
  )
  await db.execute(sql`insert into parents values (1), (2)`)
  await db.execute(sql`insert into children values
    (1, 2, null, null, null, null, null),
    (1, 1, '{"en":"A \\"quoted\\" name"}', '2026-03-29 02:30:00.123456+01', '2026-03-29', 9007199254740991, E'二\n')`)
})

const columns = ['position', 'name', 'bornAt', 'movedOn', 'sum', 'note'] as const
const withChildren = preparedOnce((executor, { isBackwards }: { isBackwards: boolean }) => {
  const page = executor
    .select()
    .from(parents)
    .where(sql`${parents.id} <= ${sql.placeholder('most')}`)
    .as('page')
  const own = rowsAsValue(children, {
    columns,
    where: sql`${children}.parent_id = page.id`,
    order: isBackwards ? sql`${children}.position desc` : sql`${children}.position`,
  })
  return executor.select({ id: page.id, own }).from(page).orderBy(page.id).prepare('')
})

it('gives the rows as a select of them does, in their order, and none as an empty list', async () => {
  const { position, name, bornAt, movedOn, sum, note } = children
  const selected = await db
    .select({ position, name, bornAt, movedOn, sum, note })
    .from(children)
    .orderBy(asc(position))
  expect(selected[0]?.bornAt).toEqual(new Date('2026-03-29T01:30:00.123Z'))
  const read = await withChildren(db, { isBackwards: false }).execute({ most: 9 })
  expect(read).toEqual([
    { id: 1, own: selected },
    { id: 2, own: [] },
  ])
})

it('is prepared once for each shape', async () => {
  expect(withChildren(db, { isBackwards: true })).toBe(withChildren(db, { isBackwards: true }))
  const [first] = await withChildren(db, { isBackwards: true }).execute({ most: 1 })
  expect(first?.own.map(({ position }) => position)).toEqual([2, 1])
})
