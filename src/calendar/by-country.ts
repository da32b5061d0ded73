import type { CalendarEntry } from './contract.ts'

export type CountryShare = {
  country: string
  /** How many dates, and how many amounts could not be converted and counted. */
  count: number
  uncounted: number
  /** In minor units of the calendar's currency. */
  total: number
  isCertain: boolean
}

/** What is coming, country by country; the most expensive first. What belongs to none is left out. */
export function byCountry(entries: readonly CalendarEntry[]): CountryShare[] {
  const shares = new Map<string, CountryShare>()
  for (const { country, money } of entries) {
    if (country === null) continue
    const share = shares.get(country) ?? { country, count: 0, uncounted: 0, total: 0, isCertain: true }
    shares.set(country, share)
    share.count++
    if (!money) continue
    if (money.counted === null) share.uncounted++
    share.total += money.counted ?? 0
    share.isCertain &&= money.certain && money.counted !== null
  }
  return [...shares.values()].toSorted(
    (a, b) => b.total - a.total || b.count - a.count || (a.country < b.country ? -1 : 1),
  )
}
