import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { folderPlace } from '#backup/server/places/folder-place.ts'
import { makeKeyFile, readKeyFile, restoreBackup, writeBackup } from '#backup/server/public.ts'
import { saveComment } from '#enquiries/contract.ts'
import { openDatabase } from '#platform/server/database.ts'
import { createLog } from '#platform/server/log.ts'
import { createEmptyDatabase } from '#platform/testing/postgres.ts'
import { withdrawErasure } from '#privacy/erasure-contract.ts'
import { enterErasure } from '#privacy/staff/contract.ts'
import { approved, askedForErasure, closed } from '#privacy/testing/erasure.builders.ts'
import { backupSource, MIGRATIONS } from './back-up.ts'
import { staffPerson } from './testing/staff-person.ts'
import { testApp } from './testing/test-app.ts'
import { wire } from './wiring.ts'

const target = await mkdtemp(join(tmpdir(), 'greenlane-erasures-'))
afterAll(() => rm(target, { recursive: true, force: true }))
const publicKey = await makeKeyFile(join(target, 'key'))
const keys = await readKeyFile(join(target, 'key'))
const app = await testApp({
  config: { backup: { to: target, s3: undefined, keys: [publicKey], hour: 2, keep: 30, proveDays: 28 } },
})
const backUp = async () =>
  writeBackup(
    await backupSource(app.deps),
    { place: folderPlace(target), keys: [publicKey] },
    app.clock.now(),
  )

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  return url
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows as Record<string, unknown>[])
    .finally(() => client.end())
}

/** The product on a restored database does what is due. */
async function started(url: string): Promise<void> {
  const log = createLog({ level: 'silent' })
  const database = openDatabase({ url, log, max: 4 })
  const { deps } = wire({ config: { ...app.config, databaseUrl: url }, database, clock: app.clock, log })
  await deps.jobs.drain()
  await deps.jobs.stop()
  await database.close()
}

test(
  'whoever was erased after a backup is erased again when it is restored',
  { timeout: 120_000 },
  async () => {
    const gone = await aSeller(app, { name: 'Zhuqwen Li', companyName: 'Zhuqwen Ltd.' })
    const stays = await aSeller(app)
    await backUp()
    const id = await askedForErasure(app, gone)
    await closed(app, gone)
    await app.drain()
    await approved(app, id)
    // Ids and the time lie beside the backups, and nothing else.
    const [name = ''] = await notes()
    const noted = await readFile(join(target, 'erasures', name), 'utf8')
    expect(Object.keys(JSON.parse(noted) as object)).toEqual(['id', 'userId', 'at', 'closed'])
    expect(noted).not.toMatch(/Zhuqwen|@/)

    const url = await emptyDatabase()
    const mails = (await app.mails()).length
    const restored = await restoreBackup({
      from: folderPlace(target),
      into: url,
      keys,
      migrations: MIGRATIONS,
    })
    expect(restored.erasedAgain).toBe(1)
    expect(await query(url, `select name from users where name = 'Zhuqwen Li'`)).toHaveLength(1)
    await started(url)
    expect(await query(url, `select status, origin from erasures`)).toEqual([
      { status: 'DONE', origin: 'BACKUP' },
    ])
    expect(
      await query(url, `select 1 from users where name ilike '%Zhuqwen%' or email = '${gone.email}'`),
    ).toEqual([])
    expect(await query(url, `select 1 from users where email = '${stays.email}'`)).toHaveLength(1)
    expect(
      await query(url, `select closed_at is not null as closed from companies where name = 'Zhuqwen Ltd.'`),
    ).toEqual([{ closed: true }])
    expect(await app.mails()).toHaveLength(mails)
  },
)

test(
  'a company that was handed over goes on, and an earlier request of the person is the one that is done',
  { timeout: 120_000 },
  async () => {
    app.clock.advance(60_000)
    const gone = await aSeller(app, { name: 'Zhuqwon Li', companyName: 'Zhuqwon Ltd.' })
    const heir = await aSeller(app)
    const asked = await askedForErasure(app, gone)
    await backUp()
    // Taken back and asked for again; meanwhile the company is somebody else's.
    await app.post(withdrawErasure, {}, { as: gone })
    await app.database.pool.query(
      `insert into company_members (company_id, user_id, role, joined_at)
       select c.id, u.id, 'owner', now() from companies c, users u where c.name = 'Zhuqwon Ltd.' and u.email = $1`,
      [heir.email],
    )
    const id = await askedForErasure(app, gone)
    await approved(app, id)
    const url = await emptyDatabase()
    const restored = await restoreBackup({
      from: folderPlace(target),
      into: url,
      keys,
      migrations: MIGRATIONS,
    })
    expect(restored.erasedAgain).toBe(1)
    await started(url)
    expect(await query(url, `select status, origin from erasures where id = '${asked}'`)).toEqual([
      { status: 'DONE', origin: 'BACKUP' },
    ])
    expect(await query(url, `select 1 from users where name ilike '%Zhuqwon%'`)).toEqual([])
    expect(
      await query(
        url,
        `select closed_at, (select count(*)::int from forgotten f where f.company_id = c.id) as forgotten
         from companies c where name = 'Zhuqwon Ltd.'`,
      ),
    ).toEqual([{ closed_at: null, forgotten: 0 }])
  },
)

test(
  'a backup that knows the erasure restores nobody, and repeats nothing',
  { timeout: 120_000 },
  async () => {
    app.clock.advance(60_000)
    await backUp()
    const url = await emptyDatabase()
    const restored = await restoreBackup({
      from: folderPlace(target),
      into: url,
      keys,
      migrations: MIGRATIONS,
    })
    expect(restored.erasedAgain).toBe(0)
    expect(await query(url, `select distinct status from erasures where status <> 'WITHDRAWN'`)).toEqual([
      { status: 'DONE' },
    ])
  },
)

test(
  'an address that was erased after a backup is known again by its mark, also the second time',
  { timeout: 120_000 },
  async () => {
    app.clock.advance(60_000)
    const second = await staffPerson(app, 'admin')
    const email = 'zhuqwet@tests.example'
    const writes = async (message: string) => {
      const asked = { name: 'Zhuqwet', email, topic: 'OTHER', message, consent: true }
      expect((await app.post(saveComment, asked)).body.code).toBe(0)
      await app.drain()
    }
    const erase = async () => {
      const { body } = await app.post(enterErasure, { email }, { as: second })
      await approved(app, body.data?.id ?? '')
      return body.data?.id ?? ''
    }
    const restore = async () => {
      const url = await emptyDatabase()
      const from = folderPlace(target)
      const { erasedAgain } = await restoreBackup({ from, into: url, keys, migrations: MIGRATIONS })
      expect(await query(url, `select 1 from enquiries where email = '${email}'`)).toHaveLength(1)
      await started(url)
      return { url, erasedAgain }
    }
    await writes('What does a registration cost?')
    await backUp()
    const first = await erase()
    const noted = await readFile(join(target, 'erasures', `${first}.json`), 'utf8')
    expect(noted).toMatch(/adr_/)
    expect(noted).not.toMatch(/zhuqwet|@/i)
    const once = await restore()
    expect(once.erasedAgain).toBe(1)
    expect(await query(once.url, `select 1 from enquiries where email = '${email}'`)).toEqual([])

    // It writes to us again, and is erased again: a backup in between knows the first erasure, and not the second one.
    await writes('And what does it cost now?')
    app.clock.advance(60_000)
    await backUp()
    app.clock.advance(60_000)
    const again = await erase()
    const twice = await restore()
    expect(twice.erasedAgain).toBe(1)
    expect(await query(twice.url, `select 1 from enquiries where email = '${email}'`)).toEqual([])
    expect(await query(twice.url, `select status, origin from erasures where id = '${again}'`)).toEqual([
      { status: 'DONE', origin: 'BACKUP' },
    ])
    // Whoever writes after the erasure is not erased by a backup that knows it.
    await writes('One more question, please.')
    app.clock.advance(60_000)
    await backUp()
    const after = await restore()
    expect(after.erasedAgain).toBe(0)
    expect(await query(after.url, `select 1 from enquiries where email = '${email}'`)).toHaveLength(1)
  },
)

/** One for each erasure, beside what shows that they are kept here. */
const notes = async () => (await readdir(join(target, 'erasures'))).filter((name) => name.endsWith('.json'))

test('an erasure that could not be noted is noted by the next backup', { timeout: 120_000 }, async () => {
  await rm(join(target, 'erasures'), { recursive: true })
  app.clock.advance(60_000)
  await backUp()
  expect(await notes()).toHaveLength(4)
})

test(
  'a note that cannot be read stops the restore before anything is written',
  { timeout: 120_000 },
  async () => {
    const [name = ''] = await notes()
    await writeFile(join(target, 'erasures', name), '{"id":"era_')
    const url = await emptyDatabase()
    const tried = restoreBackup({ from: folderPlace(target), into: url, keys, migrations: MIGRATIONS })
    await expect(tried).rejects.toThrow(/who was erased and cannot be read/)
    expect(await query(url, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
  },
)

test('a folder of notes that cannot be read stops it too', { timeout: 120_000 }, async () => {
  await rm(join(target, 'erasures'), { recursive: true })
  await writeFile(join(target, 'erasures'), 'no folder')
  const tried = restoreBackup({
    from: folderPlace(target),
    into: await emptyDatabase(),
    keys,
    migrations: MIGRATIONS,
  })
  await expect(tried).rejects.toThrow(/who was erased and cannot be read/)
})
