import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ShopActor } from './shops-deps.ts'

export async function auditShop(
  tx: Transaction,
  actor: ShopActor,
  entry: { at: Date; action: `shop.${string}`; shopId: string; detail?: Record<string, unknown> },
): Promise<void> {
  const { at, action, shopId, detail } = entry
  await writeAudit(tx, {
    at,
    actorKind: 'seller',
    actorId: actor.userId,
    action,
    record: shopId,
    companyId: actor.companyId,
    address: actor.address,
    ...(detail && { detail }),
  })
}
