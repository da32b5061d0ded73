import { readDecimal } from '#platform/shared/decimal.ts'
import { HEAVIEST_LINE } from './entry.ts'

/** Kilograms as milligrams; a comma before three digits could mean either, and is refused. */
export function readKilograms(text: string): number | 'BAD_WEIGHT' | 'TOO_HEAVY' {
  const milligrams = readDecimal(text.replace(/\s*(?:kg|公斤)$/i, '').trim(), 6, { '.': 'DECIMALS' })
  if (milligrams === 'TOO_LARGE' || (typeof milligrams === 'number' && milligrams > HEAVIEST_LINE))
    return 'TOO_HEAVY'
  return typeof milligrams === 'string' || milligrams < 0 ? 'BAD_WEIGHT' : milligrams
}
