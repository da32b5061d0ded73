import { writeAudit } from '#platform/server/audit.ts'
import { type CallContext, staffOf } from '#platform/server/http/call-context.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/principal.ts'

/** Who of the agency does something, and from which address. */
export type TaxStaff = { id: string; name: string; address: string }

export function taxStaffOf(context: CallContext): TaxStaff {
  const { staffId: id, staffName: name } = staffOf(context)
  return { id, name, address: context.ip }
}

export const actorOf = ({ id, name }: TaxStaff): Actor => ({ kind: 'staff', id, name })

export function auditTax(
  tx: Transaction,
  staff: TaxStaff,
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
    actorKind: 'staff',
    actorId: staff.id,
    action,
    record: id,
    companyId,
    address: staff.address,
    ...(detail && { detail }),
  })
}
