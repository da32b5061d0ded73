import { and, arrayContains, asc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LicensedAct } from '../../licence.ts'
import { licences, type LicenceRow } from '../licences.tables.ts'

/** What `isInForce` says, in SQL. */
const inForceOn = (day: Day) =>
  and(
    lte(licences.validFrom, day),
    or(isNull(licences.validUntil), gte(licences.validUntil, day)),
    or(isNull(licences.endedOn), gt(licences.endedOn, day)),
  )

export async function pageOfLicences(
  executor: Executor,
  { country, page, pageSize }: { country?: string | undefined; page: number; pageSize: number },
): Promise<{ rows: LicenceRow[]; total: number }> {
  const where = country === undefined ? undefined : eq(licences.country, country)
  const [rows, total] = await Promise.all([
    executor
      .select()
      .from(licences)
      .where(where)
      .orderBy(asc(licences.country), asc(licences.act), asc(licences.validFrom), asc(licences.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.$count(licences, where),
  ])
  return { rows, total }
}

export async function findLicence(executor: Executor, id: string): Promise<LicenceRow | undefined> {
  const [row] = await executor.select().from(licences).where(eq(licences.id, id))
  return row
}

/** The licences for an act that count in a country on a day. */
export function licencesInForce(
  executor: Executor,
  { country, act, on }: { country: string; act: LicensedAct; on: Day },
): Promise<LicenceRow[]> {
  return executor
    .select()
    .from(licences)
    .where(and(eq(licences.country, country), eq(licences.act, act), inForceOn(on)))
    .orderBy(asc(licences.createdAt), asc(licences.id))
}

/** The countries in which a member of staff signs off, on a day. */
export async function countriesSignedBy(executor: Executor, staffId: string, on: Day): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ country: licences.country })
    .from(licences)
    .where(and(arrayContains(licences.signers, [staffId]), inForceOn(on)))
  return rows.map(({ country }) => country)
}
