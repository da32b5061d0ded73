import type { FileStore } from '#platform/server/files.ts'
import { EntryMissing } from '#platform/server/storage/entry-store.ts'
import { BackupProblem } from '../manifest.ts'
import { type Measured, measure, proveFile, writeBytes } from './parts.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { copyIn, FILES, fileOf } from './target.ts'

export type CopiedFile = { entry: string; size: number; sha256: string }

export type FileCopier = {
  /** @returns what is in the place then, or nothing if the store has no such file */
  copy(entry: string): Promise<CopiedFile | undefined>
  /** Of this run. */
  counts: { copied: number; known: number; bytes: number }
}

/**
 * Copies stored files to a place, sealed as they are, and only those that it lacks. The name of a copy holds its hash, so
 * that one that is there need not be read again. A bucket renames nothing: a file is read for its hash first.
 */
export function createFileCopier(files: FileStore, place: BackupPlace): FileCopier {
  const known = knownFiles(place)
  const counts = { copied: 0, known: 0, bytes: 0 }
  return {
    counts,
    async copy(entry) {
      const source = await files.sealed(entry)
      if (!source) return undefined
      const there = await known.find(entry)
      if (there && there.size === source.size && there.copiedAt >= source.changedAt) {
        counts.known += 1
        return { entry, size: there.size, sha256: there.sha256 }
      }
      const read = await measure(source.read()).catch(unlessGone)
      if (!read) return undefined
      const key = fileOf({ entry, sha256: read.sha256 })
      const copied = await writeBytes({ place, key }, source.read()).catch(unlessGone)
      if (!copied) return undefined
      await proveCopy(place, { entry, key, read, copied })
      await known.add(entry, { size: copied.bytes, sha256: copied.sha256, copiedAt: Date.now() })
      counts.copied += 1
      counts.bytes += copied.bytes
      return { entry, size: copied.bytes, sha256: copied.sha256 }
    },
  }
}

type Copy = { entry: string; key: string; read: Measured; copied: Measured }

/** Later backups believe the name of a copy: one that is not what it says must not stay. @throws BackupProblem */
async function proveCopy(place: BackupPlace, { entry, key, read, copied }: Copy): Promise<void> {
  try {
    if (copied.sha256 !== read.sha256)
      throw new BackupProblem(`The stored file ${entry} reads differently each time: its disk is faulty.`)
    await proveFile({ place, key }, `The stored file ${entry}`, copied)
  } catch (error) {
    await place.remove(key)
    throw error
  }
}

/** Deleted between our looking and our reading. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof EntryMissing)) throw error
}

type KnownCopy = { size: number; sha256: string; copiedAt: number }

/** Finds copies in the place: each of its 256 folders is listed once, as files are copied in no order. */
function knownFiles(place: BackupPlace) {
  const folders = new Map<string, Map<string, KnownCopy>>()
  const read = async (folder: string): Promise<Map<string, KnownCopy>> => {
    const copies = new Map<string, KnownCopy>()
    for await (const { key, size, changedAt } of place.list(`${FILES}${folder}/`)) {
      const copy = copyIn(key)
      if (copy) copies.set(copy.entry, { size, sha256: copy.sha256, copiedAt: changedAt })
    }
    folders.set(folder, copies)
    return copies
  }
  const copiesBeside = async (entry: string) =>
    folders.get(entry.slice(0, 2)) ?? (await read(entry.slice(0, 2)))
  return {
    find: async (entry: string) => (await copiesBeside(entry)).get(entry),
    add: async (entry: string, copy: KnownCopy) => void (await copiesBeside(entry)).set(entry, copy),
  }
}
