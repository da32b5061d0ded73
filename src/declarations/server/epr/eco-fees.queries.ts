import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { declarations, type DeclarationRow } from '../declarations.tables.ts'
import { ecoFees } from '../epr.tables.ts'

/** The fees whose invoice a file is. */
export function ecoFeesWithFile(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<{ number: string; year: number }[]> {
  return executor
    .select({ number: ecoFees.document, year: ecoFees.year })
    .from(ecoFees)
    .where(and(eq(ecoFees.companyId, companyId), eq(ecoFees.fileId, fileId), isNull(ecoFees.takenBackAt)))
}

type Of = Pick<DeclarationRow, 'companyId' | 'registrationId'>

/** What was entered for a year and not taken back, in order. */
export function ecoFeesOf(executor: Executor, { companyId, registrationId }: Of, year: number) {
  return executor
    .select()
    .from(ecoFees)
    .where(
      and(
        eq(ecoFees.companyId, companyId),
        eq(ecoFees.registrationId, registrationId),
        eq(ecoFees.year, year),
        isNull(ecoFees.takenBackAt),
      ),
    )
    .orderBy(asc(ecoFees.enteredAt), asc(ecoFees.id))
}

/** The reports of a registration whose periods end in a year, without their corrections. */
export function reportsOfYear(
  executor: Executor,
  { companyId, registrationId }: Of,
  year: number,
): Promise<DeclarationRow[]> {
  return executor
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.registrationId, registrationId),
        eq(declarations.kind, 'EPR'),
        isNull(declarations.corrects),
        gte(declarations.toDay, `${year}-01-01`),
        lte(declarations.toDay, `${year}-12-31`),
      ),
    )
    .orderBy(asc(declarations.toDay), asc(declarations.id))
}
