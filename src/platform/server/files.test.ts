import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { readdirSync, readlinkSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { FileDamaged } from './file-seal.ts'
import { createLocalFileStore, FileTooLarge } from './files.ts'
import { createSecretBox } from './secret-box.ts'

const folder = await mkdtemp(join(tmpdir(), 'greenlane-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const box = createSecretBox([oldKey])
const store = createLocalFileStore({ folder, box })
const LIMIT = 25 * 1024 * 1024
const MIB = 1024 * 1024
/** As on disk: mark and nonce head, then chunks with a tag each. */
const HEADER = 15
const CHUNK = 64 * 1024
const SEALED = CHUNK + 16

/** Bytes in chunks, as they arrive from a browser. */
function inPieces(bytes: Buffer, size = 60_000): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    })(),
  )
}

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function put(id: string, bytes: Buffer) {
  const before = new Set(await filesOnDisk())
  const stored = await store.put(id, inPieces(bytes), { maxBytes: LIMIT })
  const path = (await filesOnDisk()).find((file) => !before.has(file))
  if (!path) throw new Error('no file appeared')
  return { stored, path }
}

type Stored = { keyId: string; size: number }

const read = async (id: string, stored: Stored, from = store) => buffer(await from.get(id, stored))

describe('a stored file', () => {
  test.each([0, 1, 15, 16, 17, 60_000, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * MIB + 7])(
    'of %i bytes survives a round trip',
    async (size) => {
      const bytes = randomBytes(size)
      const { stored } = await put(`f_${size}`, bytes)
      expect(stored).toMatchObject({ size, sha256: createHash('sha256').update(bytes).digest('hex') })
      expect((await read(`f_${size}`, stored)).equals(bytes)).toBe(true)
    },
  )

  test('is neither readable nor recognisable on disk, and accessible to our user only', async () => {
    const { path } = await put('f_passport', Buffer.from('passport P1234567 '.repeat(5000)))
    const onDisk = await readFile(path)
    expect(onDisk.includes('P1234567')).toBe(false)
    expect(path).not.toContain('f_passport')
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
  })

  test('under an id that looks like a path stays inside its folder', async () => {
    const { path, stored } = await put('../../outside', Buffer.from('x'))
    expect(path.startsWith(folder)).toBe(true)
    expect((await read('../../outside', stored)).toString()).toBe('x')
  })

  test('cannot be swapped for another one', async () => {
    const { path, stored } = await put('f_mine', randomBytes(5000))
    const { path: other } = await put('f_other', randomBytes(5000))
    await writeFile(path, await readFile(other))
    await expect(store.get('f_mine', stored)).rejects.toThrow(FileDamaged)
  })

  test('can be decrypted with its old key after a rotation', async () => {
    const { stored } = await put('f_old', Buffer.from('kept'))
    const rotated = createLocalFileStore({ folder, box: createSecretBox([newKey, oldKey]) })
    expect((await read('f_old', stored, rotated)).toString()).toBe('kept')
  })

  test('is gone when removed, and removing it again does not fail', async () => {
    const { path, stored } = await put('f_gone', Buffer.from('x'))
    await store.remove('f_gone')
    await store.remove('f_gone')
    expect(await filesOnDisk()).not.toContain(path)
    await expect(store.get('f_gone', stored)).rejects.toThrow(/ENOENT/)
  })
})

/** A file as it was sealed before files had chunks: one tag behind everything. */
async function putOld(id: string, bytes: Buffer) {
  const { stored, path } = await put(id, bytes)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', box.fileKey(stored.keyId, id), iv)
  const sealed = Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  await writeFile(path, sealed)
  return { stored, path }
}

const kinds = { 'sealed in chunks': put, 'sealed as before': putOld }

describe.each(Object.entries(kinds))('a file %s', (kind, putIt) => {
  test.each([0, 1, 60_000, CHUNK, 3 * MIB + 7])('of %i bytes is read back', async (size) => {
    const bytes = randomBytes(size)
    const { stored } = await putIt(`f_back_${kind}_${size}`, bytes)
    expect((await read(`f_back_${kind}_${size}`, stored)).equals(bytes)).toBe(true)
  })

  test.each([0, 7, 8, 11, 12, 14, 15, 4000, 200_000, -1, -16])(
    'and changed at byte %i is refused before its first byte',
    async (place) => {
      const id = `f_changed_${kind}_${place}`
      const { path, stored } = await putIt(id, randomBytes(300_000))
      const bytes = await readFile(path)
      const at = (bytes.length + place) % bytes.length
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(path, bytes)
      await expect(store.get(id, stored)).rejects.toThrow(FileDamaged)
      expect(await openFiles(path)).toBe(0)
    },
  )

  test.each([0, 5, 15, 20, 27, 5000, HEADER + SEALED, HEADER + SEALED + 3])(
    'and cut to %i bytes is refused, and leaves no file open',
    async (length) => {
      const id = `f_cut_${kind}_${length}`
      const { path, stored } = await putIt(id, randomBytes(100_000))
      await truncate(path, length)
      await expect(store.get(id, stored)).rejects.toThrow(FileDamaged)
      expect(await openFiles(path)).toBe(0)
    },
  )

  test('and changed between proof and reading breaks off before the change', async () => {
    const id = `f_raced_${kind}`
    const bytes = randomBytes(300_000)
    const { path, stored } = await putIt(id, bytes)
    const stream = await store.get(id, stored)
    const onDisk = await readFile(path)
    onDisk[200_000] = (onDisk[200_000] ?? 0) ^ 1
    await writeFile(path, onDisk)
    const seen: Buffer[] = []
    const reading = async () => {
      for await (const part of stream) seen.push(part as Buffer)
    }
    await expect(reading()).rejects.toThrow(FileDamaged)
    const came = Buffer.concat(seen)
    expect(came.length).toBeLessThan(200_000)
    expect(came.equals(bytes.subarray(0, came.length))).toBe(true)
  })
})

const sealedChunk = (onDisk: Buffer, index: number) =>
  onDisk.subarray(HEADER + index * SEALED, HEADER + (index + 1) * SEALED)

describe('the chunks of a file', () => {
  test.each<[string, (parts: Buffer[]) => Buffer[]]>([
    ['exchanged', ([first, second, ...rest]) => [second, first, ...rest] as Buffer[]],
    ['repeated', ([first, second, ...rest]) => [first, first, second, ...rest] as Buffer[]],
    ['left out', ([, ...rest]) => rest],
    ['ended early', (parts) => parts.slice(0, -1)],
  ])('cannot be %s', async (name, change) => {
    const id = `f_chunks_${name}`
    const { path, stored } = await put(id, randomBytes(4 * CHUNK))
    const onDisk = await readFile(path)
    const parts = [0, 1, 2, 3].map((index) => sealedChunk(onDisk, index))
    await writeFile(path, Buffer.concat([onDisk.subarray(0, HEADER), ...change(parts)]))
    await expect(store.get(id, stored)).rejects.toThrow(FileDamaged)
  })
})

test('a file of another size than its record says is refused', async () => {
  const { stored } = await put('f_size', randomBytes(100))
  await expect(store.get('f_size', { ...stored, size: 99 })).rejects.toThrow(FileDamaged)
})

describe('nothing is left behind', () => {
  test('by a file over the limit', async () => {
    const before = await filesOnDisk()
    const source = inPieces(randomBytes(LIMIT + 1))
    await expect(store.put('f_big', source, { maxBytes: LIMIT })).rejects.toThrow(FileTooLarge)
    expect(await filesOnDisk()).toEqual(before)
  })

  test('by an upload whose connection broke', async () => {
    const before = await filesOnDisk()
    const source = Readable.from(
      (function* () {
        yield randomBytes(100_000)
        throw new Error('connection lost')
      })(),
    )
    await expect(store.put('f_lost', source, { maxBytes: LIMIT })).rejects.toThrow('connection lost')
    expect(await filesOnDisk()).toEqual(before)
  })

  test('by a reader that disconnects: the file is closed', async () => {
    const { path, stored } = await put('f_left', randomBytes(4 * MIB))
    const stream = await store.get('f_left', stored)
    await new Promise((resolve) => stream.once('data', resolve))
    stream.destroy()
    expect(await openFiles(path)).toBe(0)
  })
})

test('a file of exactly the limit is kept', async () => {
  await expect(store.put('f_full', inPieces(Buffer.alloc(1000)), { maxBytes: 1000 })).resolves.toMatchObject({
    size: 1000,
  })
})

/** How many times this process has a file open, after a moment for closing it. Linux only. */
async function openFiles(path: string): Promise<number> {
  await sleep(100)
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path
    } catch {
      return false
    }
  }).length
}
