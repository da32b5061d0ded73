import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '#platform/server/files.ts'
import { EntryMissing } from '#platform/server/storage/entry-store.ts'
import { fileOf } from './target.ts'
import { proveFile, writeBytes } from './parts.ts'

export type CopiedFile = { entry: string; size: number; sha256: string }

export type FileCopier = {
  /** @returns what is in the target then, or nothing if the store has no such file */
  copy(entry: string): Promise<CopiedFile | undefined>
  /** Of this run. */
  counts: { copied: number; known: number; bytes: number }
}

/**
 * Copies stored files to a target, sealed as they are, and only those that it lacks. The name of a copy holds its hash,
 * so that one that is there need not be read again.
 */
export function createFileCopier(files: FileStore, target: string): FileCopier {
  const known = knownFiles(target)
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
      const draft = join(target, 'files', entry.slice(0, 2), `${entry}.part`)
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
      await rm(draft, { force: true })
      const copied = await writeBytes(draft, source.read()).catch(unlessGone)
      if (!copied) return undefined
      await proveFile(draft, entry, copied)
      await rename(draft, fileOf(target, { entry, sha256: copied.sha256 }))
      await known.add({ entry, sha256: copied.sha256 })
      counts.copied += 1
      counts.bytes += copied.bytes
      return { entry, size: copied.bytes, sha256: copied.sha256 }
    },
  }
}

/** Deleted between our looking and our reading. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof EntryMissing)) throw error
}

const COPY = /^([0-9a-f]{64})-([0-9a-f]{64})$/

/** Finds copies in the target. */
function knownFiles(target: string) {
  // Of each folder the hashes by entry; 256 folders at most, as files are copied in no order.
  const folders = new Map<string, Map<string, string>>()
  const read = async (folder: string): Promise<Map<string, string>> => {
    const hashes = new Map<string, string>()
    for (const name of await readdir(join(target, 'files', folder)).catch(() => [])) {
      const [, entry, sha256] = COPY.exec(name) ?? []
      if (entry && sha256) hashes.set(entry, sha256)
    }
    folders.set(folder, hashes)
    return hashes
  }
  const hashesBeside = async (entry: string) =>
    folders.get(entry.slice(0, 2)) ?? (await read(entry.slice(0, 2)))
  return {
    async find(entry: string) {
      const sha256 = (await hashesBeside(entry)).get(entry)
      if (!sha256) return undefined
      const found = await stat(fileOf(target, { entry, sha256 })).catch(() => undefined)
      return found && { sha256, size: found.size, copiedAt: found.mtimeMs }
    },
    async add({ entry, sha256 }: { entry: string; sha256: string }) {
      ;(await hashesBeside(entry)).set(entry, sha256)
    },
  }
}
