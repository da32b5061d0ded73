import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { RegisterStanding } from '../register-standing.ts'
import { vatNumberChecks } from './number-checks.tables.ts'

type NumberCheck = typeof vatNumberChecks.$inferSelect

/** The latest answer about a number. */
export async function latestCheck(executor: Executor, vatNumber: string): Promise<NumberCheck | undefined> {
  const [check] = await executor
    .select()
    .from(vatNumberChecks)
    .where(eq(vatNumberChecks.vatNumber, vatNumber))
    .orderBy(desc(vatNumberChecks.checkedAt))
    .limit(1)
  return check
}

/** The latest result about a number; silence is none. */
export async function latestConclusiveCheck(
  executor: Executor,
  vatNumber: string,
): Promise<NumberCheck | undefined> {
  const [check] = await executor
    .select()
    .from(vatNumberChecks)
    .where(and(eq(vatNumberChecks.vatNumber, vatNumber), ne(vatNumberChecks.outcome, 'unavailable')))
    .orderBy(desc(vatNumberChecks.checkedAt))
    .limit(1)
  return check
}

/** One parameter for all of them: a statement has at most 65,535. */
const isAmong = (vatNumbers: readonly string[]) =>
  sql`${vatNumberChecks.vatNumber} = any(${sql.param([...vatNumbers])}::text[])`

/** All results about some numbers, the first of each first. */
export async function conclusiveChecks(
  executor: Executor,
  vatNumbers: readonly string[],
): Promise<
  (Pick<NumberCheck, 'vatNumber' | 'register' | 'consultationNumber'> & { valid: boolean; at: Date })[]
> {
  if (vatNumbers.length === 0) return []
  const { vatNumber, outcome, checkedAt: at, register, consultationNumber } = vatNumberChecks
  const rows = await executor
    .select({ vatNumber, outcome, at, register, consultationNumber })
    .from(vatNumberChecks)
    .where(and(isAmong(vatNumbers), ne(outcome, 'unavailable')))
    .orderBy(asc(at))
  return rows.map(({ outcome: said, ...row }) => ({ ...row, valid: said === 'valid' }))
}

/** Numbers about which the register was silent when it was last asked. */
export async function silentNumbers(
  executor: Executor,
  vatNumbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (vatNumbers.length === 0) return new Set()
  const { rows } = await executor.execute<{ number: string }>(
    sql`select asked.number from unnest(${sql.param([...vatNumbers])}::text[]) as asked(number) cross join lateral (select outcome from ${vatNumberChecks} checks where checks.vat_number = asked.number order by checks.checked_at desc limit 1) last where last.outcome = 'unavailable'`,
  )
  return new Set(rows.map(({ number }) => number))
}

const MOST_AT_ONCE = 5000

/** By number, what its results come to; a number without one is not among them. Two look-ups in the index for each. */
export async function registerStandings(
  executor: Executor,
  vatNumbers: readonly string[],
  timeZone: string,
): Promise<Map<string, RegisterStanding>> {
  const standings = new Map<string, RegisterStanding>()
  for (let from = 0; from < vatNumbers.length; from += MOST_AT_ONCE) {
    const some = vatNumbers.slice(from, from + MOST_AT_ONCE)
    const { rows } = await executor.execute<{ number: string; confirmed: boolean; denied: number | null }>(
      sql`with asked as (select number, (select max(checked_at) from ${vatNumberChecks} where vat_number = number and outcome = 'valid') as confirmed_at from unnest(${sql.param(some)}::text[]) as asked(number)), answered as (select number, confirmed_at is not null as confirmed, (select min(checked_at) from ${vatNumberChecks} where vat_number = number and outcome = 'invalid' and (confirmed_at is null or checked_at > confirmed_at)) as denied_at from asked) select number, confirmed, (extract(epoch from denied_at) * 1000)::float8 as denied from answered where confirmed or denied_at is not null`,
    )
    for (const { number, confirmed, denied } of rows)
      standings.set(number, {
        confirmed,
        deniedSince: denied === null ? null : dayOf(new Date(denied), timeZone),
      })
  }
  return standings
}

/** By number, the name that a register published of it last; a number of which none did is not among them. */
export async function publishedNames(
  executor: Executor,
  vatNumbers: readonly string[],
): Promise<Map<string, string>> {
  if (vatNumbers.length === 0) return new Map()
  const { vatNumber, publishedName: name } = vatNumberChecks
  const rows = await executor
    .selectDistinctOn([vatNumber], { vatNumber, name })
    .from(vatNumberChecks)
    .where(and(isAmong(vatNumbers), eq(vatNumberChecks.outcome, 'valid'), isNotNull(name)))
    .orderBy(vatNumber, desc(vatNumberChecks.checkedAt))
  return new Map(rows.flatMap((row) => (row.name === null ? [] : [[row.vatNumber, row.name] as const])))
}

export async function insertCheck(tx: Transaction, check: NumberCheck): Promise<void> {
  await tx.insert(vatNumberChecks).values(check)
}
