import { addDays, type Day } from './calendar.ts'

const easters = new Map<number, Day>()

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * Easter Sunday of the Orthodox churches, as a day of the Gregorian calendar (Meeus): 13 days lie between the calendars
 * from 1900 to 2099.
 */
export function orthodoxEasterSunday(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const month = Math.floor((d + e + 114) / 31)
  const day = ((d + e + 114) % 31) + 1
  return addDays(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`, 13)
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const known = easters.get(year)
  if (known) return known
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const k = c % 4
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  const day = `${String(year).padStart(4, '0')}-${two(Math.floor(n / 31))}-${two((n % 31) + 1)}`
  easters.set(year, day)
  return day
}
