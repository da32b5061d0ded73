import { accountsRefusals } from '#accounts/server/accounts.errors.ts'
import { cartRefusals } from '#cart/server/cart.errors.ts'
import { catalogueRefusals } from '#catalogue/server/catalogue.errors.ts'
import { couponRefusals } from '#coupons/server/coupons.errors.ts'
import { documentRefusals } from '#documents/server/documents.errors.ts'
import { enquiryRefusals } from '#enquiries/server/enquiries.errors.ts'
import { formRefusals } from '#forms/server/forms.errors.ts'
import { inviteRefusals } from '#invites/server/invites.errors.ts'
import { invoiceRefusals } from '#invoices/server/invoices.errors.ts'
import { obligationsRefusals } from '#obligations/server/obligations.errors.ts'
import { orderRefusals } from '#orders/server/orders.errors.ts'
import { paymentRefusals } from '#payments/server/payments.errors.ts'
import { opensToInvited } from '#platform/server/http/access.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import { limitRefusals } from '#platform/server/rate-limit.ts'
import type { Access, CallDefinition, RefusalName } from '#platform/shared/call.ts'
import type { Refusal, RefusalSpec } from '#platform/shared/refusal.ts'
import { staffRefusals } from '#staff/server/staff.errors.ts'
import { calculatorRefusals } from '#vat-calculator/server/calculator.errors.ts'
import { ratesRefusals } from '#vat/server/rates.errors.ts'
import { vatRefusals } from '#vat/server/vat.errors.ts'
import { supplementRefusals } from '#work-orders/server/supplements/supplements.errors.ts'
import { moveRefusals, workOrderRefusals } from '#work-orders/server/work-orders.errors.ts'

const DECLARED: readonly Record<string, () => Refusal>[] = [
  wireRefusals,
  limitRefusals,
  accountsRefusals,
  staffRefusals,
  catalogueRefusals,
  couponRefusals,
  cartRefusals,
  orderRefusals,
  paymentRefusals,
  invoiceRefusals,
  documentRefusals,
  formRefusals,
  moveRefusals,
  workOrderRefusals,
  supplementRefusals,
  inviteRefusals,
  enquiryRefusals,
  obligationsRefusals,
  vatRefusals,
  ratesRefusals,
  calculatorRefusals,
]

/** Every refusal that a module declares, by its name on the wire. */
export const REFUSALS: ReadonlyMap<string, RefusalSpec> = new Map(
  DECLARED.flatMap((factories) => Object.values(factories).map((make) => make())).map(({ error, spec }) => [
    error,
    spec,
  ]),
)

/** Whatever a call may refuse: what its contract names, and what comes with its kind and access. */
export function refusalsOf(call: CallDefinition): RefusalName[] {
  return [...new Set([...ofWire(call), ...ofAccess(call.access), ...call.refusals])]
}

function ofWire({ method, kind, idempotent }: CallDefinition): RefusalName[] {
  return [
    'wire.bad_input',
    'wire.bad_request',
    ...(method === 'POST' && kind !== 'upload' ? (['wire.bad_json', 'wire.too_large'] as const) : []),
    ...(idempotent ? (['wire.key_reused', 'wire.still_working'] as const) : []),
    'wire.server_error',
    'wire.database_down',
  ]
}

const WRITERS: ReadonlySet<Access> = new Set<Access>([
  'visitorOrSellerWriter',
  'sellerWriter',
  'sellerOwner',
  'sellerWriterOrInvited',
])

function ofAccess(access: Access): RefusalName[] {
  return [
    ...(access === 'public' || access === 'signed' ? [] : (['wire.session_invalid'] as const)),
    ...(WRITERS.has(access) ? (['wire.not_allowed'] as const) : []),
    ...(typeof access === 'object' ? (['wire.staff_role'] as const) : []),
    ...(opensToInvited(access) ? ofInvite(access) : []),
  ]
}

/** What the code of an invitation is refused for, before the call itself is looked at. */
function ofInvite(access: Access): RefusalName[] {
  return [
    'invite.unknown',
    'invite.expired',
    'invite.revoked',
    'invite.used',
    'invite.locked',
    ...(access === 'inviteHolder' ? [] : (['invite.pin_needed'] as const)),
    'limits.too_many_tries',
  ]
}
