import { spelledWords } from './search-words.ts'

/** Something typed into a search, as the selects of the modules take it. */
export type SearchTerms = {
  /** A pattern of LIKE for each word; a text that is found has all of them. In lower case. */
  words: readonly string[]
  /** For the numbers of our records: one that was meant, and those that have the parts in this order. */
  records: { meant: string; part: string } | undefined
  /** For numbers of others, without their hyphens, dots and spaces and in lower case. */
  compact: string | undefined
  /** The digits alone, where there are enough to tell a number from others. */
  digits: string
}

/** Nobody means more; each costs a comparison a row. */
const WORDS_AT_MOST = 8
/** Fewer digits are in too many numbers. */
const DIGITS_AT_LEAST = 4

/** `WO-2026-000123` in full, or its end: `wo 123`, `2026-123`, `123`. */
const RECORD_NUMBER = /^(?:([a-z]{2,3})[\s-]*)?(?:(20\d\d)[\s-]+)?0*(\d{1,6})$/

export function readTerms(typed: string): SearchTerms {
  const words = spelledWords(typed).slice(0, WORDS_AT_MOST)
  const compact = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '')
  const digits = compact.replace(/\D/g, '')
  const isNumber = /\d/.test(compact) && compact.length > 1
  return {
    words: words.map(containing),
    records: isNumber ? { meant: meantBy(typed), part: `%${words.join('%').toUpperCase()}%` } : undefined,
    compact: isNumber ? containing(compact) : undefined,
    digits: digits.length < DIGITS_AT_LEAST ? '' : digits,
  }
}

export const hasTerms = ({ words }: SearchTerms): boolean => words.length > 0

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const SERIES = ['WO', 'DC', 'OR', 'INV', 'CN', 'LT', 'EQ']
/** How many years back a number without its year is looked for. */
const YEARS_BACK = 3

/** The numbers that were meant, each in full, for an index of all of them: `wo 123` is one a year. */
export function numbersInFull(typed: string, thisYear: number): string[] {
  const found = recordNumberOf(typed)
  if (!found) return []
  const series = found.prefix === '' ? SERIES : [found.prefix.toUpperCase()]
  const years =
    found.year === '' ? Array.from({ length: YEARS_BACK }, (_, back) => thisYear - back) : [found.year]
  return series.flatMap((name) => years.map((year) => `${name}-${year}-${found.serial}`))
}

function recordNumberOf(typed: string) {
  const [, prefix = '', year = '', serial] =
    RECORD_NUMBER.exec(typed.normalize('NFKC').trim().toLowerCase()) ?? []
  return serial === undefined ? undefined : { prefix, year, serial: serial.padStart(6, '0') }
}

function meantBy(typed: string): string {
  const found = recordNumberOf(typed)
  if (!found) return ''
  // `_` is any character of LIKE: `%-____-000123` is the number of any year.
  return `${found.prefix.toUpperCase() || '%'}-${found.year || '____'}-${found.serial}`
}
