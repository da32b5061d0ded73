import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'

/** Who tells of goods: somebody of the company, or staff for it, who say for which declaration and from where they know it. */
export type GoodsWriter = {
  companyId: string
  by: { kind: 'seller' | 'staff'; id: string; name: string }
  address: string
  about?: Record<string, string>
}

/** On the record of the company: what is said of goods decides what is declared of whichever period it is. */
export const auditGoods = (
  tx: Transaction,
  { clock }: Pick<ServerDeps, 'clock'>,
  { companyId, by, address, about }: GoodsWriter,
  { action, detail }: { action: string; detail: Record<string, unknown> },
): Promise<void> =>
  writeAudit(tx, {
    action,
    detail: { ...detail, ...about },
    at: clock.now(),
    actorKind: by.kind,
    actorId: by.id,
    record: companyId,
    companyId,
    address,
  })
