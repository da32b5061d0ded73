import { numbersInFull, readTerms } from '#platform/shared/search-terms.ts'
import { chineseSigns } from '#platform/shared/search-words.ts'
import type { Typed } from './queue-search.queries.ts'

/** The beginning of a work order's number: `wo-2026-0004`. In full it is one of a few, and looked up as such. */
const NUMBER_BEGUN = /^wo-[\d-]*$/i

/** The beginning, as numbers are written; undefined where the keyword is none. */
export function numberBegunBy(keyword: string): string | undefined {
  return NUMBER_BEGUN.test(keyword) ? keyword.toUpperCase() : undefined
}

/** A keyword in the spellings that are looked for. */
export function readTyped(keyword: string, year: number): Typed {
  const text = keyword.normalize('NFKC').trim().toLowerCase()
  const { compact, digits } = readTerms(keyword)
  return {
    text,
    compact: compact === undefined ? '' : text.replace(/[^\p{Letter}\p{Number}]+/gu, ''),
    // A number of a register has more digits than a name that begins with one; ours are looked up in full.
    digits: /^[a-z]{0,3}[\d\s./-]+[a-z0-9]{0,3}$/.test(text) ? digits : '',
    signs: chineseSigns(text),
    numbers: numbersInFull(keyword, year),
  }
}
