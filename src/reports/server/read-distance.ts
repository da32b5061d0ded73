import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { DistanceFactsView, DistanceYearView, EstablishmentView } from '../distance-contract.ts'
import type { DistanceYear, SaidOfYear } from '../distance-years.ts'
import { coversYear, type Days } from '../days-of-year.ts'
import type { DistanceFacts } from '../fact-changes.ts'
import { sellerOf } from './company-facts.ts'
import { distanceOf, saidOf } from './distance-facts.ts'
import { establishmentsOf, monthsWaitingForDistance } from './distance-sales.queries.ts'
import type { DistanceFactRow, EstablishmentRow } from './reports.tables.ts'

type Deps = Pick<ServerDeps, 'clock' | 'config'>

/** What a company has said of its distance sales, and what its sales wait for. */
export async function readDistance(
  deps: Deps,
  executor: Executor,
  companyId: string,
): Promise<DistanceFactsView> {
  const seller = await sellerOf(executor, companyId)
  const establishments = (await establishmentsOf(executor, companyId)).map(presentEstablishment)
  const about = { seat: seller.established, establishments }
  const distance = await distanceOf(executor, companyId, seller)
  if (!distance || isAlways(distance.facts.opted)) return { applies: false, years: [], ...about }
  const { said, facts } = distance
  const waiting = await monthsWaitingForDistance(executor, companyId)
  const months = [...distance.months, ...waiting].toSorted()
  const exempt = { OPTED: facts.opted && [facts.opted], ELSEWHERE: seller.elsewhere ?? [] }
  return {
    applies: true,
    ...about,
    years: yearsShown(deps, said, months).map((year) =>
      presentYear(facts.years.find((one) => one.year === year) ?? { year, asks: 'YEAR', crossed: null }, {
        said: said.find((one) => one.year === year),
        firstMonth: months.find((month) => isOf(month, year)),
        waits: waiting.some((month) => isOf(month, year)),
        exempt: exemptionOf(year, exempt),
      }),
    ),
  }
}

const isOf = (month: string, year: number) => month.startsWith(String(year))

/** This one, and every one of which there is something to say; the newest first. */
function yearsShown(
  { clock, config }: Deps,
  said: readonly DistanceFactRow[],
  months: readonly string[],
): number[] {
  const thisYear = Number(dayOf(clock.now(), config.agency.timeZone).slice(0, 4))
  const years = [
    thisYear,
    ...said.map(({ year }) => year),
    ...months.map((month) => Number(month.slice(0, 4))),
  ]
  return [...new Set(years)].toSorted((a, b) => b - a)
}

type Exemptions = { OPTED: readonly Days[] | null; ELSEWHERE: readonly Days[] }

function exemptionOf(year: number, { OPTED, ELSEWHERE }: Exemptions): DistanceYearView['exempt'] {
  if (ELSEWHERE.some((days) => coversYear(days, year))) return 'ELSEWHERE'
  return OPTED?.some((days) => coversYear(days, year)) ? 'OPTED' : null
}

/** What a company said of its distance sales, and when they exceed their limit; null: it has none. */
export async function distanceStanding(
  executor: Executor,
  companyId: string,
): Promise<(DistanceFacts & { said: SaidOfYear[]; elsewhere: EstablishedIn[] }) | null> {
  const seller = await sellerOf(executor, companyId)
  const distance = await distanceOf(executor, companyId, seller)
  if (!distance) return null
  return { ...distance.facts, said: distance.said.map(saidOf), elsewhere: [...(seller.elsewhere ?? [])] }
}
type EstablishedIn = Days & { country: string }

const isAlways = (opted: Days | null): boolean =>
  opted !== null && opted.from === undefined && opted.to === undefined

type About = Pick<DistanceYearView, 'waits' | 'exempt'> & {
  said: DistanceFactRow | undefined
  firstMonth: string | undefined
}

function presentYear(
  { year, asks, crossed }: DistanceYear,
  { said, firstMonth, waits, exempt }: About,
): DistanceYearView {
  return {
    year,
    asks: exempt === null ? asks : null,
    waits,
    exempt,
    crossed,
    previousYear: said?.previousYear ?? null,
    before: said?.beforeAmount ?? null,
    beforeMonth: said?.beforeMonth?.slice(0, 7) ?? firstMonth ?? `${year}-01`,
    opted: said?.opted ?? null,
    optedFrom: said?.optedFrom ?? null,
    changed: said ? changeOf(said) : null,
  }
}

const presentEstablishment = (row: EstablishmentRow): EstablishmentView => ({
  country: row.country,
  from: row.fromDay,
  to: row.toDay,
  changed: changeOf(row),
})

const changeOf = (row: Pick<DistanceFactRow, 'changedAt' | 'changedByKind' | 'changedByName'>) => ({
  at: row.changedAt.toISOString(),
  kind: row.changedByKind,
  name: row.changedByName,
})
