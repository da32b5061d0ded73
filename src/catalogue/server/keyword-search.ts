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

/** How well a product matches: 0 if a word is missing, more for words in its name. */
export function relevanceOf(text: SearchText, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    // another word for the same counts half
    const own = weightOf(text, word)
    const best = sameWords(word).reduce((most, other) => Math.max(most, weightOf(text, other) / 2), own)
    if (best > 0) score += best
    else if (
      isHan(word) &&
      isMadeOfWordsIn(`${text.name} ${text.country} ${text.summary} ${text.rest}`, word)
    )
      score += 1
    else return 0
  }
  return score
}

function weightOf(text: SearchText, word: string): number {
  return PARTS.reduce((most, [part, weight]) => Math.max(most, contains(text[part], word) ? weight : 0), 0)
}

const isHan = (word: string) => /^\p{Script=Han}/u.test(word)

/** Short Latin words (UK, EU, DE) must be whole words, or “eu” would match every “value”. */
function contains(text: string, word: string): boolean {
  if (isHan(word) || word.length > 2) return text.includes(word)
  return text.split(/[^a-z0-9]+/).includes(word)
}

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
