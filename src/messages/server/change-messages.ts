import type { Transaction } from '#platform/server/database.ts'
import { sendHint } from '#platform/server/hints.repository.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { UnreadCounts } from '../contract.ts'
import type { MessageType } from '../message-types.ts'
import { messageRefusals } from './messages.errors.ts'
import { unreadCounts, type Recipient } from './messages.queries.ts'
import { lockMessages, markAllRead, markRead, setDeleted } from './messages.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock'>

/** @throws messages.not_found also for one that is deleted */
export function readOne(deps: Deps, whose: Recipient, id: string): Promise<UnreadCounts> {
  return deps.db.transaction(async (tx) => {
    const [found] = await lockOwn(tx, whose, [id])
    if (found?.deletedAt) throw messageRefusals.not_found()
    await markRead(tx, whose, id, deps.clock.now())
    hint(tx, whose)
    return unreadCounts(tx, whose)
  })
}

export function readAll(deps: Deps, whose: Recipient, type: MessageType | 'ALL'): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const count = await markAllRead(tx, whose, type === 'ALL' ? undefined : type, deps.clock.now())
    if (count > 0) await hint(tx, whose)
    return count
  })
}

/** Deleting again changes nothing: another window may have been quicker. @throws messages.not_found */
export function deleteOne(
  deps: Deps,
  whose: Recipient,
  { id, reason }: { id: string; reason?: string | undefined },
): Promise<UnreadCounts> {
  return deps.db.transaction(async (tx) => {
    await deleteIn(tx, deps, whose, [id], reason || null)
    return unreadCounts(tx, whose)
  })
}

/** @returns how many were not deleted before @throws messages.not_found if one of them is not the caller's */
export function deleteMany(deps: Deps, whose: Recipient, ids: readonly string[]): Promise<number> {
  return deps.db.transaction((tx) => deleteIn(tx, deps, whose, ids, null))
}

/** @returns how many came back @throws messages.not_found if one of them is not the caller's, or is purged */
export function restoreMany(deps: Deps, whose: Recipient, ids: readonly string[]): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const deleted = (await lockOwn(tx, whose, ids)).filter(({ deletedAt }) => deletedAt !== null)
    const back = deleted.map(({ id }) => id)
    await setDeleted(tx, whose, back, { at: null, reason: null })
    hint(tx, whose)
    return back.length
  })
}

async function deleteIn(
  tx: Transaction,
  deps: Deps,
  whose: Recipient,
  ids: readonly string[],
  reason: string | null,
): Promise<number> {
  const shown = (await lockOwn(tx, whose, ids)).filter(({ deletedAt }) => deletedAt === null)
  const gone = shown.map(({ id }) => id)
  await setDeleted(tx, whose, gone, { at: deps.clock.now(), reason })
  hint(tx, whose)
  return gone.length
}

/** The person's other windows count again. */
const hint = (tx: Transaction, { companyId, userId }: Recipient) =>
  sendHint(tx, { companyId, userId, kind: 'unread' })

/** All of them or none: what is somebody else's is answered like what does not exist. */
async function lockOwn(tx: Transaction, whose: Recipient, ids: readonly string[]) {
  const wanted = new Set(ids)
  const found = await lockMessages(tx, whose, [...wanted])
  if (found.length < wanted.size) throw messageRefusals.not_found()
  return found
}
