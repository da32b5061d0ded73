import { directUrlOf } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { causeOf } from '#platform/server/error-text.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { healthOf } from '../backup-health.ts'
import { BackupProblem } from '../manifest.ts'
import { sharesDue } from '../proof-share.ts'
import type { BackupAlert } from './backup-alert.ts'
import type { BackupConfig } from './backup.config.ts'
import { readRuns, recordBackup, recordRun } from './backup-runs.repository.ts'
import type { BackupPlace } from './places/backup-place.ts'
import type { BackupSource } from './write-backup.ts'

export type BackupDeps = ServerDeps<ServerDeps['config'] & BackupConfig> & {
  source(): Promise<BackupSource>
}

/** Whether this server writes backups by itself. */
export const isSetUp = ({ backup }: BackupConfig): boolean =>
  backup.to !== undefined && backup.keys.length > 0

/** Writes a backup and lets old ones expire. A failure is recorded and told, not thrown: the next night tries again. */
export async function runBackup(deps: BackupDeps, alert: BackupAlert): Promise<void> {
  const { backup } = deps.config
  const own = backup.to
  if (own === undefined) return
  const at = deps.clock.now()
  let name: string
  try {
    // Loaded when it is needed, which is once a night.
    const { writeBackup } = await import('./write-backup.ts')
    await using place = await placeOf(deps, own)
    await requireSamePlace(deps, place, own)
    const written = await writeBackup(await deps.source(), { place, keys: backup.keys }, at)
    const { files, missing } = written
    name = written.name
    const { success: before } = await readRuns(deps.db)
    const success = await deps.db.transaction(async (tx) => {
      if (missing.length > (before?.missing ?? 0)) await alert.raise(tx, 'INCOMPLETE')
      return recordBackup(tx, written, { at: deps.clock.now(), to: own })
    })
    deps.log.info({ ...success, copied: files.copied }, 'backup written')
    if (missing.length > 0)
      deps.log.error({ count: missing.length, missing: missing.slice(0, 20) }, 'files are not in the store')
  } catch (error) {
    return recordFailure(deps, alert, error)
  }
  await letExpire(deps, own, name)
  await readOlderAgain(deps, alert, own)
}

/**
 * The newest backup lies where the next one is written: where a disk is not mounted, its empty folder would be filled, and
 * nobody would know. @throws BackupProblem
 */
async function requireSamePlace(deps: BackupDeps, place: BackupPlace, to: string): Promise<void> {
  const { success } = await readRuns(deps.db)
  if (success?.to !== to) return
  const { listBackups } = await import('./target.ts')
  if ((await listBackups(place)).includes(success.name)) return
  throw new BackupProblem(
    `${place.name} does not have the last backup, ${success.name}: is the right disk mounted there? If it was emptied on purpose, run npm run backup once.`,
  )
}

/** An account that may add and not delete is a good one for backups: then the bucket's own rule deletes them. */
async function letExpire(deps: BackupDeps, to: string, written: string): Promise<void> {
  const { expireBackups } = await import('./expire-backups.ts')
  await using place = await placeOf(deps, to)
  try {
    const gone = await expireBackups(directUrlOf(deps.config), place, deps.config.backup.keep, written)
    if (gone.length > 0) deps.log.info({ gone }, 'backups expired')
  } catch (error) {
    deps.log.error({ err: place.faultIn(error) ?? causeOf(error) }, 'old backups were not deleted')
  }
}

/** A share of the older copies each night; what is damaged is told to the administrators. */
async function readOlderAgain(deps: BackupDeps, alert: BackupAlert, to: string): Promise<void> {
  const { proveDays: within } = deps.config.backup
  const now = deps.clock.now()
  const today = dayOf(now, 'UTC')
  const { proven } = await readRuns(deps.db)
  await using place = await placeOf(deps, to)
  try {
    const { proveAgain } = await import('./prove-again.ts')
    const { read, damaged, mended } = await proveAgain({
      place,
      files: deps.files,
      due: sharesDue(proven?.day, today, within),
      within,
      known: proven?.damaged ?? [],
    })
    deps.log.info({ read, damaged: damaged.length, mended: mended.length }, 'older backups were read again')
    if (mended.length > 0) deps.log.warn({ mended }, 'damaged copies of files were written anew')
    if (damaged.length > 0) deps.log.error({ damaged }, 'copies beside the backups are damaged')
    const news = damaged.some((key) => !proven?.damaged.includes(key))
    await deps.db.transaction(async (tx) => {
      await recordRun(tx, 'proven', { day: today, at: now.toISOString(), damaged })
      if (news) await alert.raise(tx, 'DAMAGED')
    })
  } catch (error) {
    deps.log.error({ err: place.faultIn(error) ?? causeOf(error) }, 'older backups were not read again')
  }
}

const placeOf = async ({ config }: BackupDeps, to: string) =>
  (await import('./places/open-place.ts')).openPlace(to, config.backup.s3)

async function recordFailure(deps: BackupDeps, alert: BackupAlert, error: unknown): Promise<void> {
  const problem = error instanceof BackupProblem ? error.message : causeOf(error)
  deps.log.error({ err: problem }, 'backup failed')
  await deps.db.transaction(async (tx) => {
    await recordRun(tx, 'failure', { at: deps.clock.now().toISOString(), problem })
    await alert.raise(tx, 'FAILED')
  })
}

const DAY_MS = 24 * 3_600_000

/** Tells the administrators, once a day, that the last backup is too old: also when nothing ran that could have failed. */
export async function watchBackups(deps: BackupDeps, alert: BackupAlert): Promise<void> {
  const now = deps.clock.now()
  const runs = await readRuns(deps.db)
  if (runs.since === undefined) await recordRun(deps.db, 'since', now.toISOString())
  if (healthOf(isSetUp(deps.config), runs, now) !== 'LATE') return
  if (runs.told !== undefined && Math.abs(now.getTime() - Date.parse(runs.told)) < DAY_MS) return
  await deps.db.transaction(async (tx) => {
    await recordRun(tx, 'told', now.toISOString())
    await alert.raise(tx, 'LATE')
  })
}
