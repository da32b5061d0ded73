import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startLocalS3 } from '../../local-s3/local-s3.ts'
import { S3Error } from '../../local-s3/s3-error.ts'
import { createFileStore } from '../files.ts'
import { createSecretBox } from '../secret-box.ts'
import { type EntryStore, piecesOf } from './entry-store.ts'
import { createFolderEntries } from './folder-entries.ts'
import { moveEntries } from './move-entries.ts'
import { createS3 } from './s3-client.ts'
import { createS3Entries } from './s3-entries.ts'
import { createTwoEntries } from './two-entries.ts'

const place = await mkdtemp(join(tmpdir(), 'greenlane-move-'))
const local = await startLocalS3()
// Nothing here is about silence: a machine under load may take seconds over a file.
const s3 = createS3(local.place, { connectMs: 20_000, readMs: 20_000, writeMs: 20_000, attempts: 1 })
afterAll(async () => {
  await s3.close()
  await local.close()
  await rm(place, { recursive: true, force: true })
})
const folder = createFolderEntries(join(place, 'files'))
const bucket = createS3Entries(s3)
const box = createSecretBox([randomBytes(32).toString('base64')])
const always = { isNamed: async () => true, milliseconds: 60_000 }

async function names(store: EntryStore): Promise<string[]> {
  const found = []
  for await (const { name } of store.entries()) found.push(name)
  return found
}
const fileStore = (entries: EntryStore) => createFileStore({ entries, box })
async function filled(store: EntryStore, ids: readonly string[]) {
  const bytes = randomBytes(200_000)
  const stored = []
  for (const id of ids)
    stored.push({ id, bytes, ...(await fileStore(store).put(id, Readable.from([bytes]), { maxBytes: 1e6 })) })
  return stored
}

beforeEach(async () => {
  local.fail(undefined)
  local.objects.clear()
  await rm(join(place, 'files'), { recursive: true, force: true })
})

describe.each([
  ['from the folder to the bucket', bucket, folder],
  ['from the bucket to the folder', folder, bucket],
])('%s', (_name, current, old) => {
  const both = fileStore(createTwoEntries(current, old))

  test('everything is moved, and read before, meanwhile and after', async () => {
    const stored = await filled(old, ['f_1', 'f_2', 'f_3'])
    const readAll = async () => {
      for (const file of stored)
        expect((await buffer(await both.get(file.id, file))).equals(file.bytes)).toBe(true)
    }
    await readAll()
    const reading = (async () => {
      for (let round = 0; round < 5; round++) await readAll()
    })()
    const [moved] = await Promise.all([moveEntries({ current, old }, always), reading])
    expect(moved).toMatchObject({ moved: 3, failed: [], isDone: true })
    await readAll()
    expect([(await names(current)).length, await names(old)]).toEqual([3, []])
  })

  test('a file that is being read goes on from the other store when it is moved', async () => {
    const [file] = await filled(old, ['f_read'])
    if (!file) throw new Error('not stored')
    const source = await createTwoEntries(current, old).open(both.entryOf('f_read'))
    const first = await source.read(0, 1000)
    await moveEntries({ current, old }, always)
    const rest = await source.read(100_000, source.size - 100_000)
    expect([first.length, rest.length]).toEqual([1000, source.size - 100_000])
    await source.close()
  })

  test('a file that is deleted while it is copied does not come back', async () => {
    await filled(old, ['f_deleted'])
    const deleting: EntryStore = {
      ...current,
      write: async (name, bytes) => {
        await current.write(name, bytes)
        await old.remove(name)
      },
    }
    const stores = { current: deleting, old }
    expect(await moveEntries(stores, { ...always, isNamed: async () => false })).toMatchObject({ moved: 0 })
    expect([await names(current), await names(old)]).toEqual([[], []])
  })

  test('a file that another process moved at the same time stays', async () => {
    await filled(old, ['f_twice'])
    const moving: EntryStore = {
      ...current,
      write: async (name, bytes) => {
        await current.write(name, bytes)
        await old.remove(name)
      },
    }
    await moveEntries({ current: moving, old }, always)
    expect(await names(current)).toHaveLength(1)
  })

  test('deleting removes it from both, and new files go to the current one', async () => {
    const [file] = await filled(old, ['f_both'])
    await filled(current, ['f_both'])
    await both.remove('f_both')
    expect(await both.has('f_both')).toBe(false)
    expect(file).toBeDefined()
    await both.put('f_new', Readable.from([Buffer.from('x')]), { maxBytes: 10 })
    expect([await names(current), await names(old)]).toEqual([[both.entryOf('f_new')], []])
  })
})

test('a bucket that is away keeps what is in the folder, and what is there can be read', async () => {
  const [file] = await filled(folder, ['f_1', 'f_2'])
  local.fail(() => new S3Error('InternalError', 500))
  await expect(moveEntries({ current: bucket, old: folder }, always)).rejects.toMatchObject({
    temporary: true,
  })
  expect(await names(folder)).toHaveLength(2)
  const both = fileStore(createTwoEntries(bucket, folder))
  if (file) expect((await buffer(await both.get(file.id, file))).equals(file.bytes)).toBe(true)
  await expect(both.get('f_unknown', { keyId: box.currentKeyId, size: 1 })).rejects.toThrow('does not answer')
})

describe('a copy that a killed mover left', () => {
  const large = randomBytes(9 * 1024 * 1024)
  async function copied(change: (name: string) => Promise<void>) {
    const [id, limit] = ['f_copied', { maxBytes: 10 * 1024 * 1024 }]
    const stored = await fileStore(folder).put(id, Readable.from([large]), limit)
    const name = fileStore(folder).entryOf(id)
    await bucket.write(name, piecesOf(folder, name))
    await change(name)
    expect(await moveEntries({ current: bucket, old: folder }, always)).toMatchObject({
      moved: 1,
      failed: [],
    })
    expect(await names(folder)).toEqual([])
    expect((await buffer(await fileStore(bucket).get(id, stored))).equals(large)).toBe(true)
  }
  beforeEach(() => void (local.replaced.length = 0))

  test('is taken as it is, since a service may keep the parts of what is replaced', async () => {
    await copied(async () => {})
    expect(local.replaced).toEqual([])
  })

  test('is replaced where it is another one', async () => {
    await copied(async (name) => {
      const object = local.objects.get(`files/${name}`)
      if (object) object.bytes = Buffer.alloc(object.bytes.length)
    })
    expect(local.replaced).toHaveLength(1)
  })
})

test('a copy that is not what was written removes nothing', async () => {
  await filled(folder, ['f_1'])
  const lossy: EntryStore = {
    ...bucket,
    write: (name, bytes) =>
      bucket.write(
        name,
        (async function* () {
          for await (const piece of bytes) yield piece.subarray(1)
        })(),
      ),
  }
  await expect(moveEntries({ current: lossy, old: folder }, always)).rejects.toThrow('not what was written')
  expect(await names(folder)).toHaveLength(1)
})
