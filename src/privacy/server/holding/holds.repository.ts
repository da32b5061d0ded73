import { and, asc, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { PLACES } from '../../data-classes.ts'
import { type HoldRecord, legalHolds } from '../privacy.tables.ts'

const HOLDS = isNull(legalHolds.endedAt)

export async function insertHold(tx: Transaction, row: HoldRecord): Promise<void> {
  await tx.insert(legalHolds).values(row)
}

export async function lockHold(tx: Transaction, id: string): Promise<HoldRecord | undefined> {
  const [row] = await tx.select().from(legalHolds).where(eq(legalHolds.id, id)).for('update')
  return row
}

export async function changeHold(
  tx: Transaction,
  id: string,
  change: Partial<
    Pick<HoldRecord, 'liftAskedBy' | 'liftAskedAt' | 'endedAt' | 'endedBy' | 'address' | 'marks'>
  >,
): Promise<void> {
  await tx.update(legalHolds).set(change).where(eq(legalHolds.id, id))
}

export async function pageOfHolds(
  executor: Executor,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HoldRecord[]; total: number }> {
  const [rows, [all]] = await Promise.all([
    executor
      .select()
      .from(legalHolds)
      .orderBy(sql`${legalHolds.endedAt} is not null`, desc(legalHolds.setAt), asc(legalHolds.id))
      .limit(limit)
      .offset(offset),
    executor.select({ total: count() }).from(legalHolds),
  ])
  return { rows, total: all?.total ?? 0 }
}

/** Those whose last day has passed. */
export function holdsOver(executor: Executor, today: Day): Promise<HoldRecord[]> {
  return executor
    .select()
    .from(legalHolds)
    .where(and(HOLDS, lt(legalHolds.until, today)))
}

/** The holds that keep something of an account, an address or companies. */
export function holdsAbout(
  executor: Executor,
  { subjects, companyIds, email, marks }: HoldSubject,
): Promise<HoldRecord[]> {
  const reached = or(
    inArray(legalHolds.subjectId, [...subjects, ...companyIds]),
    email === undefined ? undefined : eq(legalHolds.address, email),
    sql`${legalHolds.marks} && ${sql.param([...marks])}::text[]`,
  )
  return executor.select().from(legalHolds).where(and(HOLDS, reached)).orderBy(asc(legalHolds.setAt))
}

export type HoldSubject = {
  /** Ids of the account, or of the address. */
  subjects: readonly string[]
  companyIds: readonly string[]
  email: string | undefined
  marks: readonly string[]
}

/** The tables in which an address stands in clear beside a company. */
const WITH_COMPANY = new Set(['company_invitations', 'enquiries', 'invites'])
const ADDRESSED = PLACES.flatMap(({ table, person = [] }) =>
  person.flatMap((rule) => ('mail' in rule && WITH_COMPANY.has(table) ? [{ table, column: rule.mail }] : [])),
)

/**
 * Whether a hold keeps a company as a whole: its own, or that of somebody who worked there or is named in it. What is
 * forgotten of a closed company goes in one piece.
 */
export async function isCompanyHeld(executor: Executor, companyId: string): Promise<boolean> {
  const named = ADDRESSED.map(
    ({ table, column }) =>
      sql`held.address in (select lower(${sql.identifier(column)}) from ${sql.identifier(table)} where company_id = ${companyId})`,
  )
  const { rows } = await executor.execute(
    sql`select 1 from legal_holds as held where held.ended_at is null and (held.subject_id = ${companyId}
      or held.subject_id in (select user_id from company_members where company_id = ${companyId})
      or held.subject_id in (select user_id from agreement_acceptances where company_id = ${companyId})
      -- A closed company has no members any more.
      or held.subject_id in (select unnest(array[requested_by, last_member]) from company_closings where company_id = ${companyId})
      or ${sql.join(named, sql` or `)}) limit 1`,
  )
  return rows.length > 0
}

export function countHolding(executor: Executor): Promise<number> {
  return executor.$count(legalHolds, HOLDS)
}

export function companiesLike(
  executor: Executor,
  name: string,
): Promise<{ id: string; name: string; country: string; closedAt: Date | null }[]> {
  const { id, name: called, nameOriginal, country, closedAt } = companies
  const part = sql`strpos(lower(concat_ws(' ', ${called}, ${nameOriginal}, ${companies.vatNumber}, ${companies.registrationNumber})), ${name.toLowerCase()}) > 0`
  return executor
    .select({ id, name: called, country, closedAt })
    .from(companies)
    .where(part)
    .orderBy(asc(called), asc(id))
    .limit(MOST_FOUND)
}

const MOST_FOUND = 20
