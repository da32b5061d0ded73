import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupProblem } from '../manifest.ts'

/*
 * What a target folder holds:
 *   backups/<moment>/    a backup: manifest.json, the parts it names; `<moment>.part` while it is written
 *   files/ab/<entry>-<sha256>   stored files, shared by all backups
 */
export const MANIFEST = 'manifest.json'
const NAME = /^\d{8}T\d{6}Z$/

export const backupsOf = (target: string): string => join(target, 'backups')

/** Where a stored file lies in a target. */
export const fileOf = (target: string, { entry, sha256 }: { entry: string; sha256: string }): string =>
  join(target, 'files', entry.slice(0, 2), `${entry}-${sha256}`)

/** The name of a backup: its moment in UTC, so that names sort by time. */
export const nameOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** The names of whole backups, the oldest first. */
export async function listBackups(target: string): Promise<string[]> {
  const names = await readdir(backupsOf(target)).catch(() => [])
  return names.filter((name) => NAME.test(name)).toSorted()
}

/** A new folder that becomes a backup when it is whole, and vanishes when it fails. */
export async function inNewBackup<T>(
  target: string,
  name: string,
  write: (folder: string) => Promise<T>,
): Promise<T> {
  const whole = join(backupsOf(target), name)
  const folder = `${whole}.part`
  try {
    await mkdir(backupsOf(target), { recursive: true, mode: 0o700 })
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    const result = await write(folder)
    await syncFolder(folder)
    await rename(folder, whole)
    await syncFolder(backupsOf(target))
    return result
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch(() => {})
    throw explained(error, target)
  }
}

/** So that the names in a folder outlive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

const WRITING: Record<string, string> = {
  ENOSPC: 'is full: free some space or keep fewer backups',
  EDQUOT: 'has used up its quota: free some space or keep fewer backups',
  EACCES: 'cannot be written by this user: change its owner or rights',
  EPERM: 'cannot be written by this user: change its owner or rights',
  EROFS: 'is mounted for reading only',
  ENOENT: 'does not exist and cannot be made',
  ENOTDIR: 'is not a folder',
  EEXIST: 'has something else where the backup should go: name another folder, or wait a second',
  ENOTEMPTY: 'already has a backup of this very second: wait for the next one',
  EIO: 'has a faulty disk',
}

/** What went wrong with a folder, in words. */
export function explained(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  const words = code === undefined ? undefined : WRITING[code]
  return words ? new BackupProblem(`${folder} ${words} (${code}). Nothing was kept of this attempt.`) : error
}
