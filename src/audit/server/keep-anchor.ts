import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { chainKeys, macOf } from './chain.ts'
import type { Sealer } from './seal-trail.ts'
import { type AnchorRow, chainEnd, insertAnchor, waitToSeal } from './seals.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'box' | 'clock'>

/**
 * Keeps where the chain stands, once for each day.
 * @param tell what is done with it in the same transaction: an anchor that nobody outside knows proves little
 * @returns nothing new where the day has one, or the chain has not begun
 */
export async function keepAnchor(
  { db, box, clock }: Deps,
  sealer: Pick<Sealer, 'seal'>,
  day: string,
  tell: (tx: Transaction, anchor: AnchorRow) => Promise<void> = async () => {},
): Promise<AnchorRow | undefined> {
  const { settled } = await sealer.seal()
  const keys = chainKeys(box)
  const key = keys.keyOf(keys.current)
  return db.transaction(async (tx) => {
    await waitToSeal(tx)
    const { position, hash } = await chainEnd(tx)
    if (position === 0 || !key) return undefined
    const facts = { day, position, hash, settled, keyId: keys.current }
    const anchor = { ...facts, createdAt: clock.now(), mac: macOf(key, facts) }
    if (!(await insertAnchor(tx, anchor))) return undefined
    await tell(tx, anchor)
    return anchor
  })
}
