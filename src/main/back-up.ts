import { directUrlOf } from '#platform/server/database.ts'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BackupSource, WrittenBackup } from '#backup/server/public.ts'
import { type DoneErasure, doneErasures, type ErasuresBeside } from '#privacy/server/public.ts'
import type { AppDeps } from './config.ts'
import { fileIds } from './file-ids.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** The folder of generated SQL. */
export const MIGRATIONS = resolve(ROOT, 'migrations')

/** What is backed up: this database, with the files that its rows name. */
export async function backupSource({ config, db, files }: AppDeps): Promise<BackupSource> {
  const { version } = JSON.parse(await readFile(resolve(ROOT, 'package.json'), 'utf8')) as { version: string }
  return {
    databaseUrl: directUrlOf(config),
    db,
    files,
    fileIds,
    migrations: MIGRATIONS,
    version,
    erasures: () => erasuresDone(db),
  }
}

/** Writes one at once. Where the server's own are, it is one of them: nobody is told any more that none was written. */
export async function backUpNow(deps: AppDeps, to: string): Promise<WrittenBackup> {
  const { backup } = deps.config
  const { openPlace, recordBackup, writeBackup } = await import('#backup/server/public.ts')
  await using place = await openPlace(to, backup.s3)
  const written = await writeBackup(await backupSource(deps), { place, keys: backup.keys }, deps.clock.now())
  if (to === backup.to) await recordBackup(deps.db, written, { at: deps.clock.now(), to })
  return written
}

async function erasuresDone(db: AppDeps['db']): Promise<DoneErasure[]> {
  const rows = await doneErasures(db)
  return rows.flatMap(({ id, userId, finishedAt, closedIds }) =>
    finishedAt ? [{ id, userId, at: finishedAt, closed: closedIds }] : [],
  )
}

/** What the place of the backups does not take now, the next backup notes there. */
export const erasuresBeside = ({ config, log }: Pick<AppDeps, 'config' | 'log'>): ErasuresBeside => ({
  async keep(done) {
    const { to, s3 } = config.backup
    if (to === undefined) return
    const { keepErasures, openPlace } = await import('#backup/server/public.ts')
    try {
      await using place = await openPlace(to, s3)
      await keepErasures(place, done)
    } catch (error) {
      log.error(
        { err: error instanceof Error ? error.message : '' },
        'an erasure was not noted beside the backups',
      )
    }
  },
})
