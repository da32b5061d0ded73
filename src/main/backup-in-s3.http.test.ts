import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openPlace, readFrom } from '#backup/server/places/open-place.ts'
import { makeKeyFile, readKeyFile, restoreBackup, writeBackup } from '#backup/server/public.ts'
import { listBackups } from '#backup/server/target.ts'
import { fingerprint } from '#backup/testing/fingerprint.ts'
import { uploadDocument } from '#documents/contract.ts'
import { startLocalS3 } from '#platform/local-s3/local-s3.ts'
import { S3Error } from '#platform/local-s3/s3-error.ts'
import { createEmptyDatabase } from '#platform/testing/postgres.ts'
import { backupSource, MIGRATIONS } from './back-up.ts'
import { testApp } from './testing/test-app.ts'

// A backup is some hundred objects, each written, asked for and read back.
vi.setConfig({ testTimeout: 120_000 })
// Listings end early, so that one of a backup takes many pages.
const local = await startLocalS3({ pageSize: 40 })
afterAll(() => local.close())
afterEach(() => local.fail(undefined))
const folder = await mkdtemp(join(tmpdir(), 'greenlane-backup-s3-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const publicKey = await makeKeyFile(join(folder, 'key'))
const keys = await readKeyFile(join(folder, 'key'))
const { bucket, ...s3 } = { ...local.place, settings: 'GREENLANE_BACKUP_S3' }
const to = `s3://${bucket}/greenlane`
const app = await testApp({
  config: { backup: { to, s3, keys: [publicKey], hour: 2, keep: 1, proveDays: 28 } },
})
const place = await openPlace(to, s3)
afterAll(() => place[Symbol.asyncDispose]())

const uploaded = async (text: string): Promise<string> => {
  const bytes = Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`)
  const answer = await app.upload(uploadDocument, { name: 'a.pdf', bytes }, { as: app.people.seller })
  return answer.body.data?.uploadId ?? ''
}
const backUp = async (inSnapshot?: (id: string) => Promise<void>) => {
  app.clock.advance(60_000)
  const target = { place, keys: [publicKey], ...(inSnapshot && { inSnapshot }) }
  return writeBackup(await backupSource(app.deps), target, app.clock.now())
}
const keysBelow = (prefix: string) => [...local.objects.keys()].filter((key) => key.startsWith(prefix))

async function restored(from: string, files?: string) {
  const { url, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  const { name } = readFrom(from)
  const result = await restoreBackup({ from: place, name, into: url, files, keys, migrations: MIGRATIONS })
  return { ...result, rowsThere: await fingerprint(url) }
}

test('a backup in a bucket is restored to every row and file', async () => {
  await uploaded('first')
  await uploaded('second')
  let moment: Awaited<ReturnType<typeof fingerprint>> = {}
  const written = await backUp(async (id) => {
    moment = await fingerprint(app.config.databaseUrl, id)
  })
  expect(written.files).toMatchObject({ count: 2, copied: 2 })
  expect(keysBelow('greenlane/').length).toBe(local.objects.size)
  const files = join(folder, 'restored')
  const again = await restored(to, files)
  expect(again).toMatchObject({ name: written.name, files: 2, rows: written.rows })
  expect(again.rowsThere).toEqual(moment)
  // Files are sealed before they leave, and copied once.
  expect((await backUp()).files).toMatchObject({ count: 2, copied: 0 })
  expect((await restored(`${to}/backups/${written.name}/`)).name).toBe(written.name)
})

test('a backup that breaks off leaves nothing, and is no backup meanwhile', async () => {
  const before = await listBackups(place)
  let parts = 0
  local.fail(({ method, key }) =>
    method === 'PUT' && /backups\/.*\.age$/.test(key) && ++parts > 20
      ? new S3Error('AccessDenied', 403)
      : undefined,
  )
  let meanwhile: string[] = []
  const failed = backUp(async () => {
    meanwhile = await listBackups(place)
  })
  await expect(failed).rejects.toThrow(/GREENLANE_BACKUP_S3_ACCESS_KEY_ID may not do this.*Nothing was kept/)
  expect(parts).toBeGreaterThan(20)
  expect([meanwhile, await listBackups(place)]).toEqual([before, before])
  const folders = new Set(keysBelow('greenlane/backups/').map((key) => key.split('/')[2]))
  expect([...folders].toSorted()).toEqual(before)
})

test('a part that was changed in the bucket is found before anything is restored', async () => {
  const name = (await listBackups(place)).at(-1)
  const [key = ''] = keysBelow(`greenlane/backups/${name}/0004`)
  const object = local.objects.get(key)
  if (!object) throw new Error('the part is not there')
  const bytes = Buffer.from(object.bytes)
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40)
  local.objects.set(key, { ...object, bytes })
  await expect(restored(to)).rejects.toThrow(/was changed after it was written/)
  local.objects.delete(key)
  await expect(restored(to)).rejects.toThrow(/cannot be read \(ENOENT\)/)
  local.objects.set(key, object)
})

test('a stored file that cannot be read while it is restored is said in words', async () => {
  const reads = new Map<string, number>()
  local.fail(({ method, key }) => {
    if (method !== 'GET' || !key.includes('/files/')) return undefined
    const count = (reads.get(key) ?? 0) + 1
    reads.set(key, count)
    // Read once to be proven, and refused when it is restored.
    return count > 1 ? new S3Error('AccessDenied', 403) : undefined
  })
  await expect(restored(to, join(folder, 'half-restored'))).rejects.toThrow(
    /cannot be read \(GREENLANE_BACKUP_S3_ACCESS_KEY_ID may not do this.*Restore another one/,
  )
  expect(reads.size).toBeGreaterThan(0)
})

test('the server writes to the bucket each night, keeps the newest, and deletes what only older ones had', async () => {
  const gone = await uploaded('early')
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'backup.write', {}))
  await app.drain()
  await app.deps.db.execute(`delete from stored_files where id = '${gone}'`)
  await app.deps.files.remove(gone)
  const copies = () => keysBelow('greenlane/files/').length
  expect(copies()).toBe(3)
  const brokenOff = { bytes: Buffer.from('half'), etag: '"half"', at: new Date() }
  local.objects.set('greenlane/backups/20200101T000000Z/0001.zst.age', brokenOff)
  app.clock.advance(86_400_000)
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'backup.write', {}))
  await app.drain()
  expect(await listBackups(place)).toHaveLength(1)
  expect(copies()).toBe(2)
  expect(keysBelow('greenlane/backups/20200101T000000Z')).toEqual([])
})

test('an account that may not delete writes all the same', async () => {
  local.fail(({ method }) => (method === 'DELETE' ? new S3Error('AccessDenied', 403) : undefined))
  const before = (await listBackups(place)).length
  app.clock.advance(86_400_000)
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'backup.write', {}))
  await app.drain()
  expect(await listBackups(place)).toHaveLength(before + 1)
})

test('a wrong secret, a wrong address and a missing account are said in the words of the settings', async () => {
  const wrong = await openPlace(to, { ...s3, secretAccessKey: 'another' })
  onTestFinished(() => wrong[Symbol.asyncDispose]())
  const source = await backupSource(app.deps)
  await expect(writeBackup(source, { place: wrong, keys: [publicKey] }, app.clock.now())).rejects.toThrow(
    /GREENLANE_BACKUP_S3_SECRET_ACCESS_KEY does not belong to GREENLANE_BACKUP_S3_ACCESS_KEY_ID/,
  )
  await expect(openPlace('s3://No_Bucket/x', s3)).rejects.toThrow(/is not the address of a bucket/)
  await expect(openPlace(to, undefined)).rejects.toThrow(/set GREENLANE_BACKUP_S3_ACCESS_KEY_ID/)
})

test.each([
  ['s3://b1-x/a/backups/20261126T010203Z', { place: 's3://b1-x/a', name: '20261126T010203Z' }],
  ['s3://b1-x/backups/20261126T010203Z/', { place: 's3://b1-x', name: '20261126T010203Z' }],
  ['s3://b1-x/a', { place: 's3://b1-x/a', name: undefined }],
  ['/mnt/b/backups/20261126T010203Z', { place: '/mnt/b', name: '20261126T010203Z' }],
  ['/mnt/backups', { place: '/mnt/backups', name: undefined }],
])('%s names a place and perhaps one of its backups', (from, read) => {
  expect(readFrom(from)).toEqual(read)
})
