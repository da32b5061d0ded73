import { directUrlOf } from '#platform/server/database.ts'
import { causeOf } from '#platform/server/error-text.ts'
import { readErasures } from './erasures-beside.ts'
import { replayErasures } from './replay.repository.ts'
import type { BackupDeps } from './run-backup.ts'

/**
 * Has those erased once more whom this database does not know as erased, and the notes beside the backups do: it was
 * recovered to a moment before, by other means than our restore.
 */
export async function replayNotedErasures(deps: BackupDeps): Promise<void> {
  const { backup } = deps.config
  if (backup.to === undefined) return
  const { openPlace } = await import('./places/open-place.ts')
  await using place = await openPlace(backup.to, backup.s3)
  try {
    const { erasures } = await deps.source()
    const done = new Set((await erasures()).map(({ id }) => id))
    const noted = await readErasures(place, { but: done })
    const erasedAgain = await replayErasures(directUrlOf(deps.config), noted)
    if (erasedAgain > 0) deps.log.warn({ erasedAgain }, 'people who were erased before are erased once more')
  } catch (error) {
    deps.log.error(
      { err: place.faultIn(error) ?? causeOf(error) },
      'who was erased could not be read beside the backups',
    )
  }
}
