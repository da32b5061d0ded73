import type { StoredFileRow } from '#documents/server/public.ts'
import { pickText } from '#platform/shared/local-text.ts'
import type { Registration } from '../contract.ts'
import { presentTerm, type Reading } from './present-term.ts'
import type { RegistrationRow } from './registrations.repository.ts'
import type { WholeTerm } from './registrations.queries.ts'

type Beside = { terms: readonly WholeTerm[]; files: readonly StoredFileRow[] }

/** A registration with its certificate and its filing. `terms` and `files` may hold those of others too. */
export function presentRegistration(
  row: RegistrationRow,
  { terms, files }: Beside,
  reading: Reading,
): Registration {
  const certificate = files.find((file) => file.id === row.certificateFileId)
  const own = terms.filter(({ term }) => term.registrationId === row.id)
  const shown = own.find(({ term }) => term.status === 'RUNNING') ?? own.at(-1)
  return {
    id: row.id,
    product: pickText(row.productName, reading.lang),
    country: row.country,
    kind: row.kind,
    number: row.registrationNumber,
    validFrom: row.validFrom,
    validUntil: row.validTo,
    certificate: certificate ? { uploadId: certificate.id, name: certificate.name } : null,
    order: { id: row.orderId, number: row.orderNumber },
    workOrder: { id: row.workOrderId, number: row.workOrderNumber },
    term: shown ? withoutPeriods(shown, reading) : null,
  }
}

function withoutPeriods(whole: WholeTerm, reading: Reading) {
  const { periods: _, ...term } = presentTerm(whole, reading)
  return term
}
