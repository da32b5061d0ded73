import { checkVatNumber } from '../vat-number.ts'

/** Numbers with correct check digits that end with these three digits, which tell the local registers how to answer. */
export function numberEnding(country: 'DE' | 'GB' | 'PL', ending: string, skip = 0): string {
  const digits = country === 'PL' ? 7 : 6
  let left = skip
  for (let start = 10 ** (digits - 1) + 11; start < 10 ** digits; start += 1) {
    const { valid, normalised } = checkVatNumber(`${country}${start}${ending}`)
    if (!valid) continue
    if (left === 0) return normalised
    left -= 1
  }
  throw new RangeError(`no number of ${country} ends with ${ending}`)
}
