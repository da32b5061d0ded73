import { isDay, type Day } from '#platform/shared/calendar.ts'

/** What one euro was worth on a day: `{ day: '2026-11-20', currency: 'CNY', perEuro: '8.2034' }`. */
export type EuroRate = { day: Day; currency: string; perEuro: string }

const DAY = /<Cube\s+time=["']([\d-]{10})["']\s*>([\s\S]*?)<\/Cube>/g
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,9}(?:\.\d{1,8})?)["']\s*\/>/g

/** The reference rates in a file of the European Central Bank, of one day or of several. Empty for anything else. */
export function readEcbRates(xml: string): EuroRate[] {
  return [...xml.matchAll(DAY)].flatMap(([, day = '', rates = '']) =>
    isDay(day)
      ? [...rates.matchAll(RATE)]
          .map(([, currency = '', perEuro = '']) => ({ day, currency, perEuro }))
          .filter(({ perEuro }) => Number(perEuro) > 0)
      : [],
  )
}
