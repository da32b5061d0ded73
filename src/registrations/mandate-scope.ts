import type { CategoryCode } from '#catalogue/codes.ts'
import type { NodeResult } from '#catalogue/process.ts'

/** The field in which the agency may act: the category of the service whose document was signed. */
export type MandateScope = CategoryCode

export const SCOPE_OF_KIND: Readonly<Record<NodeResult, MandateScope>> = {
  TAX_NUMBER: 'VAT',
  VAT_NUMBER: 'VAT',
  EORI_NUMBER: 'EORI',
  EPR_NUMBER: 'EPR',
  OSS_CONFIRMATION: 'OSS_IOSS',
  MANDATE: 'REPRESENTATIVE',
}

/** The scope that acting for a registration needs; null where what was obtained has no kind. */
function scopeOfKind(kind: NodeResult | null): MandateScope | null {
  return kind === null ? null : SCOPE_OF_KIND[kind]
}

type Covering = { country: string; scope: MandateScope; workOrderId: string }
type Covered = { country: string; kind: NodeResult | null; workOrderId: string }

/** Whether a registration is acted for under a mandate: the same country and field, or the work that it was signed for. */
export function covers(mandate: Covering, registration: Covered): boolean {
  if (mandate.workOrderId === registration.workOrderId) return true
  return mandate.country === registration.country && scopeOfKind(registration.kind) === mandate.scope
}
