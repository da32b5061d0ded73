import { getCompany } from '#accounts/server/public.ts'
import { publishedRates } from '#exchange-rates/server/public.ts'
import { rateBetween } from '#exchange-rates/rate-between.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { datedNumbersOf, type DatedNumber } from '#registrations/server/public.ts'
import { distanceStanding, importedOrders, totalsOf, waitingRows } from '#reports/server/public.ts'
import type { WaitingRows } from '#reports/server/public.ts'
import { identifiedIn } from '#tax-numbers/one-stop-shop-number.ts'
import { lastDayOfMonth } from '#vat/calendar/months.ts'
import { type Held, type Watched, yearOf } from '../threshold.ts'

/** What is known of a company that limits can be held against; undefined: it does not exist. */
export async function watchedCompany(
  executor: Executor,
  companyId: string,
  today: Day,
): Promise<(Watched & { waiting: WaitingRows }) | undefined> {
  const company = await getCompany(executor, companyId)
  if (!company) return undefined
  const year = yearOf(today)
  const months = { from: `${year - 1}-01`, to: today.slice(0, 7) }
  const totals = await totalsOf(executor, { companyId, ...months })
  const numbers = await datedNumbersOf(executor, companyId, ['VAT_NUMBER', 'TAX_NUMBER', 'OSS_CONFIRMATION'])
  const own: Held[] = company.vatNumber ? [{ country: company.country, from: null, to: null }] : []
  const waiting = await waitingRows(executor, { companyId, from: `${year}-01-01` })
  const used = [...new Set(totals.map(({ currency }) => currency))]
  return {
    today,
    established: [company.country],
    registrations: [...own, ...numbers.filter((one) => !isScheme(one)).map(held)],
    oss: numbers.filter((one) => isScheme(one) && !isIoss(one)).map(inItsState),
    totals,
    waiting,
    rowsWaiting: waiting.rows,
    distance: await distanceStanding(executor, companyId),
    consignments: await importedOrders(executor, { companyId, ...months }),
    worth: await worthOf(executor, today, used),
  }
}

const isScheme = ({ kind }: DatedNumber): boolean => kind === 'OSS_CONFIRMATION'
const isIoss = ({ number, productCode }: DatedNumber): boolean =>
  /^IM/i.test(number.trim()) || productCode.startsWith('ioss')
const held = ({ country, from, to }: DatedNumber): Held => ({ country, from, to })
const inItsState = (one: DatedNumber): Held => ({
  ...held(one),
  country: identifiedIn(one),
})

/** The currencies in which limits are written. */
const OF_LIMITS = ['CHF', 'CZK', 'GBP', 'HUF', 'NOK', 'PLN', 'SEK']
const REFERENCE = { source: 'ECB', by: 'DAY' } as const

/** By the reference rate of a month's last day, or of the day before today. */
async function worthOf(executor: Executor, today: Day, used: readonly string[]): Promise<Watched['worth']> {
  const from = `${yearOf(today) - 1}-01-01`
  const currencies = [...new Set([...used, ...OF_LIMITS])]
  const rates = await publishedRates(executor, { from, to: today, currencies })
  return (units, one, other, month) => {
    const last = lastDayOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)))
    const day = last < today ? last : `${month}-01`
    const rate = rateBetween(one, other, { rule: REFERENCE, day }, rates)
    if ('currency' in rate) return null
    const over = BigInt(units) * rate.over * 10n ** BigInt(exponentOf(other))
    return Number(over / (rate.under * 10n ** BigInt(exponentOf(one))))
  }
}
