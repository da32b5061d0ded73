import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { NodeResult } from '#catalogue/process.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { registrations } from './registrations.tables.ts'

/** A number that a company has obtained. */
export type ObtainedNumber = {
  id: string
  kind: NodeResult | null
  country: string
  number: string
  /** Beside a VAT number, where returns are filed under another. */
  taxNumber: string | null
  certificateFileId: string | null
}

/** The company's numbers of some kinds, by country. */
export async function numbersOf(
  executor: Executor,
  companyId: string,
  kinds: readonly NodeResult[],
  scope: StaffScope = 'all',
): Promise<ObtainedNumber[]> {
  const rows = await executor
    .select({
      id: registrations.id,
      kind: registrations.kind,
      country: registrations.country,
      number: registrations.registrationNumber,
      taxNumber: registrations.taxNumber,
      certificateFileId: registrations.certificateFileId,
    })
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        inArray(registrations.kind, [...kinds]),
        isNotNull(registrations.registrationNumber),
        inScope(scope, registrations),
      ),
    )
    .orderBy(asc(registrations.country), asc(registrations.createdAt), asc(registrations.id))
  return rows.flatMap(({ number, ...row }) => (number === null ? [] : [{ ...row, number }]))
}

/** In which states companies have a VAT number. */
export async function vatStatesOf(
  executor: Executor,
  companyIds: readonly string[],
): Promise<{ companyId: string; country: string }[]> {
  if (companyIds.length === 0) return []
  return executor
    .selectDistinct({ companyId: registrations.companyId, country: registrations.country })
    .from(registrations)
    .where(
      and(
        inArray(registrations.companyId, [...new Set(companyIds)]),
        eq(registrations.kind, 'VAT_NUMBER'),
        isNotNull(registrations.registrationNumber),
      ),
    )
    .orderBy(asc(registrations.companyId), asc(registrations.country))
}
