import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileDamaged } from '../file-seal.ts'
import { goneMeanwhile, noneIfAway, syncFolder } from './folder-errors.ts'
import { EntryMissing, type EntrySource, type EntryStore, type StoredEntry } from './entry-store.ts'

/** Where an entry lies in a store's folder. */
const placeOfEntry = (folder: string, name: string): string => join(folder, name.slice(0, 2), name)

export function createFolderEntries(folder: string): EntryStore {
  const pathOf = (name: string): string => placeOfEntry(folder, name)
  return {
    kind: 'folder',
    async write(name, source) {
      const path = pathOf(name)
      const part = `${path}.${randomBytes(6).toString('hex')}.part`
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await pipeline(source, createWriteStream(part, { mode: 0o600 }))
        await syncToDisk(part)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
      if (made !== undefined) await syncFolder(dirname(made))
    },
    open: (name) => openFile(pathOf(name), name),
    async find(name) {
      const found = await stat(pathOf(name)).catch(goneMeanwhile)
      return found && { size: found.size, changedAt: found.mtimeMs }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    entries: () => entriesOf(folder),
  }
}

async function openFile(path: string, name: string): Promise<EntrySource> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new EntryMissing(name) : error
  })
  const { size } = await handle.stat()
  return {
    size,
    async read(start, length) {
      const bytes = Buffer.allocUnsafe(length)
      const { bytesRead } = await handle.read(bytes, 0, length, start)
      if (bytesRead < length) throw new FileDamaged('the stored file is truncated')
      return bytes
    },
    close: () => handle.close(),
  }
}

const ENTRY = /^[0-9a-f]{64}(\.[0-9a-f]{12}\.part)?$/

/** Files of other kinds are not ours, and left alone. One that goes meanwhile is left out. */
async function* entriesOf(folder: string): AsyncGenerator<StoredEntry> {
  for (const part of await readdir(folder).catch(noneIfAway)) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue
    for (const name of await readdir(join(folder, part))) {
      const found = ENTRY.test(name) ? await stat(join(folder, part, name)).catch(goneMeanwhile) : undefined
      if (found) yield { name, isPart: name.endsWith('.part'), changedAt: found.mtimeMs }
    }
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  await handle.sync()
  await handle.close()
}
