import { entryOf } from '#platform/server/files.ts'
import { expiredBackups } from '../backup-health.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { listedFiles, manifestOf } from './read-backup.ts'
import { whileNoBackupIsWritten } from './snapshot.queries.ts'
import { copyIn, FILES, fileOf, folderOf, MANIFEST, readBackups } from './target.ts'

/**
 * Deletes all but the newest backups, what broken attempts left, and the stored files that none of the kept ones names.
 * If a kept one cannot be read, no file goes; nor does the copy of a file that was missing when a kept one was written: it
 * may be the last there is.
 */
export async function expireBackups(
  databaseUrl: string,
  place: BackupPlace,
  keep: number,
  written?: string,
): Promise<string[]> {
  return whileNoBackupIsWritten(databaseUrl, async () => {
    const { whole, broken } = await readBackups(place)
    const gone = expiredBackups(whole, keep, written)
    for (const name of gone) await deleteBackup(place, name)
    // A younger one may be another portal's that writes here, too.
    for (const name of broken) if (name < (whole.at(-1) ?? '')) await place.removeAll(folderOf(name))
    if (gone.length > 0)
      await deleteFilesBut(
        place,
        await filesIn(
          place,
          whole.filter((name) => !gone.includes(name)),
        ),
      )
    return gone
  })
}

/** Its manifest goes first: a backup of which a part is missing must not look whole. */
async function deleteBackup(place: BackupPlace, name: string): Promise<void> {
  await place.remove(`${folderOf(name)}${MANIFEST}`)
  await place.removeAll(folderOf(name))
}

type Kept = { copies: Set<string>; missing: Set<string> }

async function filesIn(place: BackupPlace, names: readonly string[]): Promise<Kept> {
  const kept: Kept = { copies: new Set(), missing: new Set() }
  for (const name of names) {
    const found = { place, folder: folderOf(name) }
    const manifest = await manifestOf(found)
    for await (const file of listedFiles(found, manifest)) kept.copies.add(fileOf(file))
    for (const id of manifest.files.missing) kept.missing.add(entryOf(id))
  }
  return kept
}

const COPY = /^files\/[0-9a-f]{2}\//

async function deleteFilesBut(place: BackupPlace, { copies, missing }: Kept): Promise<void> {
  for await (const { key } of place.list(FILES)) {
    const isLast = missing.has(copyIn(key)?.entry ?? '')
    if (COPY.test(key) && !copies.has(key) && !isLast) await place.remove(key)
  }
}
