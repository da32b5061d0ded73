import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleSql } from '../role-sql.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { systemClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { createLog } from '#platform/server/log.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { destroyPersonKey } from '#platform/server/person-keys.repository.ts'
import { keepPersonalUnder } from '#platform/server/person-keys.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { createEmptyDatabase } from '#platform/testing/postgres.ts'
import { checkTrail } from './check-trail.ts'
import { cutTrail } from './cut-trail.ts'
import { keepAnchor } from './keep-anchor.ts'
import { createSealer } from './seal-trail.ts'

/* A portal whose role owned its database so far, after an administrator ran the SQL of `npm run -s audit:role`. */

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations')
const suffix = randomBytes(4).toString('hex')
const app = `portal_${suffix}`
const owner = `audit_${suffix}`
const { url: adminUrl, drop } = await createEmptyDatabase()
const admin = new pg.Client({ connectionString: adminUrl })
await admin.connect()
await admin.query(`create role ${app} login password '${suffix}'`)
const database = new URL(adminUrl).pathname.slice(1)
await admin.query(`alter database ${database} owner to ${app}`)
const appUrl = new URL(adminUrl)
appUrl.username = app
appUrl.password = suffix
const url = appUrl.toString()
await migrateDatabase({ url, folder: MIGRATIONS })

const log = createLog({ level: 'silent' })
const { db, pool, close } = openDatabase({ url, max: 4, log })
const box = createSecretBox([randomBytes(32).toString('base64')])
keepPersonalUnder(pool, box)
const deps = { db, box, clock: systemClock, log }
const sealer = createSealer(deps)
const write = () =>
  db.transaction((tx) =>
    writeAudit(tx, {
      at: new Date(),
      actorKind: 'seller',
      actorId: 'usr_1',
      action: 'x',
      record: 'y',
      address: '192.0.2.1',
    }),
  )

beforeAll(async () => {
  await write()
  await keepAnchor(deps, sealer, '2026-03-01')
  await admin.query(roleSql({ app, database, owner }))
})
afterAll(async () => {
  await close()
  await admin.end()
  await drop()
  const elsewhere = new URL(adminUrl)
  elsewhere.pathname = '/postgres'
  const server = new pg.Client({ connectionString: elsewhere.toString() })
  await server.connect()
  await server.query(`drop role ${app}`)
  await server.query(`drop role ${owner}`)
  await server.end()
})

test.each(
  ['audit_trail', 'audit_seals', 'audit_anchors'].flatMap((table) => [
    `update ${table} set ${table === 'audit_trail' ? 'detail = detail' : 'hash = hash'}`,
    `delete from ${table}`,
    `truncate ${table}`,
    `drop table ${table}`,
    `alter table ${table} disable trigger user`,
    `drop trigger ${table}_immutable on ${table}`,
    `alter table ${table} owner to ${app}`,
    `grant update on ${table} to ${app}`,
    `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return null; end'`,
    `drop schema public cascade`,
    `set role ${owner}`,
  ]),
)('the role of the portal cannot: %s', async (statement) => {
  // Postgres only warns where it grants nothing.
  if (statement.startsWith('grant')) {
    await pool.query(statement).catch(() => {})
    const { rows } = await admin.query(`select has_table_privilege($1, $2, 'UPDATE') as may`, [
      app,
      statement.split(' ')[3],
    ])
    return expect(rows).toEqual([{ may: false }])
  }
  await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('it goes on writing, sealing, keeping anchors, forgetting persons and migrating', async () => {
  await write()
  expect((await sealer.seal()).sealed).toBe(1)
  expect(await keepAnchor(deps, sealer, '2026-03-02')).toMatchObject({ position: 2 })
  await db.transaction((tx) => destroyPersonKey(tx, 'usr_1', new Date()))
  await migrateDatabase({ url, folder: MIGRATIONS })
  expect(await checkTrail(deps)).toMatchObject({ checked: 2, broken: undefined })
})

test('it can make the tables of a later release', async () => {
  await pool.query('create table later (id text primary key)')
  await pool.query('drop table later')
  expect((await pool.query(`select to_regclass('later') as there`)).rows).toEqual([{ there: null }])
})

test('it cannot remove what is old; an administrator can', async () => {
  const later = { ...deps, clock: { now: () => new Date(Date.now() + 4_000 * 86_400_000) } }
  await expect(cutTrail(later, { years: 10 })).rejects.toThrow(/delete/)
  const other = openDatabase({ url: adminUrl, max: 2, log })
  const asAdmin = { ...later, db: other.db }
  try {
    expect(await cutTrail(asAdmin, { years: 10 })).toMatchObject({ lines: 2, anchor: { position: 2 } })
    expect((await checkTrail(deps)).broken).toMatch(/ends at position 0/)
    await sealer.seal()
    expect(await checkTrail(deps)).toMatchObject({ checked: 1, broken: undefined })
  } finally {
    await other.close()
  }
})
