import { addDays, type Day, dayOf } from '#platform/shared/calendar.ts'
import type { RateFeed } from '../feed.ts'
import { FIRST_DAY, FIRST_HMRC_MONTH } from '../first-day.ts'
import { readHmrcRates } from '../hmrc-rates.ts'
import { monthsFrom } from '../months-from.ts'
import { readNbpTables } from '../nbp-rates.ts'
import type { OfficialRate } from '../official-rate.ts'
import { isNbpClosed } from '../rate-rules.ts'
import { keysOf, spanOf } from './exchange-rates.queries.ts'
import { insertOfficialRates } from './exchange-rates.repository.ts'
import type { RatesDeps } from './rates-deps.ts'

type FetchOne = (deps: RatesDeps, feed: RateFeed) => Promise<number>

/** The bank answers for 93 days at once. */
const NBP_DAYS = 90
/** Questions to one source in one run; earlier years arrive within a day. */
const MOST_QUESTIONS = 6

const mostQuestions = ({ config }: RatesDeps): number =>
  config.exchangeRates.mode === 'local' ? Infinity : MOST_QUESTIONS
const monthNow = ({ clock }: RatesDeps): string => dayOf(clock.now(), 'Europe/London').slice(0, 7)

/** Tables A: forward to today, then back to the first day. */
const fetchNbp: FetchOne = async (deps, feed) => {
  const now = deps.clock.now()
  let fetched = 0
  for (let asked = 0; asked < mostQuestions(deps); asked++) {
    const span = nextSpan(await spanOf(deps.db, 'PL_NBP'), dayOf(now, 'Europe/Warsaw'))
    if (!span) break
    const rates = readNbpTables((await feed.nbp(span.from, span.to)) ?? '')
    // Nothing yet: today's table comes out at noon.
    if (rates.length === 0) break
    await insertOfficialRates(deps.db, rates, now)
    fetched += rates.length
  }
  return fetched
}

function nextSpan(
  { first, last }: { first: string | null; last: string | null },
  today: Day,
): { from: Day; to: Day } | null {
  if (first === null || last === null) return { from: addDays(today, -NBP_DAYS), to: today }
  const next = firstOpen(addDays(last, 1), 1)
  if (next <= today) {
    const most = addDays(next, NBP_DAYS)
    return { from: next, to: most < today ? most : today }
  }
  const before = firstOpen(addDays(first, -1), -1)
  if (before < FIRST_DAY) return null
  const from = addDays(before, -NBP_DAYS)
  return { from: from < FIRST_DAY ? FIRST_DAY : from, to: before }
}

function firstOpen(day: Day, step: 1 | -1): Day {
  let open = day
  while (isNbpClosed(open)) open = addDays(open, step)
  return open
}

/** The months that are missing, the latest first. */
const fetchHmrc: FetchOne = (deps, feed) =>
  fetchMonths(deps, 'GB_HMRC', async (month) => readHmrcRates((await feed.hmrc(month)) ?? ''))

const fetchBmf: FetchOne = async (deps, { bmf }) => {
  if (!bmf) return 0
  const thisMonth = monthNow(deps)
  return fetchMonths(deps, 'DE_BMF', async (month) =>
    // Averages are known when the month is over.
    month === thisMonth
      ? []
      : Object.entries(await bmf(month)).map(([currency, rate]): OfficialRate => ({
          source: 'DE_BMF',
          key: month,
          currency,
          rate,
          document: 'made up',
        })),
  )
}

async function fetchMonths(
  deps: RatesDeps,
  source: OfficialRate['source'],
  read: (month: string) => Promise<OfficialRate[]>,
): Promise<number> {
  const now = deps.clock.now()
  const known = await keysOf(deps.db, source)
  const missing = monthsFrom(FIRST_HMRC_MONTH, monthNow(deps)).filter((month) => !known.has(month))
  let fetched = 0
  for (const month of missing.toReversed().slice(0, mostQuestions(deps))) {
    const rates = (await read(month)).filter(({ key }) => key === month)
    await insertOfficialRates(deps.db, rates, now)
    fetched += rates.length
  }
  return fetched
}

export const fetchOfficialRates: readonly FetchOne[] = [fetchNbp, fetchHmrc, fetchBmf]
