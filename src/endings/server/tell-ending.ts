import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { endingsMessages } from './endings.messages.ts'
import { findEnded, type Key } from './endings.queries.ts'
import { countOpenOfSeller } from './open-points.queries.ts'

/** Tells the seller, once, that a registration has ended and leaves something to them. */
export function tellEnding(deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>, key: Key): Promise<void> {
  const { companyId, registrationId } = key
  return deps.db.transaction(async (tx) => {
    const row = await findEnded(tx, key)
    const open = await countOpenOfSeller(tx, key)
    if (!row || open === 0) return
    const params = { registrationId, product: row.productName, number: row.registrationNumber, open }
    const once = `ending:${registrationId}`
    await notify(tx, deps, { companyId, kind: endingsMessages.begun, params, once })
  })
}
