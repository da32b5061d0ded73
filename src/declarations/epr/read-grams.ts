import { readDecimal } from '#platform/shared/decimal.ts'
import { HEAVIEST } from './goods.ts'

/** Grams as milligrams; null where nothing is said. A comma before three digits could mean either, and is refused. */
export function readGrams(text: string): number | null | 'BAD_WEIGHT' | 'TOO_HEAVY' {
  const plain = text.replace(/\s*(?:g|克)$/i, '').trim()
  if (plain === '') return null
  const milligrams = readDecimal(plain, 3, { '.': 'DECIMALS' })
  if (milligrams === 'TOO_LARGE' || (typeof milligrams === 'number' && milligrams > HEAVIEST))
    return 'TOO_HEAVY'
  return typeof milligrams === 'string' || milligrams < 0 ? 'BAD_WEIGHT' : milligrams
}

export type GramsFault = Extract<ReturnType<typeof readGrams>, string>

/** What is wrong with typed grams; an empty field says nothing, and is not wrong. */
export function gramsFault(text: string): GramsFault | null {
  const read = readGrams(text.trim())
  return typeof read === 'string' ? read : null
}
