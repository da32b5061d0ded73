import { addDays, type Day } from '#platform/shared/calendar.ts'
import { pickText } from '#platform/shared/local-text.ts'
import type { Registration } from '../contract.ts'
import { canGoOn } from '../end-reasons.ts'
import { mandateOf } from '../registration-mandate.ts'
import { momentOf, RENEWABLE_BEFORE } from '../renewal-span.ts'
import { presentTerm, type Reading } from './present-term.ts'
import type { ListedRegistration } from './registration-list.queries.ts'

/** A registration with its certificate, its mandate and its filing. */
export function presentRegistration(row: ListedRegistration, reading: Reading): Registration {
  const [certificate] = row.certificates
  const [takeover] = row.takeovers
  const shown = row.terms.find(({ status }) => status === 'RUNNING') ?? row.terms.at(-1)
  const isFiled = shown?.status === 'RUNNING' || shown?.status === 'WAITING'
  return {
    id: row.id,
    product: pickText(row.productName, reading.lang),
    country: row.country,
    kind: row.kind,
    number: row.registrationNumber,
    validFrom: row.validFrom,
    validUntil: row.validTo,
    endedOn: row.endedOn,
    endReason: row.endReason,
    renewal: renewalOf(row, reading.today),
    mandate: mandateOf({ ...row, isFiled }, row.mandates, reading.today),
    takeover: takeover ? { isDone: takeover.doneAt !== null, toAnswer: takeover.toAnswer } : null,
    certificate: certificate ? { uploadId: certificate.id, name: certificate.name } : null,
    order: { id: row.orderId, number: row.orderNumber },
    workOrder: { id: row.workOrderId, number: row.workOrderNumber },
    term: shown ? withoutPeriods(row, shown, reading) : null,
  }
}

function renewalOf(row: ListedRegistration, today: Day): Registration['renewal'] {
  const isFiled = row.terms.some(({ status }) => status !== 'CANCELLED')
  const end = (isFiled && row.covered) || row.validTo
  if (!end || !canGoOn(row.endReason)) return null
  const { isOrdered } = row
  const due = !isOrdered && momentOf(end, today) === 'IN_TIME'
  return { end, from: addDays(end, -RENEWABLE_BEFORE), isOver: end < today, due, isOrdered }
}

function withoutPeriods(
  row: ListedRegistration,
  term: ListedRegistration['terms'][number],
  reading: Reading,
) {
  const own = row.periods.filter(({ termId }) => termId === term.id)
  const { periods: _, ...shown } = presentTerm(
    { term, number: row.registrationNumber, registration: row, mandates: row.mandates, periods: own },
    reading,
  )
  return shown
}
