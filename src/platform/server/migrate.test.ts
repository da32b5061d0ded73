import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, ensureTemplate } from '#platform/testing/postgres.ts'
import { migrateDatabase } from './migrate.ts'

const MIGRATION = `
  insert into tried default values;--> statement-breakpoint
  lock table first in access exclusive mode;--> statement-breakpoint
  lock table second in access exclusive mode;--> statement-breakpoint
  alter table second add column added text`

async function folderOf(sql: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrate-'))
  await mkdir(join(folder, 'meta'))
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_locks', breakpoints: true }
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
  )
  await writeFile(join(folder, '0000_locks.sql'), sql)
  return folder
}

test('a migration that meets people at work waits for them and is tried again', async () => {
  await ensureTemplate(async () => {}, 'empty')
  const { url, drop } = await createTestDatabase('empty')
  const folder = await folderOf(MIGRATION)
  const atWork = new pg.Client({ connectionString: url })
  await atWork.connect()
  try {
    await atWork.query(`
      create table first (id int); create table second (id int); create sequence tries;
      create table tried (number bigint default nextval('tries'))`)
    // Whoever waits longest finds the deadlock and is ended: that must not be the people at work.
    await atWork.query(`set deadlock_timeout = '1min'`)
    await atWork.query('begin')
    await atWork.query('insert into second values (1)')
    const migrated = migrateDatabase({ url, folder })
    await isWaiting(url)
    await atWork.query('insert into first values (1)')
    await atWork.query('commit')
    await migrated
    const { rows } = await atWork.query<{ done: number; tried: string }>(
      `select count(added)::int + count(*)::int as done, (select last_value from tries) as tried from second`,
    )
    expect(rows).toEqual([{ done: 1, tried: '2' }])
  } finally {
    await atWork.end()
    await drop()
    await rm(folder, { recursive: true })
  }
})

/** Until somebody waits for a table. */
async function isWaiting(url: string): Promise<void> {
  const watching = new pg.Client({ connectionString: url })
  await watching.connect()
  try {
    for (;;) {
      const { rowCount } = await watching.query(
        `select from pg_locks where not granted and locktype = 'relation' and relation = 'second'::regclass`,
      )
      if (rowCount) return
    }
  } finally {
    await watching.end()
  }
}
