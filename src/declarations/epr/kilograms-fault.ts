import type { LocalText } from '#platform/shared/local-text.ts'
import { readKilograms } from './read-kilograms.ts'

export type KilogramsFault = Extract<ReturnType<typeof readKilograms>, string>

/** What is said of them, by the server and beside the field. */
export const KILOGRAMS_FAULTS: Record<KilogramsFault, LocalText> = {
  BAD_WEIGHT: {
    en: 'Enter kilograms with at most six decimals, such as 12.5, and without a thousands separator.',
    zh: '请填写公斤数，最多六位小数，如12.5，不要使用千位分隔符。',
  },
  TOO_HEAVY: {
    en: 'This is more than 10,000 tonnes. Check that it is in kilograms.',
    zh: '超过1万吨，请核对单位是否为公斤。',
  },
}

/** What is wrong with typed kilograms; an empty field says nothing, and is not wrong. */
export function kilogramsFault(text: string): KilogramsFault | null {
  const plain = text.trim()
  const read = plain === '' ? 0 : readKilograms(plain)
  return typeof read === 'string' ? read : null
}

/** The same while somebody types: `12 k` becomes `12 kg`. */
export const faultSoFar = (text: string): KilogramsFault | null =>
  kilogramsFault(text.trim().replace(/\s*(?:k|公)$/i, ''))
