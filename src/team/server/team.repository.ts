import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import {
  agencyDays,
  countryDays,
  serviceLevels,
  type AgencyDayRow,
  type CountryDayRow,
  type ServiceLevelRow,
} from './team.tables.ts'

/** One for each service and step. @returns the row as it is now */
export async function putServiceLevel(tx: Transaction, row: ServiceLevelRow): Promise<ServiceLevelRow> {
  const { days, firstDays, savedAt, savedByName } = row
  const [kept] = await tx
    .insert(serviceLevels)
    .values(row)
    .onConflictDoUpdate({
      target: [serviceLevels.productCode, serviceLevels.step],
      set: { days, firstDays, savedAt, savedByName },
    })
    .returning()
  return kept ?? row
}

/** @returns what was removed */
export async function deleteServiceLevel(tx: Transaction, id: string): Promise<ServiceLevelRow | undefined> {
  const [gone] = await tx.delete(serviceLevels).where(eq(serviceLevels.id, id)).returning()
  return gone
}

export async function putAgencyDay(tx: Transaction, row: AgencyDayRow): Promise<void> {
  const { day: _day, ...set } = row
  await tx.insert(agencyDays).values(row).onConflictDoUpdate({ target: agencyDays.day, set })
}

/** @returns what was removed */
export async function deleteAgencyDay(tx: Transaction, day: string): Promise<AgencyDayRow | undefined> {
  const [gone] = await tx.delete(agencyDays).where(eq(agencyDays.day, day)).returning()
  return gone
}

export async function putCountryDay(tx: Transaction, row: CountryDayRow): Promise<void> {
  const { country: _country, day: _day, ...set } = row
  const target = [countryDays.country, countryDays.day]
  await tx.insert(countryDays).values(row).onConflictDoUpdate({ target, set })
}

/** @returns what was removed */
export async function deleteCountryDay(
  tx: Transaction,
  country: string,
  day: string,
): Promise<CountryDayRow | undefined> {
  const [gone] = await tx
    .delete(countryDays)
    .where(and(eq(countryDays.country, country), eq(countryDays.day, day)))
    .returning()
  return gone
}

/** So that nobody counts while another adds. */
export async function lockTeam(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('team', 0))`)
}
