import type { ServerDeps } from '#platform/server/server-deps.ts'
import { GIVEN_UP_MS } from '../../evidence/pack-states.ts'
import { changeOpenPack, changePack, forgottenPacks, packsToPurge } from './packs.repository.ts'

/** Deletes the bytes of packs that are over, and gives up what nothing has finished for days. */
export async function purgePacks(deps: Pick<ServerDeps, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  for (const row of await forgottenPacks(deps.db, new Date(now.getTime() - GIVEN_UP_MS)))
    await changeOpenPack(deps.db, { companyId: row.companyId, id: row.id }, { status: 'FAILED' })
  for (const row of await packsToPurge(deps.db, now)) {
    if (row.fileId) await deps.files.remove(row.fileId)
    await changePack(deps.db, row, { fileId: null, ...(row.status === 'READY' && { status: 'EXPIRED' }) })
  }
}
