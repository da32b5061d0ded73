import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderPlace } from '#backup/server/places/folder-place.ts'
import { makeKeyFile, readKeyFile, restoreBackup } from '#backup/server/public.ts'
import { backupState } from '#backup/staff/contract.ts'
import { keepErasures } from '#backup/server/erasures-beside.ts'
import { listBackups } from '#backup/server/target.ts'
import { uploadDocument } from '#documents/contract.ts'
import { createEmptyDatabase } from '#platform/testing/postgres.ts'
import { backUpNow, MIGRATIONS } from './back-up.ts'
import { tokenOf } from './testing/people.ts'
import { testApp } from './testing/test-app.ts'

const place = await mkdtemp(join(tmpdir(), 'greenlane-schedule-'))
afterAll(() => rm(place, { recursive: true, force: true }))
const target = join(place, 'target')
const keys = [await makeKeyFile(join(place, 'key'))]
const app = await testApp({
  config: { backup: { to: target, s3: undefined, keys, hour: 2, keep: 2, proveDays: 1 } },
})

/** As an administrator reads it, signed in anew: days pass, and a code opens once. */
async function state() {
  app.clock.advance(31_000)
  const token = await tokenOf(app.app, app.config.product, app.people.admin, app.clock)
  return (await app.get(backupState, {}, { as: { token } })).body.data
}

async function run(job: 'backup.write' | 'backup.watch' | 'backup.erasures'): Promise<void> {
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, job, {}))
  await app.drain()
}
const mails = async (subject: RegExp) => (await app.mails()).filter((mail) => subject.test(mail.subject))
const FAILED = /backup failed|备份失败/
const LATE = /no backup for a day and a half|已超过一天半没有备份/
const metric = async (name: string): Promise<number> => {
  const { body } = await app.app.inject({ method: 'GET', url: '/metrics' })
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )
}
const upload = async (text: string) => {
  const bytes = Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`)
  const answer = await app.upload(uploadDocument, { name: 'a.pdf', bytes }, { as: app.people.seller })
  return answer.body.data?.uploadId ?? ''
}
const copies = async () =>
  (await readdir(join(target, 'files'), { recursive: true })).filter((name) => name.length > 100)

test(
  'the server writes backups, keeps the newest, and deletes the files that only older ones had',
  { timeout: 120_000 },
  async () => {
    expect(await state()).toMatchObject({ health: 'FIRST_DUE', isDemo: true, success: null, failure: null })
    const early = await upload('early')
    await upload('late')
    await run('backup.write')
    await app.deps.db.execute(`delete from stored_files where id = '${early}'`)
    await app.deps.files.remove(early)
    await mkdir(join(target, 'backups', '20200101T000000Z'))
    await writeFile(join(target, 'backups', '20200101T000000Z', '0001.zst.age'), 'broken off')
    // Somebody else's, and what an operator has put aside.
    for (const other of ['mysql', '20200101T000000Z-keep']) {
      await mkdir(join(target, 'backups', other))
      await writeFile(join(target, 'backups', other, 'dump.sql'), 'theirs')
    }
    for (let night = 0; night < 2; night++) {
      expect(await copies()).toHaveLength(2)
      app.clock.advance(86_400_000)
      await run('backup.write')
    }
    const own = await listBackups(folderPlace(target))
    expect((await readdir(join(target, 'backups'))).toSorted()).toEqual(
      [...own, 'mysql', '20200101T000000Z-keep'].toSorted(),
    )
    expect(await listBackups(folderPlace(target))).toHaveLength(2)
    expect(await copies()).toHaveLength(1)
    const database = await createEmptyDatabase()
    const restored = await restoreBackup({
      from: folderPlace(target),
      into: database.url,
      files: join(place, 'files'),
      keys: await readKeyFile(join(place, 'key')),
      migrations: MIGRATIONS,
    }).finally(database.drop)
    expect(restored.files).toBe(1)
    const at = await metric('backup_timestamp_seconds{outcome="success"}')
    expect(Math.abs(app.clock.now().getTime() / 1000 - at)).toBeLessThan(60)
    expect(await metric('backup_size_bytes')).toBeGreaterThan(1000)
    expect(await metric('backup_timestamp_seconds{outcome="failure"}')).toBe(0)
    expect(await mails(/ackup|备份/)).toEqual([])
    expect(await state()).toMatchObject({ health: 'FINE', success: { files: 1 } })
  },
)

const DAMAGED = /copies beside the backups are damaged|备份中有文件损坏/

test(
  'older copies are read again: what the store still has is written anew, anything else is named',
  { timeout: 120_000 },
  async () => {
    const [own = ''] = await copies()
    const whole = await readFile(join(target, 'files', own))
    const gone = await upload('only beside the backups')
    app.clock.advance(86_400_000)
    await run('backup.write')
    await app.deps.db.execute(`delete from stored_files where id = '${gone}'`)
    await app.deps.files.remove(gone)
    const lost = (await copies()).find((name) => name !== own) ?? ''
    await writeFile(join(target, 'files', own), 'another')
    await truncate(join(target, 'files', lost), 20)
    const [last = ''] = (await listBackups(folderPlace(target))).slice(-1)
    await truncate(join(target, 'backups', last, '0003.zst.age'), 30)
    app.clock.advance(86_400_000)
    await run('backup.write')
    expect(await readFile(join(target, 'files', own))).toEqual(whole)
    const damaged = [`files/${lost}`, `backups/${last}/0003.zst.age`]
    expect(await state()).toMatchObject({
      health: 'DAMAGED',
      damaged,
      damagedInAll: 2,
      success: { files: 1 },
    })
    expect(await metric('backup_damaged_copies')).toBe(2)
    const [mail] = await mails(DAMAGED)
    expect(mail?.to).toBe(app.people.admin.email)
    for (const key of damaged) expect(mail?.text).toContain(key)
    // Told once. Two nights later both have expired.
    for (let night = 0; night < 2; night++) {
      app.clock.advance(86_400_000)
      await run('backup.write')
    }
    expect(await mails(DAMAGED)).toHaveLength(1)
    expect(await state()).toMatchObject({ health: 'FINE', damaged: [] })
    expect(await metric('backup_damaged_copies')).toBe(0)
  },
)

test('a backup that an operator writes counts, unless it is written elsewhere', async () => {
  const before = (await state())?.success
  app.clock.advance(1_000)
  await backUpNow(app.deps, join(place, 'elsewhere'))
  expect((await state())?.success).toEqual(before)
  const begun = app.clock.now().getTime()
  await backUpNow(app.deps, target)
  expect(Date.parse((await state())?.success?.at ?? '')).toBeGreaterThanOrEqual(begun)
})

test('a backup that fails is told to the administrators, with the reason; the last one stays', async () => {
  const before = await listBackups(folderPlace(target))
  app.deps.config.backup.to = join(place, 'a-file')
  await writeFile(join(place, 'a-file'), '')
  await run('backup.write')
  app.deps.config.backup.to = target
  const [mail] = await mails(FAILED)
  expect(mail?.to).toBe(app.people.admin.email)
  expect(mail?.text).toMatch(/a-file is not a folder/)
  expect(await listBackups(folderPlace(target))).toEqual(before)
  const problem = expect.stringContaining('is not a folder') as string
  expect(await state()).toMatchObject({ health: 'FAILED', success: { files: 1 }, failure: { problem } })
  expect(await metric('backup_timestamp_seconds{outcome="failure"}')).toBeGreaterThan(1)
})

test('after a day and a half without a backup the administrators are told, once a day', async () => {
  await run('backup.watch')
  expect(await mails(LATE)).toEqual([])
  app.clock.advance(37 * 3_600_000)
  await run('backup.watch')
  await run('backup.watch')
  expect(await mails(LATE)).toHaveLength(1)
  expect(await state()).toMatchObject({ health: 'LATE' })
  app.clock.advance(25 * 3_600_000)
  await run('backup.watch')
  expect(await mails(LATE)).toHaveLength(2)
  await run('backup.write')
  app.clock.advance(30 * 3_600_000)
  await run('backup.watch')
  expect(await mails(LATE)).toHaveLength(2)
})

test(
  'a clock that was a day ahead, then right again, loses no backup and hides none that is missing',
  { timeout: 120_000 },
  async () => {
    app.deps.config.backup.keep = 1
    app.clock.advance(86_400_000)
    await run('backup.write')
    const [ahead = ''] = await listBackups(folderPlace(target))
    app.clock.advance(-90_000_000)
    await run('backup.write')
    const [written = '', ...others] = await listBackups(folderPlace(target))
    expect(others).toEqual([])
    expect(written < ahead).toBe(true)
    const day = new RegExp(`^${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6, 8)}`)
    expect(await state()).toMatchObject({
      health: 'FINE',
      success: { at: expect.stringMatching(day) as string },
    })
    app.deps.config.backup.keep = 2
  },
)

const MISSING = /stored files are missing|上传文件丢失/

test(
  'files that are gone from the store are told, and their copies outlive every backup that had them',
  { timeout: 120_000 },
  async () => {
    const text = 'lost with the disk'
    const lost = await upload(text)
    await run('backup.write')
    const held = await copies()
    await app.deps.files.remove(lost)
    for (let night = 0; night < 4; night++) {
      app.clock.advance(86_400_000)
      await run('backup.write')
    }
    expect(await listBackups(folderPlace(target))).toHaveLength(2)
    expect(await copies()).toEqual(held)
    expect(await state()).toMatchObject({ health: 'INCOMPLETE', missing: 1 })
    expect(await metric('backup_missing_files')).toBe(1)
    const told = await mails(MISSING)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('1 files that the portal knows')
    // Without its row nobody misses it, and its copy goes with the last backup that named it.
    await app.deps.db.execute(`delete from stored_files where id = '${lost}'`)
    for (let night = 0; night < 3; night++) {
      app.clock.advance(86_400_000)
      await run('backup.write')
    }
    expect(await copies()).toHaveLength(held.length - 1)
    expect(await state()).toMatchObject({ health: 'FINE', missing: 0 })
  },
)

test('a place that does not have the last backup is not filled: its disk may not be mounted', async () => {
  const before = await mails(FAILED)
  await rename(target, `${target}-away`)
  await mkdir(target)
  app.clock.advance(86_400_000)
  await run('backup.write')
  expect(await readdir(target)).toEqual([])
  expect(await state()).toMatchObject({
    health: 'FAILED',
    failure: { problem: expect.stringContaining('is the right disk mounted') as string },
  })
  expect(await mails(FAILED)).toHaveLength(before.length + 1)
  await rmdir(target)
  await rename(`${target}-away`, target)
  await run('backup.write')
  expect(await state()).toMatchObject({ health: 'FINE' })
})

test('who was erased is erased again where the database was recovered to the moment before', async () => {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from users where email = $1', [
    app.people.sellerOther.email,
  ])
  const userId = rows[0]?.id ?? ''
  const note = { id: 'ers_of_before', userId, at: app.clock.now(), closed: [] }
  await keepErasures(folderPlace(target), [note])
  await run('backup.erasures')
  const known = async () =>
    (await app.database.pool.query('select 1 from users where email = $1', [app.people.sellerOther.email]))
      .rowCount
  expect(await known()).toBe(0)
  const done = async () =>
    (await app.database.pool.query(`select id, status, origin from erasures where user_id = $1`, [userId]))
      .rows
  expect(await done()).toEqual([{ id: 'ers_of_before', status: 'DONE', origin: 'BACKUP' }])
  await run('backup.erasures')
  expect(await done()).toHaveLength(1)
})

test('backups that were copied without the notes of who was erased are not restored', async () => {
  await run('backup.write')
  const away = join(place, 'erasures-away')
  await rename(join(target, 'erasures'), away)
  const database = await createEmptyDatabase()
  const restored = restoreBackup({
    from: folderPlace(target),
    into: database.url,
    files: undefined,
    keys: await readKeyFile(join(place, 'key')),
    migrations: MIGRATIONS,
  })
  await expect(restored.finally(database.drop)).rejects.toThrow(/kept-here\.txt is not there/)
  await rename(away, join(target, 'erasures'))
})
