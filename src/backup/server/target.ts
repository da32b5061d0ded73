import { BackupProblem } from '../manifest.ts'
import type { BackupPlace } from './places/backup-place.ts'

const BACKUPS = 'backups/'
export const FILES = 'files/'
export const MANIFEST = 'manifest.json'
const NAME = /^\d{8}T\d{6}Z$/

/** The folder of a backup within its place. */
export const folderOf = (name: string): string => `${BACKUPS}${name}/`

/** Where a stored file lies. */
export const fileOf = ({ entry, sha256 }: { entry: string; sha256: string }): string =>
  `${FILES}${entry.slice(0, 2)}/${entry}-${sha256}`

/** The name of a backup: its moment in UTC, so that names sort by time. */
export const nameOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** What lies among the backups: the names of the whole ones, the oldest first, and what others left. */
export async function readBackups(place: BackupPlace): Promise<{ whole: string[]; broken: string[] }> {
  const found = new Map<string, boolean>()
  for await (const { key } of place.list(BACKUPS)) {
    const [name = '', part] = key.slice(BACKUPS.length).split('/')
    if (part !== undefined)
      found.set(name, found.get(name) === true || (part === MANIFEST && NAME.test(name)))
  }
  const names = [...found.keys()].toSorted()
  return {
    whole: names.filter((name) => found.get(name)),
    broken: names.filter((name) => !found.get(name)),
  }
}

/** The names of whole backups, the oldest first. */
export const listBackups = async (place: BackupPlace): Promise<string[]> => (await readBackups(place)).whole

/** A new backup, of which nothing stays when it fails. */
export async function inNewBackup<T>(
  place: BackupPlace,
  name: string,
  write: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = folderOf(name)
  try {
    if ((await listBackups(place)).includes(name))
      throw new BackupProblem(
        `${place.name} already has a backup of this very second: wait for the next one.`,
      )
  } catch (error) {
    throw place.explained(error)
  }
  try {
    await place.removeAll(folder)
    return await write(folder)
  } catch (error) {
    await place.removeAll(folder).catch(() => {})
    throw place.explained(error)
  }
}
