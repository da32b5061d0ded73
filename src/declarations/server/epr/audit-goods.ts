import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'

/** On the record of the company: weights decide what is reported and paid for its packaging, whichever period it is. */
export const auditGoods = (
  tx: Transaction,
  { clock }: Pick<ServerDeps, 'clock'>,
  { seller: { companyId, userId }, address }: { seller: SellerPrincipal; address: string },
  done: { action: string; detail: Record<string, unknown> },
): Promise<void> =>
  writeAudit(tx, {
    ...done,
    at: clock.now(),
    actorKind: 'seller',
    actorId: userId,
    record: companyId,
    companyId,
    address,
  })
