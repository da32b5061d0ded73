import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { GONE_AFTER_MS, presentIn } from '../../presence.ts'
import { windowsIn } from './presence.queries.ts'

/** Who else is in these work orders. */
export async function readPresence(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  { staffId, scope }: StaffPrincipal,
  workOrderIds: readonly string[],
) {
  const since = new Date(clock.now().getTime() - GONE_AFTER_MS)
  const windows = await windowsIn(db, { workOrderIds, but: staffId, scope, since })
  return { orders: [...presentIn(windows)].map(([workOrderId, people]) => ({ workOrderId, people })) }
}
