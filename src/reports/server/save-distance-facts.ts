import type { z } from 'zod'
import { writeAudit } from '#platform/server/audit.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import {
  centsOf,
  type DistanceFactsView,
  type DistanceYearView,
  type saveDistanceFacts as saveCall,
} from '../distance-contract.ts'
import type { DistanceYear, SaidOfYear } from '../distance-years.ts'
import type { DistanceFacts } from '../fact-changes.ts'
import { sellerOf } from './company-facts.ts'
import { distanceOf, saidOf } from './distance-facts.ts'
import { distanceSalesRefusals } from './distance-sales.errors.ts'
import { monthsWaitingForDistance } from './distance-sales.queries.ts'
import { keepDistanceFact } from './distance-sales.repository.ts'
import { addRejudgeJob } from './add-rejudge-job.ts'
import type { DistanceFactRow } from './reports.tables.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/** What a company has said of its distance sales, and what its sales wait for. */
export async function readDistance(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  executor: Executor,
  companyId: string,
): Promise<DistanceFactsView> {
  const distance = await distanceOf(executor, companyId, await sellerOf(executor, companyId))
  if (!distance || isAlways(distance.facts.opted)) return { applies: false, years: [] }
  const { said, facts } = distance
  const months = [...distance.months, ...(await monthsWaitingForDistance(executor, companyId))].toSorted()
  const thisYear = Number(dayOf(clock.now(), config.agency.timeZone).slice(0, 4))
  const years = new Set([
    thisYear,
    ...said.map(({ year }) => year),
    ...months.map((month) => Number(month.slice(0, 4))),
  ])
  return {
    applies: true,
    years: [...years]
      .toSorted((a, b) => b - a)
      .map((year) =>
        presentYear(
          facts.years.find((one) => one.year === year) ?? { year, asks: 'YEAR', crossed: null },
          said.find((one) => one.year === year),
          months.find((month) => month.startsWith(String(year))),
        ),
      ),
  }
}

/** What a company said of its distance sales, and when they exceed their limit; null: it has none. */
export async function distanceStanding(
  executor: Executor,
  companyId: string,
): Promise<(DistanceFacts & { said: SaidOfYear[] }) | null> {
  const distance = await distanceOf(executor, companyId, await sellerOf(executor, companyId))
  return distance && { ...distance.facts, said: distance.said.map(saidOf) }
}

const isAlways = (opted: { from?: string; to?: string } | null): boolean =>
  opted !== null && opted.from === undefined && opted.to === undefined

function presentYear(
  { year, asks, crossed }: DistanceYear,
  said: DistanceFactRow | undefined,
  firstMonth: string | undefined,
): DistanceYearView {
  return {
    year,
    asks,
    crossed,
    previousYear: said?.previousYear ?? null,
    before: said?.beforeAmount ?? null,
    beforeMonth: said?.beforeMonth?.slice(0, 7) ?? firstMonth ?? `${year}-01`,
    opted: said?.opted ?? null,
    optedFrom: said?.optedFrom ?? null,
    changed: said
      ? { at: said.changedAt.toISOString(), kind: said.changedByKind, name: said.changedByName }
      : null,
  }
}

export type DistanceWriter = {
  companyId: string
  by: { kind: 'seller' | 'staff'; id: string; name: string; address: string }
  /** Of the staff: where it comes from */
  source?: string
}

/** By whoever may; the rows that wait for it are determined. @throws distanceSales.other_year */
export async function sayDistance(
  tx: Transaction,
  deps: Pick<ServerDeps, 'clock' | 'jobs'>,
  { companyId, by, source }: DistanceWriter,
  said: z.output<(typeof saveCall)['input']>,
): Promise<void> {
  const { year, beforeMonth, optedFrom } = said
  if (!beforeMonth.startsWith(`${year}-`)) throw distanceSalesRefusals.other_year()
  const at = deps.clock.now()
  const beforeAmount = centsOf(said.before)
  const figures = {
    previousYear: centsOf(said.previousYear),
    beforeAmount,
    beforeMonth: beforeAmount === null ? null : `${beforeMonth}-01`,
    opted: optedFrom !== null,
    optedFrom,
  }
  const changed = { changedAt: at, changedById: by.id, changedByKind: by.kind, changedByName: by.name }
  await keepDistanceFact(tx, { companyId, year, ...figures, ...changed })
  await writeAudit(tx, {
    at,
    actorKind: by.kind,
    actorId: by.id,
    address: by.address,
    action: 'reports.distance_sales_saved',
    record: companyId,
    companyId,
    detail: { year, ...figures, ...(source !== undefined && { source }) },
  })
  await addRejudgeJob(deps, tx, companyId)
}
