import { getStoredFiles, type StoredFileRow } from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { covers } from '../../mandate-scope.ts'
import { isToSignAgain } from '../../registration-mandate.ts'
import { mandateView } from '../../mandate-states.ts'
import type { Mandate } from '../../mandates-contract.ts'
import type { RegistrationRow } from '../registrations.repository.ts'
import { mandatesIn, mandatesOn, standingIn, undecidedRenewals } from './mandates.queries.ts'
import type { MandateRow } from './mandates.repository.ts'

export type Reading = { lang: Lang; today: Day }

type Beside = {
  files: readonly StoredFileRow[]
  registrations: readonly RegistrationRow[]
  inForce: readonly MandateRow[]
  renewals: readonly MandateRow[]
  /** What has not ended in these countries, and what was revoked. */
  known: readonly MandateRow[]
}

/** Mandates of one company with their documents and what is done under them. */
export async function presentMandates(
  executor: Executor,
  companyId: string,
  rows: readonly MandateRow[],
  reading: Reading,
): Promise<Mandate[]> {
  if (rows.length === 0) return []
  const countries = [...new Set(rows.map(({ country }) => country))]
  const [files, registrations, inForce, renewals, known] = await Promise.all([
    getStoredFiles(
      executor,
      companyId,
      rows.map(({ fileId }) => fileId),
    ),
    standingIn(executor, companyId, countries),
    mandatesOn(executor, companyId, reading.today, countries),
    undecidedRenewals(executor, companyId),
    mandatesIn(executor, companyId, countries),
  ])
  const beside = { files, registrations, inForce, renewals, known }
  return rows.map((row) => presentMandate(row, beside, reading))
}

function presentMandate(row: MandateRow, beside: Beside, { lang, today }: Reading): Mandate {
  const file = beside.files.find(({ id }) => id === row.fileId)
  const covered = beside.registrations.filter((registration) => covers(row, registration))
  return {
    id: row.id,
    country: row.country,
    scope: row.scope,
    product: pickText(row.productName, lang),
    status: mandateView(row, today),
    signedOn: row.signedOn,
    expiresOn: row.expiresOn,
    endedOn: row.endedOn,
    endedBy: row.endedByName,
    reason: row.reason && pickText(row.reason, lang),
    document: file ? { uploadId: file.id, name: file.name } : null,
    workOrder: { id: row.workOrderId, number: row.workOrderNumber },
    nodeId: row.nodeId,
    isToSign: isToSignAgain(row, { registrations: covered, mandates: beside.known, today }),
    again: againOf(row, beside.renewals, lang),
    covers: covered.map(({ id, registrationNumber, productName }) => ({
      id,
      number: registrationNumber,
      product: pickText(productName, lang),
    })),
    isOnlyOne: othersFor(row, beside.inForce).length === 0,
  }
}

function againOf(row: MandateRow, renewals: readonly MandateRow[], lang: Lang): Mandate['again'] {
  const again = renewals.find(({ replacesId }) => replacesId === row.id)
  if (again?.status !== 'SUBMITTED' && again?.status !== 'RETURNED') return null
  return { status: again.status, reason: again.reason && pickText(again.reason, lang) }
}

/** Other mandates in force for the same country and field. */
export function othersFor(
  { id, country, scope }: Pick<MandateRow, 'id' | 'country' | 'scope'>,
  inForce: readonly MandateRow[],
): MandateRow[] {
  return inForce.filter((other) => other.id !== id && other.country === country && other.scope === scope)
}
