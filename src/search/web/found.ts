import { foldText, keywordWords } from '#platform/shared/search-words.ts'

/** What a search can open. */
export type Found = {
  /** A page, or the kind of a record. */
  kind: string
  id: string
  title: string
  detail: string | null
  number: string | null
  country: string | null
  link: string
}

/** A page, with the words by which it is found: its names in both languages, and what else it is called. */
export type Page = { id: string; title: string; names: readonly string[]; words: string; link: string }

/** How well a text has all the words: whole and at its beginning best; 0 without one of them. */
function fits(text: string, words: readonly string[]): number {
  const folded = foldText(text)
  const weights = words.map((word) => weightIn(folded, word))
  return Math.min(...weights)
}

function weightIn(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (text === word) return 4
  if (at === 0) return 3
  return isLatin(word) && /[\p{Letter}\p{Number}]/u.test(text[at - 1] ?? '') && !startsAWord(text, word)
    ? 1
    : 2
}

const isLatin = (word: string): boolean => !/^\p{Script=Han}/u.test(word)
const startsAWord = (text: string, word: string): boolean =>
  text.split(/[^\p{Letter}\p{Number}]+/u).some((part) => part.startsWith(word))

/** The pages that are called so, best first; by their names before what else they are called. */
export function findPages(pages: readonly Page[], typed: string): Found[] {
  const words = keywordWords(typed)
  if (words.length === 0) return []
  return pages
    .map((page) => ({ page, weight: weightOf(page, words) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ page }) => asFound(page))
}

function weightOf({ names, words: others }: Page, words: readonly string[]): number {
  const byName = Math.max(...names.map((name) => fits(name, words)))
  return byName > 0 ? byName + 1 : Math.min(1, fits(`${names.join(' ')} ${others}`, words))
}

export const asFound = ({ id, title, link }: Page): Found => ({
  kind: 'PAGE',
  id,
  title,
  detail: null,
  number: null,
  country: null,
  link,
})

/** Whether an answer to an earlier text still has what was typed since: it may stay until the next one is there. */
export function stillFits({ title, detail, number }: Found, typed: string): boolean {
  return fits(`${title} ${detail ?? ''} ${number ?? ''}`, keywordWords(typed)) > 0
}
