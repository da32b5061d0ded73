import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { downloadDocument, uploadDocument } from '#documents/contract.ts'
import { sweepFiles } from '#documents/server/sweep-files.ts'
import { storedFiles } from '#documents/server/documents.tables.ts'
import { startLocalS3 } from '#platform/local-s3/local-s3.ts'
import { S3Error } from '#platform/local-s3/s3-error.ts'
import { createLog } from '#platform/server/log.ts'
import { ConfigProblem } from '#platform/server/settings.ts'
import { piecesOf } from '#platform/server/storage/entry-store.ts'
import { beginMove } from '#platform/server/storage/move-files.ts'
import { checkStorage, openStorage } from '#platform/server/storage/open-storage.ts'
import { countFiles } from './count-files.ts'
import { testApp } from './testing/test-app.ts'

const local = await startLocalS3()
afterAll(() => local.close())
const app = await testApp({ config: { storage: { filesIn: 's3', s3: local.place } } })
const { seller } = app.people

const pdf = (size = 1000) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size), Buffer.from('\n%%EOF\n')])
const upload = (bytes: Buffer, lang: 'en' | 'zh' = 'en') =>
  app.upload(uploadDocument, { name: 'a.pdf', bytes }, { as: seller, lang })
const download = (uploadId: string) => app.get(downloadDocument, { uploadId }, { as: seller })
const rows = () => app.deps.db.$count(storedFiles)
const away = () => new S3Error('InternalError', 500)

beforeEach(() => local.fail(undefined))

test('papers lie in the bucket, and are read from there', async () => {
  const bytes = pdf(9_000_000)
  const uploadId = (await upload(bytes)).body.data?.uploadId ?? ''
  expect([...local.objects.keys()]).toContain(`files/${app.deps.files.entryOf(uploadId)}`)
  expect((await download(uploadId)).raw.equals(bytes)).toBe(true)
})

test.each([
  ['en', /not responding right now.*it was not stored/],
  ['zh', /暂时没有响应.*未保存/],
] as const)('an upload that the bucket does not take is not acknowledged (%s)', async (lang, words) => {
  const before = await rows()
  local.fail(({ method }) => (method === 'PUT' ? away() : undefined))
  const answer = await upload(pdf(), lang)
  expect(answer).toMatchObject({ status: 502, body: { code: 502, error: 'wire.storage_down' } })
  expect(answer.body.message).toMatch(words)
  expect(await rows()).toBe(before)
})

test('a paper that cannot be read now is not called damaged', async () => {
  const uploadId = (await upload(pdf())).body.data?.uploadId ?? ''
  local.fail(({ method }) => (method === 'GET' ? away() : undefined))
  expect((await download(uploadId)).body.error).toBe('wire.storage_down')
  local.fail(undefined)
  expect((await download(uploadId)).status).toBe(200)
})

test('the metrics count what the bucket answered', async () => {
  const { body } = await app.app.inject({ method: 'GET', url: '/metrics' })
  expect(Number(/^file_store_requests\{outcome="ok"\} (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(3)
  expect(Number(/^file_store_requests\{outcome="failed"\} (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(0)
})

test('the sweep aborts uploads in parts that nobody completes', async () => {
  const { s3 } = app.wired.storage
  await s3?.write((client, { CreateMultipartUploadCommand }) =>
    client.send(
      new CreateMultipartUploadCommand({ Bucket: local.place.bucket, Key: `files/${'a'.repeat(64)}` }),
    ),
  )
  expect(local.uploads.size).toBe(1)
  for (const half of local.uploads.values()) half.at = new Date(app.clock.now().getTime() - 2 * 3_600_000)
  expect(await sweepFiles(app.deps)).toMatchObject({ parts: 1, missing: [] })
  expect(local.uploads.size).toBe(0)
})

test('files of an earlier folder are read, moved by a job, and counted', async () => {
  const { storage } = app.wired
  const bytes = pdf()
  const uploadId = (await upload(bytes)).body.data?.uploadId ?? ''
  const entry = app.deps.files.entryOf(uploadId)
  if (!storage.old) throw new Error('there is one store only')
  await storage.old.write(entry, piecesOf(storage.current, entry))
  await storage.current.remove(entry)
  expect((await download(uploadId)).raw.equals(bytes)).toBe(true)
  expect(await countFiles(app.wired)).toMatchObject({ old: { kind: 'folder', count: 1 }, missing: [] })
  expect(await beginMove({ ...app.deps, storage })).toBe(true)
  expect((await countFiles(app.wired)).move).toMatchObject({ to: 's3', moved: 0, endedAt: null })
  await app.drain()
  expect(await countFiles(app.wired)).toMatchObject({
    current: { kind: 's3', count: await rows() },
    old: { count: 0 },
    named: await rows(),
    missing: [],
    move: { moved: 1, failed: [], endedAt: expect.any(String) as string },
  })
  expect((await download(uploadId)).raw.equals(bytes)).toBe(true)
})

test('a start tries the bucket: a wrong setting stops it, a service that is away does not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenlane-s3-'))
  const log = createLog({ level: 'silent' })
  const check = (changed: Partial<typeof local.place>) =>
    checkStorage(
      openStorage({ dataDir, storage: { filesIn: 's3', s3: { ...local.place, ...changed } } }),
      log,
    )
  await check({})
  await expect(check({ region: 'us-west-2' })).rejects.toThrow(ConfigProblem)
  await expect(check({ secretAccessKey: 'x' })).rejects.toThrow(
    /GREENLANE_S3_SECRET_ACCESS_KEY does not belong/,
  )
  await check({ endpoint: 'http://127.0.0.1:1' })
})
