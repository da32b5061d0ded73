import { asc, between, count, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { fixedQuery } from '#platform/server/whole-rows.ts'
import type { AgencyDay, ServiceLevel } from '../service-levels.ts'
import { agencyDays, serviceLevels, type AgencyDayRow, type ServiceLevelRow } from './team.tables.ts'

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

/** All service levels and own days, in one statement: each change of a work order asks. */
export async function readTimes(executor: Executor): Promise<{ levels: ServiceLevel[]; days: AgencyDay[] }> {
  const [row] = await times(executor)
  return { levels: row?.levels ?? [], days: row?.days ?? [] }
}

const times = fixedQuery<{ levels: ServiceLevel[]; days: AgencyDay[] }>(
  sql`select
    (select coalesce(json_agg(json_build_object('productCode', product_code, 'step', step, 'days', days, 'firstDays', first_days)), '[]'::json) from ${serviceLevels}) as levels,
    (select coalesce(json_agg(json_build_object('day', day, 'works', works)), '[]'::json) from ${agencyDays}) as days`,
)
