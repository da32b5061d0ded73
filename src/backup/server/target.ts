import { BackupProblem } from '../manifest.ts'
import type { BackupPlace } from './places/backup-place.ts'

const BACKUPS = 'backups/'
export const FILES = 'files/'
export const MANIFEST = 'manifest.json'
const NAME = /^\d{8}T\d{6}Z$/
/** A folder of an earlier release that was being written. */
const BROKEN_OFF = /^\d{8}T\d{6}Z\.part$/

/** The folder of a backup within its place. */
export const folderOf = (name: string): string => `${BACKUPS}${name}/`

/** Where a stored file lies. */
export const fileOf = ({ entry, sha256 }: { entry: string; sha256: string }): string =>
  `${FILES}${entry.slice(0, 2)}/${entry}-${sha256}`

const COPY = /\/([0-9a-f]{64})-([0-9a-f]{64})$/

/** What the name of a copy says. */
export function copyIn(key: string): { entry: string; sha256: string } | undefined {
  const [, entry, sha256] = COPY.exec(key) ?? []
  return entry && sha256 ? { entry, sha256 } : undefined
}

/** The name of a backup: its moment in UTC, so that names sort by time. */
export const nameOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * What lies among the backups: the names of the whole ones, the oldest first, and of those that broke off. Whatever has
 * another name is somebody else's.
 */
export async function readBackups(place: BackupPlace): Promise<{ whole: string[]; broken: string[] }> {
  const found = new Map<string, boolean>()
  for await (const { key } of place.list(BACKUPS)) {
    const [name = '', part] = key.slice(BACKUPS.length).split('/')
    if (part === undefined || !(NAME.test(name) || BROKEN_OFF.test(name))) continue
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
  if ((await listBackups(place)).includes(name))
    throw new BackupProblem(`${place.name} already has a backup of this very second: wait for the next one.`)
  try {
    await place.removeAll(folder)
    return await write(folder)
  } catch (error) {
    await place.removeAll(folder).catch(() => {})
    throw error
  }
}

/** A fault of the place as something to tell people, with what follows from it; anything else as it is. */
export function problemWith(place: BackupPlace, error: unknown, ending: string): unknown {
  const fault = place.faultIn(error)
  return fault === undefined ? error : new BackupProblem(`${fault} ${ending}`.trim(), { cause: error })
}
