import type { z } from 'zod'
import { writeAudit } from '#platform/server/audit.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, type Day, dayOf, isDay } from '#platform/shared/calendar.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { OfficialRate } from '../official-rate.ts'
import { farFrom } from '../plausible-rate.ts'
import { isNbpClosed } from '../rate-rules.ts'
import type { enterExchangeRates } from '../staff/contract.ts'
import { correctionNote } from '../correction-note.ts'
import { exchangeRatesRefusals } from './exchange-rates.errors.ts'
import { euroRatesBetween, ratesOfKey } from './exchange-rates.queries.ts'
import { putEnteredRates } from './exchange-rates.repository.ts'
import { presentRate } from './present-rate.ts'
import { RATES_CHANGED } from './rates-changed.ts'

type Input = z.output<(typeof enterExchangeRates)['input']>
type ByStaff = { staff: StaffPrincipal; address: string }

/**
 * A rate that was used is another now: `{ country, from, note }`, the state, the first day that it counts for, and what became
 * of it by whom.
 */
export const RATE_CORRECTED = 'RateCorrected'

const STATES: Readonly<Record<Input['source'], string>> = { DE_BMF: 'DE', GB_HMRC: 'GB', PL_NBP: 'PL' }

/** Rates that no feed gives, or that a feed failed to give. @throws exchange_rates.* */
export async function enterRates(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
  input: Input,
  { staff, address }: ByStaff,
) {
  const { source, key, document } = input
  const at = deps.clock.now()
  checkKey(input, dayOf(at, 'Europe/Berlin'))
  const rates = [...new Map(input.rates.map((one) => [one.currency, one.rate]))].map(
    ([currency, rate]): OfficialRate => ({ source, key, currency, rate, document }),
  )
  return deps.db.transaction(async (tx) => {
    const before = await ratesOfKey(tx, source, key)
    refusePublished(
      before.filter(({ enteredBy }) => enteredBy === null).map(({ currency }) => currency),
      rates,
    )
    if (!input.confirmed) await refuseImplausible(tx, rates)
    const entered = { storedAt: at, enteredBy: staff.staffId }
    await putEnteredRates(tx, rates, entered)
    await deps.jobs.publish(tx, RATES_CHANGED, {})
    const replaced = before.filter(({ currency }) => rates.some((one) => one.currency === currency))
    await writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: staff.staffId,
      action: 'exchangeRate.enter',
      record: `${source} ${key}`,
      address,
      detail: { document, rates: valuesOf(rates), replaced: valuesOf(replaced), confirmed: input.confirmed },
    })
    const note = correctionNote(replaced, rates, { key, document, by: staff.staffName })
    if (note !== null) {
      const from = key.padEnd(10, '-01')
      await deps.jobs.publish(tx, RATE_CORRECTED, { country: STATES[source], from, note })
    }
    return rates.map((rate) => presentRate({ ...rate, ...entered }))
  })
}

const valuesOf = (rates: readonly Pick<OfficialRate, 'currency' | 'rate'>[]): Record<string, string> =>
  Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate]))

/** @throws key_wrong, not_yet */
function checkKey({ source, key }: Pick<Input, 'source' | 'key'>, today: Day): void {
  const isRight = source === 'PL_NBP' ? isDay(key) && !isNbpClosed(key) : /^2\d{3}-(0[1-9]|1[0-2])$/.test(key)
  if (!isRight || key < '2020') throw exchangeRatesRefusals.key_wrong()
  // HMRC publishes before a month, the ministry after it.
  const month = today.slice(0, 7)
  const isAhead =
    source === 'PL_NBP' ? key > today : source === 'DE_BMF' ? key >= month : key > nextMonth(today)
  if (isAhead) throw exchangeRatesRefusals.not_yet({ params: { key } })
}

const nextMonth = (today: Day): string => addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)

function refusePublished(published: readonly string[], rates: readonly OfficialRate[]): void {
  const one = rates.find(({ currency }) => published.includes(currency))
  if (one) throw exchangeRatesRefusals.already_published({ params: { currency: one.currency, key: one.key } })
}

async function refuseImplausible(executor: Executor, rates: readonly OfficialRate[]): Promise<void> {
  const [first] = rates
  if (!first) return
  const span =
    first.key.length === 7
      ? { from: `${first.key}-01`, to: addDays(`${nextMonth(`${first.key}-01`)}-01`, -1) }
      : { from: addDays(first.key, -7), to: first.key }
  const currencies = [...rates.map(({ currency }) => currency), 'PLN', 'GBP']
  const sums = new Map<string, { sum: number; count: number }>()
  for (const { currency, perEuro } of await euroRatesBetween(executor, { ...span, currencies })) {
    const known = sums.get(currency) ?? { sum: 0, count: 0 }
    sums.set(currency, { sum: known.sum + Number(perEuro), count: known.count + 1 })
  }
  const average = (currency: string): number | undefined => {
    const found = sums.get(currency)
    return found && found.sum / found.count
  }
  for (const rate of rates) {
    const expected = farFrom(rate, average)
    if (expected !== null)
      throw exchangeRatesRefusals.implausible({
        params: { currency: rate.currency, rate: rate.rate, expected },
      })
  }
}
