import { needsRoom } from './calls-on-a-full-disk.ts'
import { accountsRefusals, companyRefusals } from '#accounts/server/accounts.errors.ts'
import { apiKeyRefusals } from '#api-keys/server/api-keys.errors.ts'
import { calendarRefusals } from '#calendar/server/calendar.errors.ts'
import { cartRefusals } from '#cart/server/cart.errors.ts'
import { catalogueRefusals } from '#catalogue/server/catalogue.errors.ts'
import { couponRefusals } from '#coupons/server/coupons.errors.ts'
import { declarationRefusals } from '#declarations/server/declarations.errors.ts'
import { evidenceRefusals } from '#declarations/server/evidence/evidence.errors.ts'
import { turnoverRefusals } from '#turnover/server/turnover.errors.ts'
import { taxRefusals } from '#declarations/server/tax/tax.errors.ts'
import { hmrcRefusals } from '#declarations/server/hmrc/hmrc.errors.ts'
import { documentRefusals } from '#documents/server/documents.errors.ts'
import { enquiryRefusals } from '#enquiries/server/enquiries.errors.ts'
import { exchangeRatesRefusals } from '#exchange-rates/server/exchange-rates.errors.ts'
import { formRefusals } from '#forms/server/forms.errors.ts'
import { inviteRefusals } from '#invites/server/invites.errors.ts'
import { invoiceRefusals } from '#invoices/server/invoices.errors.ts'
import { inspectionRefusals } from '#letters/server/inspections.errors.ts'
import { authorityLetterRefusals } from '#letters/server/letters.errors.ts'
import { confirmationRefusals } from '#confirmations/server/confirmations.errors.ts'
import { endingRefusals } from '#endings/server/endings.errors.ts'
import { mandateRefusals } from '#registrations/server/mandates.errors.ts'
import { takeoverRefusals } from '#registrations/server/takeovers.errors.ts'
import { messageRefusals } from '#messages/server/messages.errors.ts'
import { obligationsRefusals } from '#obligations/server/obligations.errors.ts'
import { orderRefusals } from '#orders/server/orders.errors.ts'
import { paymentRefusals } from '#payments/server/payments.errors.ts'
import { keyAccessOf } from '#platform/server/http/access.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import { limitRefusals } from '#platform/server/rate-limit.ts'
import type { Access, CallDefinition, KeyAccess, RefusalName } from '#platform/shared/call.ts'
import type { Refusal, RefusalSpec } from '#platform/shared/refusal.ts'
import { privacyRefusals } from '#privacy/server/privacy.errors.ts'
import { goodsRefusals } from '#declarations/server/epr/goods.errors.ts'
import { ledgerRefusals } from '#ledger/server/ledger.errors.ts'
import { costPriceRefusals } from '#reports/server/cost-prices.errors.ts'
import { distanceSalesRefusals } from '#reports/server/distance-sales.errors.ts'
import { reportsRefusals } from '#reports/server/reports.errors.ts'
import { shopRefusals } from '#shops/server/shops.errors.ts'
import { webhookRefusals } from '#webhooks/server/webhooks.errors.ts'
import { staffRefusals } from '#staff/server/staff.errors.ts'
import { calculatorRefusals } from '#vat-calculator/server/calculator.errors.ts'
import { ratesRefusals } from '#vat/server/rates.errors.ts'
import { vatRefusals } from '#vat/server/vat.errors.ts'
import { savedViewRefusals } from '#work-orders/server/saved-views/saved-views.errors.ts'
import { textBlockRefusals } from '#text-blocks/server/text-blocks.errors.ts'
import { correctionRefusals } from '#work-orders/server/corrections/corrections.errors.ts'
import { presenceRefusals } from '#work-orders/server/presence/presence.errors.ts'
import { originalRefusals } from '#work-orders/server/originals/originals.errors.ts'
import { taskRefusals } from '#work-orders/server/tasks/tasks.errors.ts'
import { talkRefusals } from '#work-orders/server/talk/talk.errors.ts'
import { tagRefusals } from '#work-orders/server/team/tags.errors.ts'
import { teamRefusals } from '#team/server/team.errors.ts'
import { supplementRefusals } from '#work-orders/server/supplements/supplements.errors.ts'
import { needsFactor } from './calls-without-factor.ts'
import { moveRefusals, workOrderRefusals } from '#work-orders/server/work-orders.errors.ts'

const DECLARED: readonly Record<string, () => Refusal>[] = [
  wireRefusals,
  limitRefusals,
  accountsRefusals,
  companyRefusals,
  messageRefusals,
  staffRefusals,
  catalogueRefusals,
  couponRefusals,
  cartRefusals,
  orderRefusals,
  paymentRefusals,
  invoiceRefusals,
  declarationRefusals,
  ledgerRefusals,
  hmrcRefusals,
  taxRefusals,
  turnoverRefusals,
  evidenceRefusals,
  documentRefusals,
  formRefusals,
  moveRefusals,
  workOrderRefusals,
  supplementRefusals,
  tagRefusals,
  teamRefusals,
  correctionRefusals,
  presenceRefusals,
  originalRefusals,
  taskRefusals,
  talkRefusals,
  textBlockRefusals,
  savedViewRefusals,
  inviteRefusals,
  confirmationRefusals,
  authorityLetterRefusals,
  inspectionRefusals,
  enquiryRefusals,
  obligationsRefusals,
  vatRefusals,
  exchangeRatesRefusals,
  ratesRefusals,
  calculatorRefusals,
  shopRefusals,
  reportsRefusals,
  costPriceRefusals,
  distanceSalesRefusals,
  goodsRefusals,
  mandateRefusals,
  takeoverRefusals,
  endingRefusals,
  calendarRefusals,
  privacyRefusals,
  apiKeyRefusals,
  webhookRefusals,
]

/** Every refusal that a module declares, by its name on the wire. */
export const REFUSALS: ReadonlyMap<string, RefusalSpec> = new Map(
  DECLARED.flatMap((factories) => Object.values(factories).map((make) => make())).map(({ error, spec }) => [
    error,
    spec,
  ]),
)

/** Everything a call may refuse: what its contract names, and what its kind and access imply. */
export function refusalsOf(call: CallDefinition): RefusalName[] {
  return [
    ...new Set([
      ...ofWire(call),
      ...ofAccess(call.access),
      ...(isOfSellers(call.access) && needsFactor(call) ? (['wire.second_factor'] as const) : []),
      ...call.refusals,
      ...ofOwner(call),
    ]),
  ]
}

function ofWire(call: CallDefinition): RefusalName[] {
  const { method, kind, idempotent } = call
  return [
    'wire.bad_input',
    'wire.bad_request',
    ...(method === 'POST' && kind !== 'upload' ? (['wire.bad_json', 'wire.too_large'] as const) : []),
    ...(idempotent ? (['wire.key_reused', 'wire.still_working'] as const) : []),
    ...(method === 'POST' ? (['wire.too_slow', 'wire.outcome_unknown'] as const) : []),
    ...(needsRoom(call) ? (['wire.disk_full'] as const) : []),
    ...(kind === 'upload' || kind === 'file' ? (['wire.storage_down'] as const) : []),
    'wire.server_error',
    'wire.database_down',
    'wire.stopping',
  ]
}

/** Where a member of several companies may name a record that is not there, it may be that of another one. */
function ofOwner({ access, refusals }: CallDefinition): RefusalName[] {
  const key = keyAccessOf(access)
  const bySellers = typeof access === 'string' ? access !== 'signed' && access !== 'staff' : key?.or
  const mayMiss = refusals.some((name) => REFUSALS.get(name)?.status === 404)
  return bySellers && mayMiss ? ['company.not_active'] : []
}

function ofAccess(access: Access): RefusalName[] {
  const key = keyAccessOf(access)
  return [
    ...(access === 'public' || access === 'signed'
      ? []
      : (['wire.session_invalid', 'wire.too_fast'] as const)),
    ...(isOfSellers(access) ? (['wire.key_scope', 'wire.key_too_fast'] as const) : []),
    ...(mayOnlyRead(key ? key.or : access) ? (['wire.not_allowed'] as const) : []),
    ...(typeof access === 'object' && 'staff' in access
      ? (['wire.staff_role', 'wire.staff_password'] as const)
      : []),
    ...(key ? ofInvite(key) : []),
  ]
}

/** Whether a program of a company may try to make the call, with its key. */
const isOfSellers = (access: Access): boolean =>
  typeof access === 'string'
    ? access !== 'public' && access !== 'signed' && access !== 'staff'
    : keyAccessOf(access)?.or !== undefined

/** Whether some members of a company may not make the call. */
const mayOnlyRead = (access: Access | undefined): boolean =>
  access === 'visitorOrSellerWriter' || access === 'sellerWriter' || access === 'sellerOwner'

/** The refusals of an invitation's code, checked before the call itself. */
function ofInvite({ beforePin }: KeyAccess): RefusalName[] {
  return [
    'invite.unknown',
    'invite.expired',
    'invite.revoked',
    'invite.used',
    'invite.locked',
    ...(beforePin ? [] : (['invite.pin_needed'] as const)),
    'limits.too_many_tries',
  ]
}
