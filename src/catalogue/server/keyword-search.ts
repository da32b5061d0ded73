import { remembered } from '#platform/shared/remembered.ts'
import { sameWords } from './search-synonyms.ts'

/**
 * What a keyword is searched in, from the most to the least relevant text; each in both languages, prepared by
 * `foldText`.
 */
export type SearchText = { name: string; country: string; summary: string; rest: string }

const PARTS: readonly (readonly [keyof SearchText, number])[] = [
  ['name', 8],
  ['country', 4],
  ['summary', 2],
  ['rest', 1],
]
const HIGHEST = 8

/** How well a product matches: 0 if a word is missing, more for words in its name. */
export function relevanceOf(text: SearchText, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    const { own, others } = wantedBy(word)
    const best = bestOf(text, own, others)
    if (best > 0) score += best
    else if (own.isHan && isMadeOfWordsIn(`${text.name} ${text.country} ${text.summary} ${text.rest}`, word))
      score += 1
    else return 0
  }
  return score
}

/** Another word for the same counts half, so that nothing is gained by one where the word itself counts as much. */
function bestOf(text: SearchText, own: Form, others: readonly Form[]): number {
  let best = weightOf(text, own)
  for (const other of others) {
    if (best >= HIGHEST / 2) return best
    best = Math.max(best, weightOf(text, other) / 2)
  }
  return best
}

/** Of the parts that have the word the first counts: they are in the order of their weights. */
function weightOf(text: SearchText, form: Form): number {
  for (const [part, weight] of PARTS) if (contains(text[part], form)) return weight
  return 0
}

/** A word in the way in which it is looked for: one search looks for it in hundreds of texts. */
type Form = { word: string; isHan: boolean; asWhole: RegExp | undefined }

const wantedBy = remembered((word: string): { own: Form; others: Form[] } => ({
  own: formOf(word),
  others: sameWords(word).map(formOf),
}))

const NEVER = /(?!)/

/** Short Latin words (UK, EU, DE) must be whole words, or “eu” would match every “value”. */
function formOf(word: string): Form {
  const isHan = /^\p{Script=Han}/u.test(word)
  if (isHan || word.length > 2) return { word, isHan, asWhole: undefined }
  const isWord = /^[a-z0-9]+$/.test(word)
  return { word, isHan, asWhole: isWord ? new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`) : NEVER }
}

const contains = (text: string, { word, asWhole }: Form): boolean =>
  asWhole ? asWhole.test(text) : text.includes(word)

/** Whether Chinese text without spaces splits into parts of at least two characters that all occur: 德国补申报. */
function isMadeOfWordsIn(text: string, run: string): boolean {
  const characters = [...run]
  const reached = new Set([0])
  for (let end = 2; end <= characters.length; end += 1) {
    for (let start = end - 2; start >= 0; start -= 1) {
      if (reached.has(start) && text.includes(characters.slice(start, end).join(''))) reached.add(end)
    }
  }
  return reached.has(characters.length)
}

/** The Latin words of a text that a misspelt keyword may have meant. */
export function latinWords(text: string): string[] {
  return text.match(/[a-z]{4,}/g) ?? []
}
