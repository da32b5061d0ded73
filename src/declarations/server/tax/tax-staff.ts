import { writeAudit } from '#platform/server/audit.ts'
import { type CallContext, staffOf } from '#platform/server/http/call-context.ts'
import type { Transaction } from '#platform/server/database.ts'
import { PORTAL, type Actor } from '#platform/shared/principal.ts'

/** Who of the agency does something, and from which address; or the portal, which looks by itself. */
export type TaxStaff = { kind: 'staff'; id: string; name: string; address: string }
export type TaxMover = TaxStaff | { kind: 'system'; id: string; name: string }

export const PORTAL_TAX: TaxMover = { kind: 'system', id: PORTAL.id, name: PORTAL.name }

export function taxStaffOf(context: CallContext): TaxStaff {
  const { staffId: id, staffName: name } = staffOf(context)
  return { kind: 'staff', id, name, address: context.ip }
}

export const actorOf = ({ kind, id, name }: TaxMover): Actor => ({ kind, id, name })

export function auditTax(
  tx: Transaction,
  mover: TaxMover,
  entry: {
    at: Date
    action: `declarations.tax_${string}`
    companyId: string
    id: string
    detail?: Record<string, unknown>
  },
): Promise<void> {
  const { at, action, companyId, id, detail } = entry
  return writeAudit(tx, {
    at,
    actorKind: mover.kind,
    actorId: mover.id,
    action,
    record: id,
    companyId,
    ...('address' in mover && { address: mover.address }),
    ...(detail && { detail }),
  })
}
