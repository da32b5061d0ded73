import { addDays, type Day, daysBetween } from '#platform/shared/calendar.ts'

/** About what a euro is worth, around which the made-up rates swing. */
const AROUND: Readonly<Record<string, number>> = {
  BGN: 1.9558,
  CHF: 0.94,
  CNY: 8.15,
  CZK: 24.6,
  DKK: 7.46,
  GBP: 0.87,
  HKD: 8.9,
  HUF: 388,
  JPY: 172,
  NOK: 11.7,
  PLN: 4.25,
  RON: 5.05,
  SEK: 11.1,
  USD: 1.14,
}
export const LOCAL_CURRENCIES: readonly string[] = Object.keys(AROUND)
const SWING = 0.015
const SWING_DAYS = 40

/** The same for the same day, whenever it is asked. */
export function localPerEuro(currency: string, day: Day): number {
  const around = AROUND[currency] ?? 1
  if (currency === 'EUR' || currency === 'BGN') return around
  const phase = LOCAL_CURRENCIES.indexOf(currency)
  return around * (1 + SWING * Math.sin(daysBetween('2020-01-01', day) / SWING_DAYS + phase))
}

export function monthAverage(currency: string, month: string): number {
  let sum = 0
  let count = 0
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    sum += localPerEuro(currency, day)
    count++
  }
  return sum / count
}
