import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import { authenticateSeller } from '#accounts/server/public.ts'
import { testApp } from '#main/testing/test-app.ts'
import { uploadDocument } from '../contract.ts'
import { fileBindings, storedFiles, type StoredFileRow } from './documents.tables.ts'
import { createFileScanner } from './scanning/create-scanner.ts'
import { storeUpload } from './store-upload.ts'

const app = await testApp()
const { seller, sellerOther } = app.people
const pdf = Buffer.from('%PDF-1.4\npaper\n%%EOF\n')
const upload = (as = seller, lang: 'en' | 'zh' = 'en') =>
  app.upload(uploadDocument, { name: 'a.pdf', bytes: pdf }, { as, lang })

async function companyOf(person: { token: string }): Promise<string> {
  const principal = await authenticateSeller(app.deps, person.token)
  if (principal === 'invalid' || principal.kind !== 'seller') throw new Error('no session')
  return principal.companyId
}
const companyId = await companyOf(seller)

async function waiting(count: number, change: Partial<StoredFileRow> = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index): StoredFileRow => ({
    id: `file_${count}_${index}_${Math.random().toString(36).slice(2)}`,
    companyId,
    name: 'a.pdf',
    type: 'application/pdf',
    size: 1000,
    sha256: 'x',
    keyId: 'x',
    scan: 'clean',
    scannedBy: 'MARKS',
    waitingSince: null,
    sensitive: false,
    internal: false,
    uploadedByKind: 'seller',
    uploadedById: 'usr_x',
    uploadedAt: app.clock.now(),
    ...change,
  }))
  await app.deps.db.insert(storedFiles).values(rows)
  return rows.map((row) => row.id)
}
const filesOnDisk = async () =>
  (
    await readdir(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length

beforeEach(async () => {
  await app.deps.db.delete(fileBindings)
  await app.deps.db.delete(storedFiles)
  await app.deps.limits.clear(`upload:${companyId}`)
})

describe('files that no record uses', () => {
  test('are limited by number, for the company alone, in both languages', async () => {
    await waiting(200)
    const refused = await upload(seller, 'zh')
    expect(refused).toMatchObject({ status: 422, body: { code: 499, error: 'documents.too_many_unused' } })
    expect(refused.body.message).toContain('200个')
    expect((await upload()).body.message).toContain('200 files')
    expect((await upload(sellerOther)).body.code).toBe(0)
  })

  test('are limited by size', async () => {
    await waiting(20, { size: 25 * 1024 * 1024 })
    expect((await upload()).body.error).toBe('documents.too_many_unused')
  })

  test('do not count once a record uses them, after a month, or if others uploaded them', async () => {
    const used = await waiting(200)
    await app.deps.db.insert(fileBindings).values(
      used.map((fileId) => ({
        companyId,
        record: 'node_x',
        place: fileId,
        fileId,
        boundAt: app.clock.now(),
      })),
    )
    await waiting(200, { uploadedAt: new Date(app.clock.now().getTime() - 31 * 86_400_000) })
    await waiting(200, { uploadedByKind: 'staff' })
    await waiting(200, { uploadedByKind: 'invited' })
    expect((await upload()).body.code).toBe(0)
  })

  test('cannot pass the limit together: thirty at once, ten places left', async () => {
    await waiting(190)
    const before = await filesOnDisk()
    const by = { kind: 'seller', id: 'usr_x' } as const
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, () =>
        storeUpload(
          app.deps,
          createFileScanner({ clamd: undefined }),
          { name: 'a.pdf', stream: Readable.from([pdf]), fields: {} },
          { companyId, by },
        ),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await app.deps.db.$count(storedFiles)).toBe(200)
    expect((await filesOnDisk()) - before).toBe(10)
  })
})
