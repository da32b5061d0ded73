import { spelledWords } from './search-words.ts'

/** Something typed into a search, as the selects of the modules take it. */
export type SearchTerms = {
  /** A pattern of LIKE for each word; a text that is found has all of them. In lower case. */
  words: readonly string[]
  /** For numbers without their hyphens, dots and spaces, in lower case: a number that was meant, and one that has it as a part. */
  numbers: { meant: readonly string[]; part: readonly string[] }
}

/** Nobody means more; each costs a comparison a row. */
const WORDS_AT_MOST = 8

/** `WO-2026-000123` in full, or its end: `wo 123`, `2026-123`, `123`. */
const RECORD_NUMBER = /^(?:([a-z]{2,3})[\s-]*)?(?:(20\d\d)[\s-]+)?0*(\d{1,6})$/

export function readTerms(typed: string): SearchTerms {
  const words = spelledWords(typed).slice(0, WORDS_AT_MOST)
  const compact = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '')
  const isNumber = /\d/.test(compact) && compact.length > 1
  return {
    words: words.map(containing),
    numbers: isNumber ? { meant: meantBy(typed), part: [containing(compact)] } : { meant: [], part: [] },
  }
}

export const hasTerms = ({ words }: SearchTerms): boolean => words.length > 0

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function meantBy(typed: string): string[] {
  const found = RECORD_NUMBER.exec(typed.normalize('NFKC').trim().toLowerCase())
  if (!found?.[3]) return []
  const [, prefix = '', year = '', serial] = found
  // `_` is any character of LIKE: `%____000123` is the number of any year.
  return [`${prefix || '%'}${year || '____'}${serial.padStart(6, '0')}`]
}
