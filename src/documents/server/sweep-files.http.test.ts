import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { downloadDocument, uploadDocument } from '../contract.ts'
import { storedFiles } from './documents.tables.ts'
import { sweepFiles } from './sweep-files.ts'

const lines: string[] = []
const logTo = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line))
    done()
  },
})
const app = await testApp({ logTo })
const { seller } = app.people
const folder = join(app.config.dataDir, 'files')
const pdf = Buffer.from(`%PDF-1.4\n${'paper '.repeat(30_000)}\n%%EOF\n`)
const HOUR = 3_600_000

const upload = async () =>
  (await app.upload(uploadDocument, { name: 'a.pdf', bytes: pdf }, { as: seller })).body.data?.uploadId ?? ''
const pathOf = (fileId: string) => join(folder, entry(fileId).slice(0, 2), entry(fileId))
const entry = (fileId: string) => app.deps.files.entryOf(fileId)
const names = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((found) => found.isFile())
    .map((found) => found.name)

/** Makes a file as old as told, by the test's clock. */
async function age(path: string, hours: number): Promise<void> {
  const at = new Date(app.clock.now().getTime() - hours * HOUR)
  await utimes(path, at, at)
}

async function plant(name: string, hours: number): Promise<string> {
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
  const path = join(folder, name.slice(0, 2), name)
  await writeFile(path, 'x')
  await age(path, hours)
  return name
}

beforeEach(async () => {
  lines.length = 0
  await app.deps.db.delete(storedFiles)
  await rm(folder, { recursive: true, force: true })
})

describe('the sweep', () => {
  test('removes old parts, and leaves those of uploads that are running', async () => {
    await plant(`${'a'.repeat(64)}.0123456789ab.part`, 2)
    const running = await plant(`${'b'.repeat(64)}.0123456789ab.part`, 0.5)
    expect(await sweepFiles(app.deps)).toMatchObject({ parts: 1 })
    expect(await names()).toEqual([running])
  })

  test('removes what a kill left between storing and checking, with its bytes', async () => {
    const [old, young, whole] = [await upload(), await upload(), await upload()]
    const pending = (id: string, hours: number) =>
      app.deps.db
        .update(storedFiles)
        .set({ scan: 'pending', uploadedAt: new Date(app.clock.now().getTime() - hours * HOUR) })
        .where(eq(storedFiles.id, id))
    await pending(old, 2)
    await pending(young, 0.5)
    expect(await sweepFiles(app.deps)).toMatchObject({ pending: 1, orphans: 0, missing: [] })
    expect((await names()).toSorted()).toEqual([entry(young), entry(whole)].toSorted())
  })

  test('removes files without a row after a week, not before, and nothing that is not ours', async () => {
    const whole = await upload()
    await plant('c'.repeat(64), 8 * 24)
    const young = await plant('d'.repeat(64), 6 * 24)
    const foreign = await plant('dd-letter.txt', 1000)
    await age(pathOf(whole), 1000)
    expect(await sweepFiles(app.deps)).toMatchObject({ orphans: 1, refused: false })
    expect((await names()).toSorted()).toEqual([entry(whole), young, foreign].toSorted())
  })

  test('removes nothing if most files have no row: another database would lose its files', async () => {
    await upload()
    for (let i = 0; i < 30; i++) await plant(i.toString(16).padStart(64, '0'), 1000)
    expect(await sweepFiles(app.deps)).toMatchObject({ orphans: 30, refused: true })
    expect(await names()).toHaveLength(31)
    expect(lines.join('')).toContain('does the folder belong to another database?')
  })

  test('reports rows whose file is missing, by their ids', async () => {
    const [lost, whole] = [await upload(), await upload()]
    await rm(pathOf(lost))
    expect((await sweepFiles(app.deps)).missing).toEqual([lost])
    const line = lines.find((one) => one.includes('stored files are missing')) ?? ''
    expect(line).toContain(lost)
    expect(line).not.toContain(whole)
  })

  test('and sixty uploads at the same time: none is lost, none is left half', async () => {
    const uploads = new AbortController()
    const sweeping = (async () => {
      let sweeps = 0
      for (; !uploads.signal.aborted; sweeps++) {
        expect(await sweepFiles(app.deps)).toMatchObject({ parts: 0, pending: 0, orphans: 0, missing: [] })
        await sleep(1)
      }
      return sweeps
    })()
    const ids: string[] = []
    for (let round = 0; round < 4; round++)
      ids.push(...(await Promise.all(Array.from({ length: 15 }, upload))))
    uploads.abort()
    expect(await sweeping).toBeGreaterThan(1)
    for (const uploadId of ids) {
      const { raw } = await app.get(downloadDocument, { uploadId }, { as: seller })
      expect(raw.equals(pdf)).toBe(true)
    }
    expect((await names()).toSorted()).toEqual(ids.map(entry).toSorted())
  })
})
