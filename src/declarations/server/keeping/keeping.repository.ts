import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import {
  declarationAdjustments,
  declarationBoxes,
  declarationCalculations,
  declarationHistory,
  declarations,
} from '../declarations.tables.ts'
import { ecoFees, enteredQuantities } from '../epr.tables.ts'
import { evidencePacks } from '../evidence-packs.tables.ts'
import { filedFiles } from '../filed-files.tables.ts'
import { hmrcSubmissions } from '../hmrc.tables.ts'
import { taxCredits } from '../tax-credits.tables.ts'
import { taxPayments } from '../tax-payments.tables.ts'
import { isOpen } from './needs.queries.ts'

/** The companies that have declarations of periods that ended before a day. */
export async function companiesWithReturnsBefore(executor: Executor, day: Day): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ companyId: declarations.companyId })
    .from(declarations)
    .where(lt(declarations.toDay, day))
  return rows.map(({ companyId }) => companyId)
}

const { companyId: ofCompany, id: declarationId } = declarations

const lastStep = sql`(select max(steps.at) from ${declarationHistory} as steps where steps.company_id = ${ofCompany} and steps.declaration_id = ${declarationId})`

/** The fees of a producer's year: they belong to its reports. */
const YEAR_OF_FEE = sql`${ecoFees.registrationId} || ' ' || ${ecoFees.year}`
const year = sql<
  string | null
>`case when ${declarations.kind} = 'EPR' then ${declarations.registrationId} || ' ' || extract(year from ${declarations.toDay}) end`
const lastFee = sql`(select max(greatest(${ecoFees.enteredAt}, ${ecoFees.takenBackAt}, ${ecoFees.paidOn}::timestamptz)) from ${ecoFees} where ${ecoFees.companyId} = ${ofCompany} and ${YEAR_OF_FEE} = ${year})`

/** What happened to it last; every move is in its history. */
const changedAt =
  sql<Date>`greatest(${declarations.createdAt}, ${declarations.statusSince}, ${declarations.filedAt}, ${declarations.receiptAt}, ${lastStep}, ${lastFee})`.mapWith(
    declarations.statusSince,
  )

const keptOf = (executor: Executor) => ({
  id: declarations.id,
  corrects: declarations.corrects,
  fromDay: declarations.fromDay,
  toDay: declarations.toDay,
  isOpen: sql<boolean>`(${isOpen(executor)})`,
  changedAt,
  year,
})

/** What a company declared of periods that ended before a day. */
export const returnsBefore = (executor: Executor, companyId: string, day: Day) =>
  executor
    .select(keptOf(executor))
    .from(declarations)
    .where(and(eq(declarations.companyId, companyId), lt(declarations.toDay, day)))
    .orderBy(asc(declarations.toDay), asc(declarations.id))

/** Some declarations as they are, with what corrects them, so that nobody changes or corrects them meanwhile. */
export async function lockReturns(tx: Transaction, companyId: string, ids: readonly string[]) {
  const among = and(
    eq(declarations.companyId, companyId),
    or(inArray(declarations.id, [...ids]), inArray(declarations.corrects, [...ids])),
  )
  await tx
    .select({ id: declarations.id })
    .from(declarations)
    .where(among)
    .orderBy(asc(declarations.id))
    .for('update')
  return tx.select(keptOf(tx)).from(declarations).where(among).orderBy(asc(declarations.id))
}

/** Everything that stands under a declaration; a test holds it against the catalogue of the database. */
export const UNDER_DECLARATIONS = [
  declarationBoxes,
  declarationCalculations,
  declarationAdjustments,
  declarationHistory,
  enteredQuantities,
  evidencePacks,
  filedFiles,
  hmrcSubmissions,
  taxPayments,
  taxCredits,
] as const

/** Removes declarations and all that stands under them. */
export async function deleteReturns(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  for (const table of UNDER_DECLARATIONS)
    await tx.delete(table).where(and(eq(table.companyId, companyId), inArray(table.declarationId, [...ids])))
  await tx
    .delete(declarations)
    .where(and(eq(declarations.companyId, companyId), inArray(declarations.id, [...ids])))
}

/** Removes the fees of a producer's year. */
export async function deleteFeesOf(tx: Transaction, companyId: string, of: string): Promise<void> {
  await tx.delete(ecoFees).where(and(eq(ecoFees.companyId, companyId), eq(YEAR_OF_FEE, of)))
}
