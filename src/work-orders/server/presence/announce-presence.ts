import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Transaction } from '#platform/server/database.ts'
import { sendStaffHint } from '#platform/server/hints.repository.ts'
import { GONE_AFTER_MS, type Presence } from '../../presence.ts'
import { isWorkOrder } from '../team/watching.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { putPresence, removePresence, removeStale, stillThere, type Window } from './presence.repository.ts'

type PresenceDeps = Pick<ServerDeps, 'db' | 'clock'>

/**
 * A window says where it is. Most of the time it says what it said before, which costs one statement and tells nobody.
 * @throws work_orders.not_found
 */
export async function announcePresence(
  deps: PresenceDeps,
  { workOrderId, is, ...window }: Window & { workOrderId: string; is: Presence | 'gone' },
) {
  if (is === 'gone') return leave(deps, window)
  const place = { ...window, workOrderId, isWriting: is === 'writing', seenAt: deps.clock.now() }
  await deps.db.transaction(async (tx) => {
    if (await stillThere(tx, place)) return
    if (!(await isWorkOrder(tx, workOrderId))) throw workOrderRefusals.not_found()
    const before = await removePresence(tx, window)
    await putPresence(tx, place)
    tell(tx, before === undefined ? [workOrderId] : [before, workOrderId])
  })
  return {}
}

/** It has closed, or shows something else. */
export async function leave({ db }: PresenceDeps, window: Window) {
  await db.transaction(async (tx) => {
    const before = await removePresence(tx, window)
    if (before !== undefined) tell(tx, [before])
  })
  return {}
}

/** Nobody says of a window that the network left it; it is found by its silence. */
export async function endStalePresence({ db, clock }: PresenceDeps): Promise<void> {
  const since = new Date(clock.now().getTime() - GONE_AFTER_MS)
  await db.transaction(async (tx) => tell(tx, await removeStale(tx, since)))
}

function tell(tx: Transaction, workOrderIds: readonly string[]): void {
  for (const workOrderId of workOrderIds) sendStaffHint(tx, { kind: 'presence', workOrderId })
}
