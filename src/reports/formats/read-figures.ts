import { type Day, isDay } from '#platform/shared/calendar.ts'
import { COMMA_DECIMALS, type Lone, POINT_DECIMALS, readDecimal } from '#platform/shared/decimal.ts'
import { readDay } from '#vat/engine/read-day.ts'
import type { DateOrder, NumberStyle } from './format.ts'

/** Days of a file repeat; each spelling is read once. */
export type DayReader = (text: string) => Day | null

const MOST_SPELLINGS = 5000
const PARTS = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:[T ,].*)?$/
const NAMED =
  /^(\d{1,2})[- ]?([A-Za-z]{3})[a-z]*\.?[- ,]*(\d{2}|\d{4})(?:[T ,].*)?$|^([A-Za-z]{3})[a-z]*[- .]*(\d{1,2}),?[- ]+(\d{4})(?:[T ,].*)?$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export function dayReader(order: DateOrder): DayReader {
  const known = new Map<string, Day | null>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MOST_SPELLINGS) known.clear()
    const day = text.length > 40 ? null : readSpelling(text, order)
    known.set(text, day)
    return day
  }
}

function readSpelling(text: string, order: DateOrder): Day | null {
  const plain = text.normalize('NFKC').trim()
  if (order === 'AUTO') {
    const read = readDay(plain)
    if (read !== null) return read === 'AMBIGUOUS' ? null : read
    return namedMonth(plain)
  }
  const [, first = '', second = '', third = ''] = PARTS.exec(plain) ?? []
  if (first.length === 4) return existing(first, second, third)
  if (third.length !== 4 && third.length !== 2) return namedMonth(plain)
  const year = third.length === 2 ? `20${third}` : third
  return order === 'MDY' ? existing(year, first, second) : existing(year, second, first)
}

/** `05-Jan-2026` of eBay, `Jan 5, 2026`. */
function namedMonth(text: string): Day | null {
  const [, day = '', name = '', year = '', name2 = '', day2 = '', year2 = ''] = NAMED.exec(text) ?? []
  const month = MONTHS.indexOf((name || name2).toLowerCase()) + 1
  if (month === 0) return null
  const written = year || year2
  return existing(written.length === 2 ? `20${written}` : written, String(month), day || day2)
}

function existing(year: string, month: string, day: string): Day | null {
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(read) ? read : null
}

export const LONE: Readonly<Record<NumberStyle, Lone>> = {
  POINT: POINT_DECIMALS,
  COMMA: COMMA_DECIMALS,
  AUTO: {},
}

/**
 * A rate as files write it, in basis points: `0.19`, `19`, `19 %`, `19,0`. Up to one it is a fraction. null: no rate.
 */
export function readRate(text: string): number | null {
  const plain = text.normalize('NFKC').replace('%', '').trim()
  const read = readDecimal(plain, 6, { '.': 'DECIMALS', ',': 'DECIMALS' })
  if (typeof read !== 'number' || read < 0) return null
  const isFraction = !text.includes('%') && read < 1_000_000
  const basisPoints = isFraction ? read / 100 : read / 10_000
  return basisPoints <= 10_000 ? Math.round(basisPoints) : null
}
