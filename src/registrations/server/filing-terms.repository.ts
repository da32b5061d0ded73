import { and, asc, eq, gt, gte, inArray, lt, lte, max, ne, or } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/whole-rows.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { TERM_MOVES, type TermAction } from '../filing-states.ts'
import type { RegistrationRow } from './registrations.repository.ts'
import { filingTerms, servicePeriods } from './registrations.tables.ts'

export type TermRow = typeof filingTerms.$inferSelect
export type PeriodRow = typeof servicePeriods.$inferSelect

/** @throws a unique violation for a second term of an order line */
export async function insertTerm(tx: Transaction, row: TermRow): Promise<void> {
  await insertRows(tx, filingTerms, [row])
}

/** The term that was bought with the work; those that renewed it follow it. */
export async function findTermOfWork(executor: Executor, workOrderId: string): Promise<TermRow | undefined> {
  const [row] = await termsOfWork(executor, workOrderId)
  return row
}

/** The term that was bought with the work, and those that renewed it. */
export function termsOfWork(executor: Executor, workOrderId: string): Promise<TermRow[]> {
  return executor
    .select()
    .from(filingTerms)
    .where(eq(filingTerms.workOrderId, workOrderId))
    .orderBy(asc(filingTerms.isRenewal), asc(filingTerms.createdAt), asc(filingTerms.id))
}

/** Whether another term of the same registration is still running. */
export async function isFollowed(executor: Executor, term: TermRow): Promise<boolean> {
  if (term.registrationId === null) return false
  const others = await executor.$count(
    filingTerms,
    and(
      eq(filingTerms.registrationId, term.registrationId),
      eq(filingTerms.status, 'RUNNING'),
      ne(filingTerms.id, term.id),
    ),
  )
  return others > 0
}

export async function findTerm(executor: Executor, id: string): Promise<TermRow | undefined> {
  const [row] = await executor.select().from(filingTerms).where(eq(filingTerms.id, id))
  return row
}

/** Makes a move of a term, once; undefined when its state does not allow it, or no longer. */
export async function moveTerm(
  tx: Transaction,
  id: string,
  action: TermAction,
  changes: Partial<TermRow> & { statusSince: Date },
): Promise<TermRow | undefined> {
  const move = TERM_MOVES.find((row) => row.action === action)
  if (!move) return undefined
  const [row] = await tx
    .update(filingTerms)
    .set({ ...changes, status: move.to })
    .where(and(eq(filingTerms.id, id), inArray(filingTerms.status, [...move.from])))
    .returning()
  return row
}

export async function insertPeriods(tx: Transaction, rows: readonly PeriodRow[]): Promise<void> {
  await insertRows(tx, servicePeriods, rows)
}

/** How far the terms of a registration reach: the last day of a return, and of an annual one. */
export async function coveredUntil(
  tx: Transaction,
  registration: Pick<RegistrationRow, 'companyId' | 'id'>,
): Promise<{ returns: Day | null; annual: Day | null }> {
  const rows = await tx
    .select({ kind: servicePeriods.kind, last: max(servicePeriods.toDay) })
    .from(servicePeriods)
    .where(
      and(
        eq(servicePeriods.companyId, registration.companyId),
        eq(servicePeriods.registrationId, registration.id),
        inArray(servicePeriods.state, ['OPEN', 'CLOSED']),
      ),
    )
    .groupBy(servicePeriods.kind)
  const last = (kind: PeriodRow['kind']) => rows.find((row) => row.kind === kind)?.last ?? null
  return { returns: last('RETURN'), annual: last('ANNUAL') }
}

/** Notes when the declaration of a period was filed; null: it was not, or is no longer. */
export async function notePeriodFiled(
  tx: Transaction,
  { companyId, id, filedOn }: Pick<PeriodRow, 'companyId' | 'id' | 'filedOn'>,
): Promise<void> {
  await tx
    .update(servicePeriods)
    .set({ filedOn })
    .where(and(eq(servicePeriods.companyId, companyId), eq(servicePeriods.id, id)))
}

export async function closePeriods(tx: Transaction, termId: string, at: Date): Promise<void> {
  await tx
    .update(servicePeriods)
    .set({ state: 'CLOSED', stateSince: at })
    .where(and(eq(servicePeriods.termId, termId), eq(servicePeriods.state, 'OPEN')))
}

/** Cancels the periods that are not over, or whose return is not due yet, as of `today`. */
export async function cancelPeriods(tx: Transaction, termId: string, today: Day, at: Date): Promise<void> {
  await tx
    .update(servicePeriods)
    .set({ state: 'CANCELLED', stateSince: at })
    .where(
      and(
        eq(servicePeriods.termId, termId),
        eq(servicePeriods.state, 'OPEN'),
        or(gte(servicePeriods.toDay, today), gte(servicePeriods.dueOn, today)),
      ),
    )
}

/** Running terms in the order of their ids, from the one after `after` on. */
export async function runningTerms(executor: Executor, after: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: filingTerms.id })
    .from(filingTerms)
    .where(and(eq(filingTerms.status, 'RUNNING'), gt(filingTerms.id, after)))
    .orderBy(asc(filingTerms.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** A running term with its periods, locked until the transaction ends. */
export async function lockRunningTerm(
  tx: Transaction,
  id: string,
): Promise<{ term: TermRow; periods: PeriodRow[] } | undefined> {
  const [term] = await tx
    .select()
    .from(filingTerms)
    .where(and(eq(filingTerms.id, id), eq(filingTerms.status, 'RUNNING')))
    .for('update')
  if (!term) return undefined
  return { term, periods: await tx.select().from(servicePeriods).where(eq(servicePeriods.termId, id)) }
}

export async function setDueDays(
  tx: Transaction,
  changed: { termId: string; lastDueOn: Day; periods: readonly Pick<PeriodRow, 'id' | 'dueOn'>[] },
): Promise<void> {
  for (const { id, dueOn } of changed.periods)
    await tx.update(servicePeriods).set({ dueOn }).where(eq(servicePeriods.id, id))
  await tx.update(filingTerms).set({ lastDueOn: changed.lastDueOn }).where(eq(filingTerms.id, changed.termId))
}

/** Running terms whose last due day has passed. */
export async function termsPast(executor: Executor, today: Day, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: filingTerms.id })
    .from(filingTerms)
    .where(and(eq(filingTerms.status, 'RUNNING'), lt(filingTerms.lastDueOn, today)))
    .orderBy(asc(filingTerms.lastDueOn))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The terms that run on a registration, locked. */
export function runningTermsOf(tx: Transaction, registrationId: string): Promise<TermRow[]> {
  return tx
    .select()
    .from(filingTerms)
    .where(and(eq(filingTerms.registrationId, registrationId), eq(filingTerms.status, 'RUNNING')))
    .orderBy(asc(filingTerms.id))
    .for('update')
}

/** Cancels the periods that begin after a day. */
export async function cancelPeriodsAfter(tx: Transaction, termId: string, day: Day, at: Date): Promise<void> {
  await tx
    .update(servicePeriods)
    .set({ state: 'CANCELLED', stateSince: at })
    .where(
      and(
        eq(servicePeriods.termId, termId),
        eq(servicePeriods.state, 'OPEN'),
        gt(servicePeriods.fromDay, day),
      ),
    )
}

/** The period in which a registration ends has its last day with it: a part is declared. Its due day stays. */
export async function cutPeriodsAt(tx: Transaction, termId: string, day: Day): Promise<void> {
  await tx
    .update(servicePeriods)
    .set({ toDay: day })
    .where(
      and(
        eq(servicePeriods.termId, termId),
        eq(servicePeriods.state, 'OPEN'),
        lte(servicePeriods.fromDay, day),
        gt(servicePeriods.toDay, day),
      ),
    )
}
