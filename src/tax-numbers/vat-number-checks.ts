import { fitsLuhn, remainderOf97, weightedSum } from './check-digits.ts'
import {
  isBirthNumber,
  isBulgarianCitizen,
  isForeignerInBulgaria,
  isLatvianPerson,
} from './personal-numbers.ts'

/*
 * Check digits that take more than one line. Each function takes the number without its country letters, in a form that
 * `vat-number-rules.ts` has accepted.
 */

const digit = (number: string, index: number): number => Number(number.charAt(index))

/** Every second digit is doubled, then four added. */
export function fitsAustria(number: string): boolean {
  const sum = Array.from(number.slice(1, 8)).reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(value / 10) + (value % 10)
  }, 4)
  return (10 - (sum % 10)) % 10 === digit(number, 8)
}

/**
 * Nine digits are companies; ten are citizens, foreigners or others. stdnum 1.12.0 rejects companies that do not begin
 * with 0–3 or 9.
 */
export function fitsBulgaria(number: string): boolean {
  if (number.length === 10) {
    const other = (11 - (weightedSum(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
    return isBulgarianCitizen(number) || isForeignerInBulgaria(number) || other === digit(number, 9)
  }
  const first = weightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const check = first < 10 ? first : weightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11
  return check % 10 === digit(number, 8)
}

const CYPRUS_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

export function fitsCyprus(number: string): boolean {
  const sum = Array.from(number.slice(0, 8)).reduce(
    (total, character, index) =>
      total + (index % 2 === 0 ? (CYPRUS_ODD[Number(character)] ?? 0) : Number(character)),
    0,
  )
  return String.fromCharCode(65 + (sum % 26)) === number.charAt(8)
}

/** Companies have 8 digits, persons their birth number, some persons nine digits that begin with 6. */
export function fitsCzechia(number: string): boolean {
  if (number.length === 8) {
    const rest = weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11
    return (11 - rest) % 10 === digit(number, 7)
  }
  if (number.length === 9 && number.startsWith('6')) {
    const rest = weightedSum(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11
    return (18 - ((21 - rest) % 11)) % 10 === digit(number, 8)
  }
  return isBirthNumber(number)
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const NIE_DIGITS: Readonly<Record<string, string>> = { X: '0', Y: '1', Z: '2', K: '', L: '', M: '' }

/**
 * Residents (DNI), foreigners (NIE), minors and Spaniards abroad (K, L, M), and legal persons, whose last character is
 * a digit or a letter: sources differ on which kind has which, so both are accepted.
 */
export function fitsSpain(number: string): boolean {
  const first = number.charAt(0)
  const last = number.charAt(8)
  const person = /\d/.test(first) ? first : NIE_DIGITS[first]
  if (person !== undefined) return DNI_LETTERS.charAt(Number(person + number.slice(1, 8)) % 23) === last
  const check = Array.from({ length: 10 }, (_, candidate) => candidate).findIndex((candidate) =>
    fitsLuhn(`${number.slice(1, 8)}${candidate}`),
  )
  return last === String(check) || last === 'JABCDEFGHI'.charAt(check)
}

const FRENCH_ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The key is computed from the SIREN, which has a check digit of its own except in Monaco. jsvat-next 3.0.4 accepts any
 * key with letters.
 */
export function fitsFrance(number: string): boolean {
  const siren = number.slice(2)
  if (!siren.startsWith('000') && !fitsLuhn(siren)) return false
  const first = FRENCH_ALPHABET.indexOf(number.charAt(0))
  const second = FRENCH_ALPHABET.indexOf(number.charAt(1))
  if (first < 10 && second < 10) return Number(`${siren}12`) % 97 === first * 10 + second
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11
}

/**
 * Three more digits are a branch. Remainders of 42 and 55 belong to the numbers issued since 2009, which begin with 100
 * or more.
 */
export function fitsBritain(number: string): boolean {
  const office = /^(GD|HA)(?:8888)?(\d{3})(\d{2})?$/.exec(number)
  if (office) {
    const [, kind, unit = '', check] = office
    const inRange = kind === 'GD' ? Number(unit) < 500 : Number(unit) >= 500
    return inRange && (check === undefined || Number(unit) % 97 === Number(check))
  }
  if (number.startsWith('000000000')) return false
  const rest = (weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9))) % 97
  return rest === 0 || (Number(number.slice(0, 3)) >= 100 && (rest === 42 || rest === 55))
}

const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'

/**
 * Since 2013 a second letter may follow, with a weight of nine; before 1992 the second character could be a letter or
 * sign.
 */
export function fitsIreland(number: string): boolean {
  const old = !/^\d{7}/.test(number)
  const digits = old ? `0${number.slice(2, 7)}${number.charAt(0)}` : number.slice(0, 7)
  const more = old ? 0 : 9 * Math.max(0, IRISH_LETTERS.indexOf(number.charAt(8) || 'W'))
  return IRISH_LETTERS.charAt((weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + more) % 23) === number.charAt(7)
}

/** Seven digits for the company, three for the tax office, one check digit. */
export function fitsItaly(number: string): boolean {
  const office = Number(number.slice(7, 10))
  const known = (office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office)
  return known && !number.startsWith('0000000') && fitsLuhn(number)
}

/** Nine digits are companies, twelve are persons and temporary registrations; the last but one is always 1. */
export function fitsLithuania(number: string): boolean {
  const last = number.length - 1
  const weigh = (start: number): number =>
    weightedSum(
      number,
      Array.from({ length: last }, (_, index) => ((index + start) % 9) + 1),
    ) % 11
  const first = weigh(0)
  return (first < 10 ? first : weigh(2)) % 10 === digit(number, last)
}

export function fitsLatvia(number: string): boolean {
  if (number.charAt(0) <= '3') return isLatvianPerson(number)
  return weightedSum(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
}

/** Companies by the elevens test of their RSIN; sole traders, since 2020, by two random digits and the test mod 97. */
export function fitsNetherlands(number: string): boolean {
  const rsin = weightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2, -1])
  return rsin % 11 === 0 || remainderOf97(`NL${number}`) === 1
}

/**
 * Divisible by eleven, the third digit 2–4 or 7–9; or a birth number of ten digits. jsvat-next 3.0.4 and stdnum 1.12.0
 * know only one of the two each.
 */
export function fitsSlovakia(number: string): boolean {
  return (/^[1-9]\d[2-47-9]/.test(number) && Number(number) % 11 === 0) || isBirthNumber(number)
}
