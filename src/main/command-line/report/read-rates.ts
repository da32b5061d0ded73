import { isDay } from '#platform/shared/calendar.ts'
import type { PerEuro } from '#declarations/boxes/euro-sum.ts'
import { isCurrency } from '#vat/engine/money.ts'
import { fieldsOf } from '../command.ts'

export class UnreadableRates extends Error {}

const DECIMAL = /^\d{1,9}(?:\.\d{1,8})?$/
const WRAPPERS = ['per_euro', 'fx_per_eur', 'rates']

/**
 * `fx.json`: what one euro is worth, either on every day (`{ "PLN": "4.25" }`) or by day (`{ "2026-03-31": { "PLN":
 * "4.25" } }`), or by month for states that convert by the month. A day that is not among them has no rate: none is
 * guessed.
 * @throws UnreadableRates with what is wrong, for people
 */
export function readRates(text: string | null): PerEuro {
  if (text === null) return () => null
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new UnreadableRates('The file of rates is not JSON.')
  }
  const fields = fieldsOf(parsed)
  if (!fields) throw new UnreadableRates('The file of rates is not a JSON object.')
  const inner = WRAPPERS.map((name) => fieldsOf(fields[name])).find((wrapped) => wrapped !== null) ?? fields
  const byDay = new Map<string, Map<string, string>>()
  const always = new Map<string, string>()
  for (const [key, value] of Object.entries(inner)) {
    const name = key.slice(0, 20)
    if (isCurrency(key)) always.set(...rateOf([key, value]))
    else if (isDay(key) || /^2\d{3}-(0[1-9]|1[0-2])$/.test(key))
      byDay.set(key, new Map(Object.entries(fieldsOf(value) ?? {}).map(rateOf)))
    else throw new UnreadableRates(`"${name}" in the file of rates is neither a currency nor a day or month.`)
  }
  return (currency, day) => byDay.get(day)?.get(currency) ?? always.get(currency) ?? null
}

function rateOf([currency, value]: [string, unknown]): [string, string] {
  const rate = String(value)
  if (!DECIMAL.test(rate) || !/[1-9]/.test(rate))
    throw new UnreadableRates(`The rate of ${currency.slice(0, 20)} is not a decimal above zero.`)
  return [currency, rate]
}
