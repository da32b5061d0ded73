import { addDays, type Day, dayOf } from '#platform/shared/calendar.ts'
import { isTargetClosed } from '#vat/calendar/target.ts'
import { latestPublished } from '../latest-published.ts'
import { FIRST_DAY } from '../first-day.ts'
import { isNbpClosed } from '../rate-rules.ts'
import type { RateFeed } from '../feed.ts'
import { LOCAL_CURRENCIES, localPerEuro, monthAverage } from './local-rates.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Made-up rates in the formats of their sources, for demos and tests. */
export function createLocalFeed(now: () => Date): RateFeed {
  return {
    ecb: async (file) => {
      const last = latestPublished(now())
      return ecbFile(daysFrom(file === 'ALL_DAYS' ? FIRST_DAY : addDays(last, -90), last, isTargetClosed))
    },
    nbp: async (from, to) => {
      const today = dayOf(now(), 'Europe/Warsaw')
      const days = daysFrom(from, to < today ? to : today, isNbpClosed)
      return days.length === 0 ? null : nbpTables(days)
    },
    hmrc: async (month) => (month > dayOf(now(), 'Europe/London').slice(0, 7) ? null : hmrcFile(month)),
    bmf: async (month) =>
      Object.fromEntries(
        LOCAL_CURRENCIES.map((currency) => [currency, monthAverage(currency, month).toFixed(4)]),
      ),
  }
}

function daysFrom(from: Day, to: Day, isClosed: (day: Day) => boolean): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isClosed(day)) days.push(day)
  return days
}

function ecbFile(days: readonly Day[]): string {
  const cubes = days.map((day) => {
    const rates = LOCAL_CURRENCIES.map(
      (currency) => `<Cube currency="${currency}" rate="${localPerEuro(currency, day).toFixed(4)}"/>`,
    )
    return `<Cube time="${day}">${rates.join('')}</Cube>`
  })
  return `<Envelope><Cube>\n${cubes.join('\n')}\n</Cube></Envelope>`
}

const nbpTables = (days: readonly Day[]): string =>
  JSON.stringify(
    days.map((effectiveDate) => {
      const zloty = localPerEuro('PLN', effectiveDate)
      const others = ['EUR', ...LOCAL_CURRENCIES.filter((currency) => currency !== 'PLN')]
      return {
        table: 'A',
        no: `${effectiveDate}/A/LOCAL`,
        effectiveDate,
        rates: others.map((code) => ({
          currency: code,
          code,
          mid: Number((zloty / localPerEuro(code, effectiveDate)).toFixed(6)),
        })),
      }
    }),
  )

function hmrcFile(month: string): string {
  const [year = '', number = ''] = month.split('-')
  const period = (day: string) => `${day}/${MONTHS[Number(number) - 1] ?? ''}/${year}`
  const first = `${month}-01`
  const pounds = localPerEuro('GBP', first)
  const entries = ['EUR', ...LOCAL_CURRENCIES.filter((currency) => currency !== 'GBP')].map(
    (currency) =>
      `<exchangeRate><currencyCode>${currency}</currencyCode><rateNew>${(localPerEuro(currency, first) / pounds).toFixed(4)}</rateNew></exchangeRate>`,
  )
  return `<exchangeRateMonthList Period="${period('01')} to ${period('28')}">${entries.join('')}</exchangeRateMonthList>`
}
