import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { chainKeys, cutMacOf } from './chain.ts'
import { type AnchorRow, chainStart, lastAnchorBefore, removeSeals, waitToSeal } from './seals.repository.ts'

/**
 * Removes lines and seals that are older than so many years, up to an anchor: from its hash the rest is proven. A line
 * signed with a key says that it was done; without it the check would call it tampering.
 * @returns the anchor, and how many lines went; nothing where no anchor is that old
 */
export async function cutTrail(
  { db, box, clock }: Pick<ServerDeps, 'db' | 'box' | 'clock'>,
  { years }: { years: number },
): Promise<{ anchor: AnchorRow; lines: number } | undefined> {
  const at = clock.now()
  const before = new Date(at)
  before.setUTCFullYear(at.getUTCFullYear() - years)
  const keys = chainKeys(box)
  const keyId = keys.current
  const key = keys.keyOf(keyId)
  if (!key) throw new Error('no key to sign with what is removed')
  return db.transaction(async (tx) => {
    await waitToSeal(tx)
    const anchor = await lastAnchorBefore(tx, before)
    const start = await chainStart(tx)
    if (!anchor || anchor.position < start) return undefined
    const lines = await removeSeals(tx, start, anchor.position)
    const { day, position, hash } = anchor
    const mac = cutMacOf(key, { day, position, hash, keyId })
    await writeAudit(tx, {
      at,
      actorKind: 'system',
      actorId: 'system',
      action: 'audit.cut',
      record: String(position),
      detail: { day, hash, lines, years, keyId, mac },
    })
    return { anchor, lines }
  })
}
