import { isValidBIC, isValidIBAN } from 'ibantools'
import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovenia,
  spain,
  sweden,
  switzerland,
} from 'jsvat-next'
import { EU_STATES } from './countries.ts'

/*
 * All of these take what `compactCode` made: capitals, no separators. They judge form and check digits, not existence.
 */

/** The countries that jsvat-next 3.0.4 judges rightly; those that it does not follow below. */
const VAT_COUNTRIES = [
  austria,
  belgium,
  bulgaria,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovenia,
  spain,
  sweden,
  switzerland,
]

const VAT_OF_OUR_OWN: Record<string, (number: string) => boolean> = {
  EE: isEstonian,
  GB: isBritish,
  NO: isNorwegian,
  SK: isSlovak,
  // Northern Ireland numbers are British ones with another prefix.
  XI: isBritish,
}

/** @param countries ISO codes to accept; all of EU, GB, XI, CH and NO when left out. */
export function isVatNumber(number: string, countries?: readonly string[]): boolean {
  if (number.length > 20) return false
  const prefix = number.slice(0, 2)
  if (countries && !countries.includes(prefix === 'EL' ? 'GR' : prefix)) return false
  const own = Object.hasOwn(VAT_OF_OUR_OWN, prefix) ? VAT_OF_OUR_OWN[prefix] : undefined
  return own ? own(number.slice(2)) : checkVAT(number, VAT_COUNTRIES).isValid
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0)
}

/** Three more digits name a branch; GD and HA are public bodies. Remainders other than 0 came with the 9755 numbers. */
function isBritish(number: string): boolean {
  if (/^(GD[0-4]\d{2}|HA[5-9]\d{2})$/.test(number)) return true
  if (!/^\d{9}(\d{3})?$/.test(number) || number.startsWith('000000000')) return false
  const sum = weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9))
  return [0, 42, 55].includes(sum % 97)
}

function isEstonian(number: string): boolean {
  return /^\d{9}$/.test(number) && weightedSum(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0
}

function isNorwegian(number: string): boolean {
  return /^\d{9}(MVA)?$/.test(number) && weightedSum(number, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
}

function isSlovak(number: string): boolean {
  return /^[1-9]\d{9}$/.test(number) && Number(number) % 11 === 0
}

export function isIban(number: string): boolean {
  return isValidIBAN(number)
}

export function isBic(code: string): boolean {
  return isValidBIC(code)
}

/** Form only: whether it is registered is known to the customs authorities alone. */
export function isEori(number: string): boolean {
  const country = number.slice(0, 2)
  if (country === 'GB' || country === 'XI') return /^..\d{12}$/.test(number)
  return EU_STATES.includes(country) && /^..[A-Z0-9]{1,15}$/.test(number)
}

const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** GB 32100-2015. Our own because stdnum 1.12.0 refuses the codes whose check character is 0. */
export function isUscc(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return false
  const sum = USCC_WEIGHTS.reduce(
    (total, weight, index) => total + weight * USCC_ALPHABET.indexOf(code.charAt(index)),
    0,
  )
  return USCC_ALPHABET.charAt((31 - (sum % 31)) % 31) === code.charAt(17)
}

/** The first digits of the 13-digit form, by federal state; the fifth digit is always 0. */
const FEDERAL_PREFIX = /^(28|9|11|30|24|22|26|40|23|5|27|10|32|31|21|41)/

/** 10 or 11 digits as on a letter (`21/815/08150`), or 13 as in electronic filing. */
export function isGermanTaxNumber(number: string): boolean {
  if (!/^[\d/.\- ]+$/.test(number)) return false
  const digits = number.replace(/\D/g, '')
  if (digits.length === 13) return FEDERAL_PREFIX.test(digits) && digits.charAt(4) === '0'
  return digits.length === 10 || digits.length === 11
}
