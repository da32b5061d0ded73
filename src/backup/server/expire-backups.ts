import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expiredBackups } from '../backup-health.ts'
import { readManifest } from '../manifest.ts'
import { listedFiles } from './read-backup.ts'
import { whileNoBackupIsWritten } from './snapshot.queries.ts'
import { backupsOf, fileOf, listBackups, MANIFEST } from './target.ts'

/**
 * Deletes all but the newest backups, what broken attempts left, and the stored files that none of the kept ones names.
 * If a kept one cannot be read, no file goes.
 */
export async function expireBackups(databaseUrl: string, target: string, keep: number): Promise<string[]> {
  return whileNoBackupIsWritten(databaseUrl, async () => {
    const names = await listBackups(target)
    const gone = expiredBackups(names, keep)
    for (const name of gone) await rm(join(backupsOf(target), name), { recursive: true })
    for (const name of await readdir(backupsOf(target)))
      if (name.endsWith('.part')) await rm(join(backupsOf(target), name), { recursive: true })
    if (gone.length > 0)
      await deleteFilesBut(
        target,
        await filesIn(
          target,
          names.filter((name) => !gone.includes(name)),
        ),
      )
    return gone
  })
}

async function filesIn(target: string, names: readonly string[]): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const name of names) {
    const folder = join(backupsOf(target), name)
    const manifest = readManifest(await readFile(join(folder, MANIFEST), 'utf8'))
    for await (const file of listedFiles({ folder }, manifest)) kept.add(fileOf(target, file))
  }
  return kept
}

async function deleteFilesBut(target: string, kept: ReadonlySet<string>): Promise<void> {
  const files = join(target, 'files')
  for (const folder of await readdir(files).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(folder)) continue
    for (const name of await readdir(join(files, folder))) {
      const file = join(files, folder, name)
      if (!kept.has(file)) await rm(file, { force: true })
    }
  }
}
