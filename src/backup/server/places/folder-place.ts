import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { goneMeanwhile, noneIfAway, syncFolder } from '#platform/server/storage/folder-errors.ts'
import type { BackupPlace, KeptObject } from './backup-place.ts'

const DRAFT = '.part'

/** Backups in a folder, which should be another machine's. */
export function folderPlace(folder: string): BackupPlace {
  const pathOf = (key: string): string => join(folder, key)
  return {
    name: folder,
    async write(key, source) {
      const path = pathOf(key)
      const draft = `${path}${DRAFT}`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await pipeline(source, createWriteStream(draft, { flags: 'w', mode: 0o600, flush: true }))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        throw error
      }
      await syncFolder(dirname(path))
    },
    read: (key) => createReadStream(pathOf(key)) as AsyncIterable<Buffer>,
    list: (prefix) => filesBelow(folder, prefix.slice(0, -1)),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    faultIn: (error) => folderFault(error, folder),
    [Symbol.asyncDispose]: async () => {},
  }
}

async function* filesBelow(folder: string, below: string): AsyncGenerator<KeptObject> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(noneIfAway)
  for (const entry of entries) {
    const key = `${below}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, key)
    else if (!entry.name.endsWith(DRAFT)) {
      const found = await stat(join(folder, key)).catch(goneMeanwhile)
      if (found) yield { key, size: found.size, changedAt: found.mtimeMs }
    }
  }
}

const FAULTS: Record<string, string> = {
  ENOSPC: 'is full: free some space or keep fewer backups',
  EDQUOT: 'has used up its quota: free some space or keep fewer backups',
  EACCES: 'cannot be written by this user: change its owner or rights',
  EPERM: 'cannot be written by this user: change its owner or rights',
  EROFS: 'is mounted for reading only',
  ENOENT: 'does not exist and cannot be made',
  ENOTDIR: 'is not a folder',
  EEXIST: 'has something else where the backup should go: name another folder',
  EIO: 'has a faulty disk',
}

/** What went wrong with a folder, in words. */
export function folderFault(error: unknown, folder: string): string | undefined {
  const { code } = error as NodeJS.ErrnoException
  const words = code === undefined ? undefined : FAULTS[code]
  return words && `${folder} ${words} (${code}).`
}
