import { GIVEN_UP_MS } from '../export-states.ts'
import { changeExport, exportsToPurge, forgottenExports } from './exports.repository.ts'
import { failExport } from './make-export.ts'
import type { PrivacyDeps } from './privacy-deps.ts'

/** Deletes the bytes of exports that are over, and gives up what nothing has finished for a day. */
export async function purgeExports(deps: PrivacyDeps): Promise<void> {
  const now = deps.clock.now()
  for (const row of await forgottenExports(deps.db, new Date(now.getTime() - GIVEN_UP_MS)))
    await failExport(deps, row)
  for (const row of await exportsToPurge(deps.db, now)) {
    if (row.fileId) await deps.files.remove(row.fileId)
    await changeExport(deps.db, row, {
      fileId: null,
      ...(row.status === 'READY' && { status: 'EXPIRED' }),
    })
  }
}
