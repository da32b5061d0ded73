import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { testApp } from '#main/testing/test-app.ts'
import { documentScan, downloadDocument, uploadDocument } from '../../contract.ts'
import { startLocalClamd } from '../../testing/local-clamd.ts'
import { storedFiles } from '../documents.tables.ts'
import { bindFiles } from '../bind-files.ts'
import { countUnseen } from '../documents.queries.ts'
import { waitForClamd } from '../documents.repository.ts'
import { sweepFiles } from '../sweep-files.ts'
import { createFileScanner } from './create-scanner.ts'
import { scanWaiting } from './scan-waiting.ts'

const clamd = await startLocalClamd()
afterAll(() => clamd.close())
const app = await testApp({ config: { clamd: clamd.place } })
const { seller, sellerOther, viewer } = app.people
beforeEach(async () => {
  clamd.state.mood = 'well'
  await app.deps.db.delete(storedFiles)
})

const pdf = (text = '') => Buffer.from(`%PDF-1.4\n${randomBytes(3_000).toString('hex')}${text}\n%%EOF\n`)
const BAD = 'BAD-BYTES'
const upload = (bytes = pdf(), lang: 'en' | 'zh' = 'en') =>
  app.upload(uploadDocument, { name: 'a.pdf', bytes }, { as: seller, lang })
const scanOf = async (uploadId: string, as = seller) =>
  (await app.get(documentScan, { uploadId }, { as })).body
const download = (uploadId: string) => app.get(downloadDocument, { uploadId }, { as: seller })
const mailsOfInfection = async () => (await app.mails()).filter(({ subject }) => /harmful|有害/.test(subject))

async function entries(): Promise<string[]> {
  const names = []
  for await (const { name } of app.deps.files.entries()) names.push(name)
  return names
}
async function run(job: string): Promise<void> {
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, job, {}))
  await app.drain()
}
async function auditLines(): Promise<{ actor_kind: string; company_id: string }[]> {
  const { rows } = await app.database.pool.query<{ actor_kind: string; company_id: string }>(
    "select actor_kind, company_id from audit_trail where action = 'document.infected'",
  )
  return rows
}

test('a file that is clean can be used at once', async () => {
  const { data } = (await upload()).body
  expect(data?.scan).toBe('clean')
  expect(await scanOf(data?.uploadId ?? '')).toMatchObject({ data: { scan: 'clean' } })
  expect((await download(data?.uploadId ?? '')).status).toBe(200)
})

test.each([
  ['en', /harmful code.*not stored.*upload that/],
  ['zh', /有害代码.*未予保存.*再上传/],
] as const)('an infected file is refused, kept nowhere, and told to the agency (%s)', async (lang, words) => {
  const before = [await entries(), await auditLines(), await mailsOfInfection()]
  const { body } = await upload(pdf(BAD), lang)
  expect(body).toMatchObject({ error: 'documents.infected', message: expect.stringMatching(words) as string })
  expect(await app.deps.db.$count(storedFiles)).toBe(0)
  expect(await entries()).toEqual(before[0])
  await app.drain()
  expect(await auditLines()).toHaveLength((before[1]?.length ?? 0) + 1)
  expect((await mailsOfInfection()).length).toBeGreaterThan(before[2]?.length ?? 0)
  expect((await mailsOfInfection()).at(-1)?.text).toMatch(/Yue|Trading|Lin|Co/)
})

describe.each(['nonsense', 'dies', 'tooLarge'] as const)('while the scanner is unwell (%s)', (mood) => {
  test('a file waits: it is neither opened nor used, and not swept away', async () => {
    clamd.state.mood = mood
    const { data, code } = (await upload()).body
    expect([code, data?.scan]).toEqual([0, 'pending'])
    const uploadId = data?.uploadId ?? ''
    expect((await download(uploadId)).body.error).toBe('documents.not_scanned')
    const [row] = await app.deps.db.select().from(storedFiles)
    const binding = {
      record: 'node_x',
      files: [{ place: 'passport', fileId: uploadId }],
      at: app.clock.now(),
    }
    await expect(
      app.deps.db.transaction((tx) => bindFiles(tx, { companyId: row?.companyId ?? '', ...binding })),
    ).rejects.toMatchObject({ error: 'documents.not_scanned' })
    const metrics = await app.app.inject({ method: 'GET', url: '/metrics' })
    expect(metrics.body).toMatch(/^files_waiting_for_scan 1$/m)
    app.clock.advance(5 * 3_600_000)
    expect(await sweepFiles(app.deps)).toMatchObject({ pending: 0, missing: [] })
    await run('documents.scan-waiting')
    expect(await scanOf(uploadId)).toMatchObject({ data: { scan: 'pending' } })
    clamd.state.mood = 'well'
    await run('documents.scan-waiting')
    expect(await scanOf(uploadId)).toMatchObject({ data: { scan: 'clean' } })
    expect((await download(uploadId)).status).toBe(200)
  })
})

test('a scanner that stumbles over one file does not keep the others waiting', async () => {
  clamd.state.mood = 'nonsense'
  const ids = [(await upload()).body.data?.uploadId ?? '', (await upload()).body.data?.uploadId ?? '']
  clamd.state.mood = 'well'
  await app.deps.files.remove(ids[0] ?? '')
  await run('documents.scan-waiting').catch(() => {})
  expect(await scanOf(ids[1] ?? '')).toMatchObject({ data: { scan: 'clean' } })
})

const idOf = async (text = '') => (await upload(pdf(text))).body.data?.uploadId ?? ''
const stateOf = async (id: string) => (await scanOf(id)).data?.scan

describe('files that the scanner answers with an error', () => {
  test.each([3, 12])('%i of them, the oldest, keep no later file waiting', async (many) => {
    for (let made = 0; made < many; made++) await idOf('STUMBLES')
    clamd.state.mood = 'nonsense'
    const later = await idOf()
    clamd.state.mood = 'well'
    // As many as one run gives up on are behind the others in the next.
    for (let runs = 0; runs < Math.ceil(many / 10); runs++) {
      app.clock.advance(60_000)
      await run('documents.scan-waiting')
    }
    expect(await stateOf(later)).toBe('clean')
    expect(await app.deps.db.$count(storedFiles, eq(storedFiles.scan, 'pending'))).toBe(many)
  })

  test('a scanner that is away is asked about one file, not about all', async () => {
    clamd.state.mood = 'nonsense'
    for (let made = 0; made < 4; made++) await idOf()
    const scanner = createFileScanner({ clamd: clamd.place })
    const asked: string[] = []
    const counting = {
      ...scanner,
      scan: (...[files, file]: Parameters<typeof scanner.scan>) => {
        asked.push(file.id)
        return scanner.scan(files, file)
      },
    }
    await scanWaiting(app.deps, counting)
    expect(asked).toHaveLength(1)
  })
})

test('files that cannot be read keep no later one waiting, however many they are', async () => {
  clamd.state.mood = 'nonsense'
  for (let made = 0; made < 3; made++) await app.deps.files.remove(await idOf())
  app.clock.advance(60_000)
  const later = await idOf()
  clamd.state.mood = 'well'
  for (let runs = 0; runs < 2; runs++) {
    app.clock.advance(60_000)
    await scanWaiting(app.deps, createFileScanner({ clamd: clamd.place }), 2)
  }
  expect(await stateOf(later)).toBe('clean')
})

const rowOf = async (id: string) =>
  (await app.deps.db.select().from(storedFiles).where(eq(storedFiles.id, id)))[0]

/** As they were stored before clamd was set up, or before it was kept who had looked into them. */
async function unseenBefore(text = ''): Promise<string> {
  const id = await idOf()
  await app.deps.db.update(storedFiles).set({ scannedBy: null }).where(eq(storedFiles.id, id))
  if (text === '') return id
  await app.deps.files.remove(id)
  const stored = await app.deps.files.put(id, Readable.from([pdf(text)]), { maxBytes: 1e6 })
  await app.deps.db.update(storedFiles).set(stored).where(eq(storedFiles.id, id))
  return id
}

describe('files that clamd has not seen', () => {
  test('say so, and those that it has seen say that', async () => {
    const [seen, unseen] = [await idOf(), await unseenBefore()]
    expect((await rowOf(seen))?.scannedBy).toBe('CLAMD')
    expect((await rowOf(unseen))?.scannedBy).toBe(null)
    expect(await countUnseen(app.deps.db)).toEqual({ unseen: 1, waiting: 0 })
  })

  test('are looked into when they are asked for, and stay in use meanwhile', async () => {
    const [seen, unseen] = [await idOf(), await unseenBefore()]
    clamd.state.mood = 'nonsense'
    expect(await waitForClamd(app.deps.db, app.clock.now())).toBe(1)
    expect(await waitForClamd(app.deps.db, app.clock.now())).toBe(0)
    await run('documents.scan-waiting')
    expect([(await download(unseen)).status, (await download(seen)).status]).toEqual([200, 200])
    expect(await countUnseen(app.deps.db)).toEqual({ unseen: 1, waiting: 1 })
    const metrics = await app.app.inject({ method: 'GET', url: '/metrics' })
    expect(metrics.body).toMatch(/^files_waiting_for_scan 0$/m)
    clamd.state.mood = 'well'
    await run('documents.scan-waiting')
    expect(await rowOf(unseen)).toMatchObject({ scan: 'clean', scannedBy: 'CLAMD', waitingSince: null })
    expect(await countUnseen(app.deps.db)).toEqual({ unseen: 0, waiting: 0 })
  })

  test('lose their bytes if they are bad, and a record that uses one keeps its row', async () => {
    const id = await unseenBefore(BAD)
    const row = await rowOf(id)
    const binding = { record: 'node_x', files: [{ place: 'passport', fileId: id }], at: app.clock.now() }
    await app.deps.db.transaction((tx) => bindFiles(tx, { companyId: row?.companyId ?? '', ...binding }))
    await app.deps.db
      .update(storedFiles)
      .set({ uploadedAt: new Date(app.clock.now().getTime() - 90 * 24 * 3_600_000) })
      .where(eq(storedFiles.id, id))
    await waitForClamd(app.deps.db, app.clock.now())
    await run('documents.scan-waiting')
    expect(await app.deps.files.has(id)).toBe(false)
    expect((await download(id)).status).not.toBe(200)
    expect(await sweepFiles(app.deps)).toMatchObject({ missing: [] })
    expect(await rowOf(id)).toMatchObject({ scan: 'infected', scannedBy: null })
    await app.database.pool.query('delete from file_bindings')
  })
})

test('the state is for the company that the file belongs to', async () => {
  const uploadId = (await upload()).body.data?.uploadId ?? ''
  expect((await scanOf(uploadId, viewer)).code).toBe(0)
  expect((await scanOf(uploadId, sellerOther)).error).toBe('documents.not_found')
})

test('administrators are told once that files wait for half an hour, and when it is over', async () => {
  const told = async () => {
    await run('documents.watch-waiting')
    await app.drain()
    return (await app.mails())
      .filter(
        ({ to, subject }) => to === app.people.admin.email && /virus scanner|scanned again/.test(subject),
      )
      .map(({ subject }) => subject.replace(/^.*: /, ''))
  }
  const before = await told()
  clamd.state.mood = 'dies'
  await upload()
  expect(await told()).toEqual(before)
  app.clock.advance(31 * 60_000)
  const WAIT = 'files wait for the virus scanner'
  expect(await told()).toEqual([WAIT, ...before])
  await run('documents.scan-waiting')
  expect(await told()).toEqual([WAIT, ...before])
  clamd.state.mood = 'well'
  await run('documents.scan-waiting')
  expect(await told()).toEqual(['files are scanned again', WAIT, ...before])
})

// Last: sessions end when months pass.
test('a file that waited and is infected leaves its row alone, for whoever named it', async () => {
  clamd.state.mood = 'dies'
  const uploadId = (await upload(pdf(BAD))).body.data?.uploadId ?? ''
  const audited = (await auditLines()).length
  clamd.state.mood = 'well'
  await run('documents.scan-waiting')
  await app.drain()
  expect(await scanOf(uploadId)).toMatchObject({ data: { scan: 'infected' } })
  expect(await app.deps.files.has(uploadId)).toBe(false)
  expect(await auditLines()).toHaveLength(audited + 1)
  expect((await download(uploadId)).body.error).toBe('documents.not_scanned')
  expect(await sweepFiles(app.deps)).toMatchObject({ missing: [] })
  app.clock.advance(61 * 24 * 3_600_000)
  await sweepFiles(app.deps)
  expect(await app.deps.db.$count(storedFiles)).toBe(0)
})
