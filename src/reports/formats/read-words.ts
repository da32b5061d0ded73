import { readCountry } from '#vat/engine/read-country.ts'
import type { Format } from './format.ts'
import { usualType } from './known-type-words.ts'
import { plainWord } from './type-words.ts'

/** Words of a file repeat; each is read once. */
const MOST_WORDS = 1000

/** What the words of the type column mean. */
export function typeReader(format: Format): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MOST_WORDS) known.clear()
    const plain = plainWord(text)
    const type = format.types.get(plain) ?? (format.ownWordsOnly ? null : usualType(text)) ?? plain
    known.set(text, type)
    return type
  }
}

/** By code, or by name in one of eight languages; what is neither stays as it is, for the engine to refuse. */
export function countryReader(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    if (text === '') return ''
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MOST_WORDS) known.clear()
    const country = text.length > 60 ? text.slice(0, 60) : (readCountry(text) ?? text)
    known.set(text, country)
    return country
  }
}
