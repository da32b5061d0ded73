import { rateBetween } from '#exchange-rates/rate-between.ts'
import { publishedRates } from '#exchange-rates/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import { prepareVatEngine } from '#vat/engine/determine-vat.ts'
import { isEuState } from '#vat/engine/place.ts'
import type { Seller } from '#vat/engine/vat-result.ts'
import { distanceYears, type Known, type SaidOfYear } from '../distance-years.ts'
import type { PerEuro } from '../distance-value.ts'
import type { DistanceFacts, Facts } from '../fact-changes.ts'
import { optedDays } from '../opted-for-destination.ts'
import { YearlyTurnover } from '../yearly-turnover.ts'
import {
  distanceFactsOf,
  type DistanceSum,
  distanceSumsOf,
  monthsWithSales,
} from './distance-sales.queries.ts'
import type { DistanceFactRow } from './reports.tables.ts'

/** What is known of the distance sales of a company in the EU, of which each file is a part. */
export type KnownDistance = {
  said: readonly DistanceFactRow[]
  sums: readonly DistanceSum[]
  months: ReadonlySet<string>
  facts: DistanceFacts
}

/** null: it is not established in the EU, and has no such limit */
export async function distanceOf(
  executor: Executor,
  companyId: string,
  { established, oss }: Pick<Facts, 'established' | 'oss'>,
): Promise<KnownDistance | null> {
  if (established === null || !isEuState(established)) return null
  const said = await distanceFactsOf(executor, companyId)
  const opted = optedDays(oss && daysOf(oss), said)
  // Whoever has opted for all days needs no sum.
  if (isForAllDays(opted)) return { said, sums: [], months: new Set(), facts: { opted, years: [] } }
  const sums = await distanceSumsOf(executor, companyId)
  const months = new Set(await monthsWithSales(executor, companyId))
  const known = { said: said.map(saidOf), days: byDay(sums), months }
  return { said, sums, months, facts: { opted, years: distanceYears(known) } }
}

const isForAllDays = (opted: DistanceFacts['opted']): boolean =>
  opted !== null && opted.from === undefined && opted.to === undefined

const daysOf = ({ from, to }: { from?: Day; to?: Day }) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

export const saidOf = ({ year, previousYear, beforeAmount, beforeMonth }: DistanceFactRow): SaidOfYear => ({
  year,
  previousYear,
  before:
    beforeAmount === null || beforeMonth === null
      ? null
      : { month: beforeMonth.slice(0, 7), amount: beforeAmount },
})

function byDay(sums: readonly DistanceSum[]): Known['days'] {
  const days = new Map<Day, number>()
  for (const { day, cents } of sums) days.set(day, (days.get(day) ?? 0) + cents)
  return days
}

type Reading = {
  importId: string
  /** Whether sales of the file are not stored yet, so that the file itself has to be counted first */
  counts: boolean
  today: Day
}

/** The turnover by which the rows of a file are determined; undefined: no limit matters to it. */
export async function turnoverOf(
  executor: Executor,
  { distance, seller }: { distance: KnownDistance | null; seller: Seller },
  { importId, counts, today }: Reading,
): Promise<YearlyTurnover | undefined> {
  if (!distance) return undefined
  const { said, sums, months, facts } = distance
  const { opted } = facts
  if (isForAllDays(opted)) return undefined
  const others = counts ? sums.filter((one) => one.importId !== importId) : sums
  const asIfNone = { distance_sales_ytd_eur: '0', distance_sales_prev_year_eur: '0' }
  return new YearlyTurnover({
    probe: prepareVatEngine({ seller: { ...seller, ...asIfNone, opted_for_destination: false } }),
    perEuro: await perEuroUntil(executor, today),
    known: { said: said.map(saidOf), days: byDay(others), months },
    counts,
    opted,
  })
}

/** The first day of the rules. */
const FIRST_DAY = '2021-07-01'
/** The currencies of member states, and those in which sales within the EU are made beside them. */
const CURRENCIES = ['BGN', 'CHF', 'CZK', 'DKK', 'GBP', 'HRK', 'HUF', 'NOK', 'PLN', 'RON', 'SEK', 'USD']
const REFERENCE = { source: 'ECB', by: 'DAY' } as const
/** A day of which the rate has not arrived takes the last one before it: it is for the limit only. */
const LOOKS_BACK_DAYS = 10
const RATE_DECIMALS = 8

async function perEuroUntil(executor: Executor, today: Day): Promise<PerEuro> {
  const rates = await publishedRates(executor, { from: FIRST_DAY, to: today, currencies: CURRENCIES })
  const found = new Map<string, string | null>()
  const find = (currency: string, day: Day): string | null => {
    for (let back = 0; back <= LOOKS_BACK_DAYS; back++) {
      const rate = rateBetween('EUR', currency, { rule: REFERENCE, day: addDays(day, -back) }, rates)
      if (!('currency' in rate))
        return decimalText(Number((rate.over * 10n ** BigInt(RATE_DECIMALS)) / rate.under), RATE_DECIMALS)
    }
    return null
  }
  return (currency, day) => {
    const key = `${currency}${day}`
    const known = found.get(key)
    if (known !== undefined) return known
    const rate = find(currency, day)
    found.set(key, rate)
    return rate
  }
}
