import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Trier } from './sign-in-limits.ts'

/**
 * Leaves a trace of a sign-in, right or wrong: with the same work for every address. What was typed for an unknown
 * account is not kept, since people type passwords into the wrong field.
 * @param alsoKeep what is stored in the same transaction
 */
export async function recordSignIn(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  action: string,
  personId: string,
  { kind, ip, device }: Trier,
  alsoKeep?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const who = { actorKind: kind, actorId: personId, action, record: personId, address: ip }
  const detail = { knownDevice: device !== undefined }
  await db.transaction(async (tx) => {
    await alsoKeep?.(tx)
    await writeAudit(tx, { at: clock.now(), ...who, detail })
  })
}
