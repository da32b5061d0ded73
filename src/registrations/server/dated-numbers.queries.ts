import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { NodeResult } from '#catalogue/process.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ObtainedNumber } from './numbers.queries.ts'
import { registrations } from './registrations.tables.ts'

/** A number with the days on which it counts, for whoever determines taxes. */
export type DatedNumber = Omit<ObtainedNumber, 'certificateFileId' | 'taxNumber'> & {
  productCode: string
  from: string | null
  to: string | null
}

/** The company's numbers of some kinds with their days, ended ones too. */
export async function datedNumbersOf(
  executor: Executor,
  companyId: string,
  kinds: readonly NodeResult[],
): Promise<DatedNumber[]> {
  const rows = await executor
    .select({
      id: registrations.id,
      kind: registrations.kind,
      country: registrations.country,
      number: registrations.registrationNumber,
      productCode: registrations.productCode,
      from: registrations.validFrom,
      to: sql<string | null>`coalesce(${registrations.endedOn}::text, ${registrations.validTo})`,
    })
    .from(registrations)
    .where(and(eq(registrations.companyId, companyId), inArray(registrations.kind, [...kinds])))
    .orderBy(asc(registrations.country), asc(registrations.id))
  return rows.flatMap(({ number, ...row }) => (number === null ? [] : [{ ...row, number }]))
}
