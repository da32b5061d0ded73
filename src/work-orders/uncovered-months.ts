import { isDay } from '#platform/shared/calendar.ts'

/** What the order covers of the returns in a country. Months as `2026-11`. */
export type OrderedMonths = {
  country: string
  /** The first month of the filing that was bought; where none was, the month of the order. */
  firstMonth: string
  /** For how many months filing was bought; 0 where none was. */
  filingMonths: number
  /** Missing months before it whose returns were bought, also with another order. */
  earlierMonths: number
}

/** Months with stock or sales whose returns nobody has ordered. */
export type UncoveredMonths = { from: string; to: string; count: number }

type ReadAnswer = (key: string) => unknown

/**
 * Held against what the seller says in the form of a registration: since when goods are stored and sold in the country.
 * Those months must be declared, and returns for them are a service of their own.
 */
export function uncoveredMonths(read: ReadAnswer, ordered: OrderedMonths): UncoveredMonths | undefined {
  const since = tradesSince(read, ordered.country)
  if (since === undefined) return undefined
  const until = addMonths(ordered.firstMonth, -ordered.earlierMonths)
  const count = monthsBetween(since, until)
  return count > 0 ? { from: since, to: addMonths(until, -1), count } : undefined
}

/** The questions about a country carry its code, `stockSinceFr`; those of the oldest form, the German one, do not. */
export function tradeKeys(country: string): { hasStock: string; stockSince: string; firstSaleOn: string } {
  if (country === 'DE')
    return { hasStock: 'stockInGermany', stockSince: 'stockSince', firstSaleOn: 'firstSaleOn' }
  const code = country.charAt(0) + country.slice(1).toLowerCase()
  return { hasStock: `hasStock${code}`, stockSince: `stockSince${code}`, firstSaleOn: `firstSaleOn${code}` }
}

function tradesSince(read: ReadAnswer, country: string): string | undefined {
  const { hasStock, stockSince, firstSaleOn } = tradeKeys(country)
  // The day of a question that is hidden again stays in the draft.
  const days = [read(hasStock) === 'yes' ? read(stockSince) : undefined, read(firstSaleOn)]
  return days
    .filter((day) => isDay(day))
    .map((day) => day.slice(0, 7))
    .toSorted()[0]
}

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

const monthsBetween = (from: string, until: string): number => indexOf(until) - indexOf(from)

function addMonths(month: string, count: number): string {
  const index = indexOf(month) + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}
