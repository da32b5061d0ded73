import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type AnchorRow, chainStart, lastAnchorBefore, removeSeals, waitToSeal } from './seals.repository.ts'

/**
 * Removes lines and seals that are older than so many years, up to an anchor: from its hash the rest is proven. A line
 * says that it was done; without it the check would call it tampering.
 * @returns the anchor, and how many lines went; nothing where no anchor is that old
 */
export async function cutTrail(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  { years }: { years: number },
): Promise<{ anchor: AnchorRow; lines: number } | undefined> {
  const at = clock.now()
  const before = new Date(at)
  before.setUTCFullYear(at.getUTCFullYear() - years)
  return db.transaction(async (tx) => {
    await waitToSeal(tx)
    const anchor = await lastAnchorBefore(tx, before)
    const start = await chainStart(tx)
    if (!anchor || anchor.position < start) return undefined
    const lines = await removeSeals(tx, start, anchor.position)
    await writeAudit(tx, {
      at,
      actorKind: 'system',
      actorId: 'system',
      action: 'audit.cut',
      record: String(anchor.position),
      detail: { day: anchor.day, hash: anchor.hash, lines, years },
    })
    return { anchor, lines }
  })
}
