import type { StoredFileRow } from '#documents/server/public.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { pickText } from '#platform/shared/local-text.ts'
import type { Registration } from '../contract.ts'
import { canGoOn } from '../end-reasons.ts'
import { mandateOf, type MandateFacts } from '../registration-mandate.ts'
import { momentOf, RENEWABLE_BEFORE } from '../renewal-span.ts'
import { presentTerm, type Reading } from './present-term.ts'
import type { RegistrationRow } from './registrations.repository.ts'
import type { Service } from './renewals/renewals.queries.ts'
import type { WholeTerm } from './registrations.queries.ts'

type Beside = {
  terms: readonly WholeTerm[]
  files: readonly StoredFileRow[]
  services: readonly Service[]
  mandates: readonly MandateFacts[]
}

/** A registration with its certificate, its mandate and its filing. What stands beside it may be that of others too. */
export function presentRegistration(
  row: RegistrationRow,
  { terms, files, services, mandates }: Beside,
  reading: Reading,
): Registration {
  const certificate = files.find((file) => file.id === row.certificateFileId)
  const own = terms.filter(({ term }) => term.registrationId === row.id)
  const shown = own.find(({ term }) => term.status === 'RUNNING') ?? own.at(-1)
  const isFiled = shown?.term.status === 'RUNNING' || shown?.term.status === 'WAITING'
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
    renewal: renewalOf(
      services.find(({ registration }) => registration.id === row.id),
      reading.today,
    ),
    mandate: mandateOf({ ...row, isFiled }, mandates, reading.today),
    certificate: certificate ? { uploadId: certificate.id, name: certificate.name } : null,
    order: { id: row.orderId, number: row.orderNumber },
    workOrder: { id: row.workOrderId, number: row.workOrderNumber },
    term: shown ? withoutPeriods(shown, reading) : null,
  }
}

function renewalOf(service: Service | undefined, today: Day): Registration['renewal'] {
  const end = service?.filing?.end ?? service?.registration.validTo
  if (!service || !end || !canGoOn(service.registration.endReason)) return null
  const { isOrdered } = service
  const due = !isOrdered && momentOf(end, today) === 'IN_TIME'
  return { end, from: addDays(end, -RENEWABLE_BEFORE), isOver: end < today, due, isOrdered }
}

function withoutPeriods(whole: WholeTerm, reading: Reading) {
  const { periods: _, ...term } = presentTerm(whole, reading)
  return term
}
