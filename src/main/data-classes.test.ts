import { expect, test } from 'vitest'
import { KEPT_MS as REFUSED_MS } from '#alerts/server/watch-mail.ts'
import { HALF_A_YEAR_MS, WEEK_MS } from '#accounts/server/accounts.jobs.ts'
import { REMEMBERED_MS } from '#accounts/server/mail-tokens.repository.ts'
import { KEPT_MS as REMINDER_MS } from '#calendar/server/calendar.jobs.ts'
import { KEPT_FOR_DAYS } from '#cart/server/visitor-cart.ts'
import { PACK_DAYS } from '#declarations/evidence/pack-states.ts'
import { RETENTION_DAYS } from '#enquiries/server/enquiries.jobs.ts'
import { KEPT_DAYS as MESSAGE_DAYS } from '#messages/server/messages.jobs.ts'
import { EXPORT_DAYS } from '#privacy/export-states.ts'
import { DAYS_KEPT as BUYER_DAYS } from '#reports/server/forget-buyers.ts'
import { KEPT_DAYS as ABSENCE_DAYS } from '#team/server/forget-absences.ts'
import { DATA_CLASSES, PLACES } from '#privacy/data-classes.ts'
import type { PersonRule } from '#privacy/data-classes/data-class.ts'
import { KEPT_MS as WEBHOOKS_MS } from '#webhooks/server/webhooks.jobs.ts'
import { DAYS_KEPT } from '#privacy/data-classes/periods.ts'
import { testApp } from './testing/test-app.ts'

const { database, wired } = await testApp()
type Client = { query(text: string): Promise<{ rows: unknown[] }> }

const CATALOGUE = `
  select c.relname as table, array_agg(a.attname::text) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by 1 order by 1`

async function catalogue(client: Client = database.pool): Promise<Map<string, string[]>> {
  const { rows } = await client.query(CATALOGUE)
  return new Map(
    (rows as { table: string; columns: string[] }[]).map(({ table, columns }) => [table, columns]),
  )
}
const named = new Set(PLACES.map(({ table }) => table))
const unnamed = (tables: Iterable<string>) => [...tables].filter((table) => !named.has(table))

test('each table of the database is in a class', async () => {
  const tables = await catalogue()
  expect(tables.size).toBeGreaterThan(140)
  expect(unnamed(tables.keys())).toEqual([])
})

test('a planted table is seen', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('create table planted (person_name text)')
    expect(unnamed((await catalogue(client)).keys())).toEqual(['planted'])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a class names only tables and columns that there are', async () => {
  const tables = await catalogue()
  expect([...named].filter((table) => !tables.has(table))).toEqual([])
  const columns = [
    ...PLACES.flatMap(({ table, person = [], staff = [] }) =>
      [...person, ...staff].flatMap((rule) =>
        Object.values(rule as Record<string, string>).map((column) => `${table}.${column}`),
      ),
    ),
    ...PLACES.flatMap(({ table, over }) =>
      over ? [`${table}.${over.column}`, `${over.table}.${over.key}`] : [],
    ),
  ]
  expect(columns.length).toBeGreaterThan(60)
  const missing = columns.filter((column) => {
    const [table = '', name = ''] = column.split('.')
    return !tables.get(table)?.includes(name)
  })
  expect(missing).toEqual([])
})

const replacedBy = (rule: PersonRule): string => {
  if ('name' in rule) return rule.name
  if ('nameAlone' in rule) return rule.nameAlone
  return 'within' in rule ? rule.within : ''
}

test('who did something is written nowhere that erasure does not reach', async () => {
  /** The law asks for the buyer’s name. */
  const KEPT = new Set(['invoices.buyer_name'])
  const WHO = /(?:by|actor|author|holder|stated|staff|entered)_name$/
  const reached = new Set(
    PLACES.flatMap(({ table, person = [], staff = [] }) =>
      [...person, ...staff].map((rule) => `${table}.${replacedBy(rule)}`),
    ),
  )
  const found = [...(await catalogue())].flatMap(([table, columns]) =>
    columns.filter((column) => WHO.test(column)).map((column) => `${table}.${column}`),
  )
  expect(found.length).toBeGreaterThan(25)
  expect(found.filter((column) => !reached.has(column) && !KEPT.has(column))).toEqual([])
})

test('an address stands in no column that an erasure does not look into', async () => {
  /** The account and the agency’s own people are known by an id; whether mail is wanted is no address. */
  const KNOWN_BY_ID = new Set([
    'users.email',
    'staff_members.email',
    'message_channels.email',
    'announcements.by_mail',
  ])
  const reached = new Set([
    ...PLACES.flatMap(({ table, person = [] }) =>
      person.flatMap((rule) => ('mail' in rule ? [`${table}.${rule.mail}`] : [])),
    ),
    ...PLACES.flatMap(({ table, keepsMail }) => (keepsMail ? [`${table}.${keepsMail}`] : [])),
  ])
  const tables = await catalogue()
  const found = [...tables].flatMap(([table, columns]) =>
    columns.filter((column) => /(^|_)e?mail$/.test(column)).map((column) => `${table}.${column}`),
  )
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((column) => !reached.has(column) && !KNOWN_BY_ID.has(column))).toEqual([])
  // What a class names is there; who is looked for by an address has an id, a language and the day of the row.
  expect(reached.size).toBeGreaterThan(7)
  for (const one of reached) {
    const [table = '', column = ''] = one.split('.')
    expect(tables.get(table), one).toContain(column)
    if (column === 'email')
      expect(tables.get(table), one).toEqual(expect.arrayContaining(['id', 'lang', 'created_at']))
  }
})

test('whatever does not stay with the agency is forgotten by a job', () => {
  const ending = DATA_CLASSES.filter(({ kept }) => kept.until !== 'AGENCY')
  expect(ending.length).toBeGreaterThan(30)
  expect(ending.filter(({ job }) => job === null).map(({ key }) => key)).toEqual([])
})

test.each([...new Set(DATA_CLASSES.flatMap(({ job }) => job ?? []))])('there is the job %s', async (job) => {
  const undone = new Error('undone')
  const asked = wired.deps.db.transaction(async (tx) => {
    await wired.deps.jobs.add(tx, job, {}, { key: job })
    throw undone
  })
  await expect(asked).rejects.toBe(undone)
})

const DAY_MS = 86_400_000
test.each([
  ['signIns', HALF_A_YEAR_MS / DAY_MS],
  ['mailLinks', REMEMBERED_MS / DAY_MS],
  ['signUps', WEEK_MS / DAY_MS],
  ['enquiries', RETENTION_DAYS.finished],
  ['robots', RETENTION_DAYS.robots],
  ['visitorCarts', KEPT_FOR_DAYS],
  ['messagesDeleted', MESSAGE_DAYS],
  ['reminders', REMINDER_MS / DAY_MS],
  ['exports', EXPORT_DAYS],
  ['exports', PACK_DAYS],
  ['reportBuyers', BUYER_DAYS],
  ['absences', ABSENCE_DAYS],
  ['webhookDeliveries', WEBHOOKS_MS / DAY_MS],
  ['refusedMail', REFUSED_MS / DAY_MS],
] as const)('%s: the class says the %i days by which the job forgets', (key, days) => {
  expect(DAYS_KEPT[key]).toBe(days)
})
