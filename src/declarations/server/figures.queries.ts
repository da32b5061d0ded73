import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  min,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import {
  declarationAdjustments,
  declarationCalculations,
  declarations,
  type AdjustmentRow,
  type CalculationRow,
  type CheckedFiles,
  type DeclarationRow,
} from './declarations.tables.ts'

type One = Pick<DeclarationRow, 'companyId' | 'id'>

/** The number under which it is declared; null where none is known yet. */
export async function numberOf(
  executor: Executor,
  { companyId, registrationId }: Pick<DeclarationRow, 'companyId' | 'registrationId'>,
): Promise<string | null> {
  const [row] = await executor
    .select({ number: registrations.registrationNumber })
    .from(registrations)
    .where(and(eq(registrations.companyId, companyId), eq(registrations.id, registrationId)))
  return row?.number ?? null
}

/** The declarations that one corrects, the last first; empty for one that corrects none. */
export async function correctedBy(
  executor: Executor,
  { companyId, corrects }: Pick<DeclarationRow, 'companyId' | 'corrects'>,
): Promise<DeclarationRow[]> {
  if (corrects === null) return []
  const [row] = await executor
    .select()
    .from(declarations)
    .where(and(eq(declarations.companyId, companyId), eq(declarations.id, corrects)))
  return row ? [row, ...(await correctedBy(executor, row))] : []
}

/** What staff added to a declaration, or to those that it corrects, and did not take back, in order. */
export async function adjustmentsOf(
  executor: Executor,
  row: Pick<DeclarationRow, 'companyId' | 'id' | 'corrects'>,
): Promise<AdjustmentRow[]> {
  const ids = [row.id, ...(await correctedBy(executor, row)).map(({ id }) => id)]
  return executor
    .select()
    .from(declarationAdjustments)
    .where(
      and(
        eq(declarationAdjustments.companyId, row.companyId),
        inArray(declarationAdjustments.declarationId, ids),
        isNull(declarationAdjustments.takenBackAt),
      ),
    )
    .orderBy(asc(declarationAdjustments.createdAt), asc(declarationAdjustments.id))
}

/** The calculation whose figures a declaration has. */
/** What holds the large files of a calculation against their rules found; its problems may be thousands. */
export async function checkedFilesKept(
  executor: Executor,
  row: Pick<DeclarationRow, 'companyId' | 'id' | 'revision'>,
): Promise<CheckedFiles | null> {
  const [found] = await executor
    .select({ checkedFiles: declarationCalculations.checkedFiles })
    .from(declarationCalculations)
    .where(ofRevision(row))
  return found?.checkedFiles ?? null
}

const { checkedFiles: _, ...CALCULATION } = getTableColumns(declarationCalculations)

/** The condition of the one calculation of a declaration's revision. */
export const ofRevision = ({
  companyId,
  id,
  revision,
}: Pick<DeclarationRow, 'companyId' | 'id' | 'revision'>) =>
  and(
    eq(declarationCalculations.companyId, companyId),
    eq(declarationCalculations.declarationId, id),
    eq(declarationCalculations.revision, revision),
  )

export async function calculationOf(
  executor: Executor,
  row: Pick<DeclarationRow, 'companyId' | 'id' | 'revision'>,
): Promise<Omit<CalculationRow, 'checkedFiles'> | undefined> {
  const [found] = await executor.select(CALCULATION).from(declarationCalculations).where(ofRevision(row))
  return found
}

/** When its figures were calculated; undefined: it has none. */
export async function calculatedAt(
  executor: Executor,
  row: Pick<DeclarationRow, 'companyId' | 'id' | 'revision'>,
): Promise<Date | undefined> {
  const { at } = declarationCalculations
  const [found] = await executor.select({ at }).from(declarationCalculations).where(ofRevision(row))
  return found?.at
}

/** Filed declarations of the same registration and kind that end in some days, the earliest first. */
export function filedBetween(
  executor: Executor,
  { companyId, registrationId, kind }: Pick<DeclarationRow, 'companyId' | 'registrationId' | 'kind'>,
  { from, before }: { from: Day; before: Day },
): Promise<DeclarationRow[]> {
  return executor
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.registrationId, registrationId),
        eq(declarations.kind, kind),
        inArray(declarations.status, ['FILED', 'ACCEPTED']),
        gte(declarations.toDay, from),
        lt(declarations.toDay, before),
      ),
    )
    .orderBy(asc(declarations.toDay))
}

/** The returns of the same registration whose periods lie within another's, with their corrections, the earliest first. */
export function returnsWithin(
  executor: Executor,
  { companyId, registrationId, fromDay, toDay }: DeclarationRow,
): Promise<DeclarationRow[]> {
  return executor
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.registrationId, registrationId),
        eq(declarations.kind, 'RETURN'),
        gte(declarations.fromDay, fromDay),
        lte(declarations.toDay, toDay),
      ),
    )
    .orderBy(asc(declarations.fromDay), asc(declarations.createdAt), asc(declarations.id))
}

/** Annual returns of the same registration that are not filed, and whose year has the period of a return in it. */
export function openYears(
  executor: Executor,
  { companyId, registrationId, fromDay, toDay }: DeclarationRow,
): Promise<Pick<DeclarationRow, 'id'>[]> {
  return executor
    .select({ id: declarations.id })
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.registrationId, registrationId),
        eq(declarations.kind, 'ANNUAL'),
        notInArray(declarations.status, ['FILED', 'ACCEPTED']),
        lte(declarations.fromDay, fromDay),
        gte(declarations.toDay, toDay),
      ),
    )
}

/** The declaration that corrects another. */
export async function correctionOf(
  executor: Executor,
  { companyId, id }: One,
): Promise<DeclarationRow | undefined> {
  const [row] = await executor
    .select()
    .from(declarations)
    .where(and(eq(declarations.companyId, companyId), eq(declarations.corrects, id)))
  return row
}

type Within = { from: Day; to: Day }

const isWithin = (companyId: string, { from, to }: Within) =>
  and(eq(declarations.companyId, companyId), gte(declarations.toDay, from), lte(declarations.fromDay, to))

const EARLIEST = [asc(declarations.toDay), asc(declarations.createdAt), asc(declarations.id)]

/** Declarations of periods that have begun by the last day and end on the first or later, the earliest first. */
export function declarationsWithin(
  executor: Executor,
  companyId: string,
  days: Within,
): Promise<Pick<DeclarationRow, 'id'>[]> {
  return executor
    .select({ id: declarations.id })
    .from(declarations)
    .where(isWithin(companyId, days))
    .orderBy(...EARLIEST)
}

/** The same, as they stand. */
export function wholeDeclarationsWithin(
  executor: Executor,
  companyId: string,
  days: Within,
): Promise<DeclarationRow[]> {
  return executor
    .select()
    .from(declarations)
    .where(isWithin(companyId, days))
    .orderBy(...EARLIEST)
}

/** The companies with declarations that wait for a rate, each with the first day of those. */
export async function companiesAwaitingRates(
  executor: Executor,
): Promise<{ companyId: string; from: Day }[]> {
  const rows = await executor
    .select({ companyId: declarations.companyId, from: min(declarations.fromDay) })
    .from(declarations)
    .where(
      and(eq(declarations.status, 'AWAITING_DATA'), sql`${declarations.waitingFor} @> '[{"reason":"RATE"}]'`),
    )
    .groupBy(declarations.companyId)
  return rows.flatMap(({ companyId, from }) => (from === null ? [] : [{ companyId, from }]))
}

/** Declarations of nothing that are not filed: made as nil, or waiting because nothing was found or a file is not read. */
export async function declarationsOfNothing(
  executor: Executor,
  companyId: string,
): Promise<Pick<DeclarationRow, 'id' | 'toDay' | 'waitingFor'>[]> {
  const { id, toDay, waitingFor, status, isNil } = declarations
  return executor
    .select({ id, toDay, waitingFor })
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        notInArray(status, ['FILED', 'ACCEPTED']),
        or(
          isNil,
          sql`${waitingFor} @> '[{"reason":"NOTHING_FOUND"}]'`,
          sql`${waitingFor} @> '[{"reason":"UNREAD"}]'`,
        ),
      ),
    )
    .orderBy(...EARLIEST)
}

/** The companies with declarations for a state that a day reaches. */
export async function companiesDeclaring(
  executor: Executor,
  { country, from }: { country: string; from: Day },
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ companyId: declarations.companyId })
    .from(declarations)
    .where(and(eq(declarations.country, country), gte(declarations.toDay, from)))
    .orderBy(asc(declarations.companyId))
  return rows.map(({ companyId }) => companyId)
}
