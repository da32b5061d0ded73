import { and, asc, between, count, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { readLately } from '#platform/server/read-lately.ts'
import { fixedQuery } from '#platform/server/whole-rows.ts'
import type { Times } from '../calendars.ts'
import { staffTeams } from './teams.tables.ts'
import {
  agencyDays,
  countryDays,
  serviceLevels,
  type AgencyDayRow,
  type CountryDayRow,
  type ServiceLevelRow,
} from './team.tables.ts'

/** The general one first, then by service and step. */
export function listServiceLevels(executor: Executor): Promise<ServiceLevelRow[]> {
  const { productCode, step } = serviceLevels
  return executor
    .select()
    .from(serviceLevels)
    .orderBy(sql`${productCode} nulls first`, sql`${step} nulls first`)
}

export async function countServiceLevels(executor: Executor): Promise<number> {
  const [row] = await executor.select({ found: count() }).from(serviceLevels)
  return row?.found ?? 0
}

export function daysOfYear(executor: Executor, year: number): Promise<AgencyDayRow[]> {
  return executor
    .select()
    .from(agencyDays)
    .where(between(agencyDays.day, `${year}-01-01`, `${year}-12-31`))
    .orderBy(asc(agencyDays.day))
}

export async function countAgencyDays(executor: Executor): Promise<number> {
  const [row] = await executor.select({ found: count() }).from(agencyDays)
  return row?.found ?? 0
}

export function countryDaysOfYear(
  executor: Executor,
  country: string,
  year: number,
): Promise<CountryDayRow[]> {
  return executor
    .select()
    .from(countryDays)
    .where(and(eq(countryDays.country, country), between(countryDays.day, `${year}-01-01`, `${year}-12-31`)))
    .orderBy(asc(countryDays.day))
}

export async function countCountryDays(executor: Executor, country: string): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(countryDays)
    .where(eq(countryDays.country, country))
  return row?.found ?? 0
}

const NONE: Times = { levels: [], days: [], countryDays: [], seats: [] }

/** All service levels, own days, those of other countries, and who sits there; in one statement: each change of a work order asks. */
export async function readTimes(executor: Executor): Promise<Times> {
  const [row] = await times(executor)
  return row ?? NONE
}

/** The same, for an estimate: as they were within the last second. */
export const timesLately = readLately(readTimes)

// Of several teams with a seat, the first by name says where somebody sits.
const times = fixedQuery<Times>(
  sql`select
    (select coalesce(json_agg(json_build_object('productCode', product_code, 'step', step, 'days', days, 'firstDays', first_days)), '[]'::json) from ${serviceLevels}) as levels,
    (select coalesce(json_agg(json_build_object('day', day, 'works', works)), '[]'::json) from ${agencyDays}) as days,
    (select coalesce(json_agg(json_build_object('country', country, 'day', day, 'works', works)), '[]'::json) from ${countryDays}) as "countryDays",
    (select coalesce(json_agg(json_build_object('staffId', member, 'country', seat) order by lower(name)), '[]'::json) from ${staffTeams}, jsonb_array_elements_text(member_ids) as member where seat is not null) as seats`,
)
