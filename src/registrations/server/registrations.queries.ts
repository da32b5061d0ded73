import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { MandateFacts } from '../registration-mandate.ts'
import { mandatesIn } from './mandates/mandates.queries.ts'
import type { PeriodRow, TermRow } from './filing-terms.repository.ts'
import type { RegistrationRow } from './registrations.repository.ts'
import { filingTerms, registrations, servicePeriods } from './registrations.tables.ts'

export type WholeTerm = {
  term: TermRow
  number: string | null
  /** What it files for, with the mandates of its country; null until there is a registration. */
  registration: Pick<RegistrationRow, 'country' | 'kind' | 'workOrderId' | 'endedOn'> | null
  mandates: readonly MandateFacts[]
  periods: PeriodRow[]
}

/** The terms of an order or of a work order, each with its periods. */
export async function findTerms(
  executor: Executor,
  of: { companyId: string } & ({ orderId: string } | { workOrderId: string }),
): Promise<WholeTerm[]> {
  const rows = await executor
    .select({ term: filingTerms, registration: registrations })
    .from(filingTerms)
    .leftJoin(registrations, eq(registrations.id, filingTerms.registrationId))
    .where(
      and(
        eq(filingTerms.companyId, of.companyId),
        'orderId' in of ? eq(filingTerms.orderId, of.orderId) : eq(filingTerms.workOrderId, of.workOrderId),
      ),
    )
    .orderBy(asc(filingTerms.isRenewal), asc(filingTerms.createdAt), asc(filingTerms.id))
  if (rows.length === 0) return []
  const periods = await executor
    .select()
    .from(servicePeriods)
    .where(
      inArray(
        servicePeriods.termId,
        rows.map(({ term }) => term.id),
      ),
    )
    .orderBy(asc(servicePeriods.toDay), asc(servicePeriods.fromDay))
  const countries = [...new Set(rows.flatMap(({ registration }) => registration?.country ?? []))]
  const mandates = countries.length === 0 ? [] : await mandatesIn(executor, of.companyId, countries)
  return rows.map(({ term, registration }) => ({
    term,
    number: registration?.registrationNumber ?? null,
    registration,
    mandates,
    periods: periods.filter(({ termId }) => termId === term.id),
  }))
}
