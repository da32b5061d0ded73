import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { validitySpan, type Span } from '../../renewal-span.ts'
import { beginTerm } from '../begin-term.ts'
import { findTerm, insertTerm, type TermRow } from '../filing-terms.repository.ts'
import { registrationsMessages } from '../registrations.messages.ts'
import { updateRegistration } from '../registrations.repository.ts'
import { findServices, type Service } from './renewals.queries.ts'
import {
  lockRegistrations,
  moveRenewal,
  renewalsOf,
  setRenewedDays,
  type RenewalRow,
} from './renewals.repository.ts'

type Paid = { companyId: string; orderId: string; today: Day; at: Date }
type Extended = Span & { endBefore: Day; termId: string | null }

/**
 * The order of renewals is paid: each goes on, once, however often this is called. What was agreed is in the renewal
 * itself; the catalogue is not asked again. @returns how many were extended now
 */
export async function extendRenewals(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock'>,
  paid: Paid,
): Promise<number> {
  const rows = await renewalsOf(tx, paid.orderId)
  const ids = rows.map(({ registrationId }) => registrationId)
  await lockRegistrations(tx, paid.companyId, ids)
  const services = await findServices(tx, paid.companyId, ids)
  let extended = 0
  for (const renewal of rows) {
    const service = services.find(({ registration }) => registration.id === renewal.registrationId)
    if (service && (await extendOne(tx, deps, { renewal, service, paid }))) extended++
  }
  return extended
}

type One = { renewal: RenewalRow; service: Service; paid: Paid }

async function extendOne(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock'>,
  { renewal, service, paid }: One,
): Promise<boolean> {
  const { registration } = service
  // Paid just before the office closed it.
  if (registration.endReason === 'DEREGISTERED') return false
  const moved = await moveRenewal(tx, renewal, 'extend', { statusSince: paid.at })
  if (!moved) return false
  const done =
    renewal.kind === 'FILING'
      ? await extendFiling(tx, { renewal, service, paid })
      : await extendValidity(tx, { renewal, service, paid })
  const { from: fromDay, to: toDay, gap, endBefore, termId } = done
  await setRenewedDays(tx, renewal, { fromDay, toDay, endBefore, termId })
  await notify(tx, deps, {
    companyId: paid.companyId,
    kind: gap ? registrationsMessages.renewedLate : registrationsMessages.renewed,
    params: {
      product: renewal.productName,
      number: registration.registrationNumber,
      from: { day: fromDay },
      to: { day: toDay },
      ...(gap && { gapFrom: { day: gap.from }, gapTo: { day: gap.to } }),
    },
  })
  return true
}

async function extendValidity(tx: Transaction, { renewal, service, paid }: One): Promise<Extended> {
  const { registration } = service
  const endBefore = registration.validTo ?? addDays(paid.today, -1)
  const span = validitySpan(endBefore, renewal.months, paid.today)
  await updateRegistration(tx, registration.id, { validTo: span.to, endedOn: null, endReason: null })
  return { ...span, endBefore, termId: null }
}

/** A further term on the same registration; its periods follow those that are there. */
async function extendFiling(tx: Transaction, { renewal, service, paid }: One): Promise<Extended> {
  const { registration, filing } = service
  if (!filing) throw new Error(`no returns to go on for ${registration.id}`)
  const { today, at } = paid
  const firstMonth = addDays(filing.end, 1).slice(0, 7)
  const term: TermRow = {
    ...filing.term,
    id: newId('term'),
    orderId: renewal.orderId,
    orderLineId: renewal.orderLineId,
    isRenewal: true,
    productName: renewal.productName,
    months: renewal.months,
    annualReturns: renewal.annualReturns,
    rhythm: registration.rhythm ?? filing.term.rhythm,
    firstMonth,
    status: 'WAITING',
    statusSince: at,
    registrationId: null,
    coversFrom: null,
    coversUntil: null,
    lastDueOn: null,
    createdAt: at,
  }
  await insertTerm(tx, term)
  const { rhythm } = term
  await beginTerm(tx, { term, registration, firstMonth, ...(rhythm && { rhythm }), today, at })
  const begun = await findTerm(tx, term.id)
  if (!begun?.coversFrom || !begun.coversUntil) throw new Error(`term ${term.id} did not begin`)
  const { coversFrom: from, coversUntil: to } = begun
  return { from, to, gap: null, endBefore: filing.end, termId: term.id }
}
