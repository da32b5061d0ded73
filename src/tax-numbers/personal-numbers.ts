import { isDate, weightedSum } from './check-digits.ts'

/*
 * Where a sole trader's VAT number is the personal number: it contains the date of birth, with an offset on the month
 * for sex or century.
 */

const part = (digits: string, from: number, length: number): number =>
  Number(digits.slice(from, from + length))

/** Rodné číslo of Czechia and Slovakia. Nine-digit numbers were issued before 1954 and have no check digit. */
export function isBirthNumber(digits: string): boolean {
  const month = (part(digits, 2, 2) % 50) % 20
  const short = digits.length === 9
  const born = part(digits, 0, 2)
  const year = short ? (born >= 80 ? 1800 : 1900) + born : (born < 54 ? 2000 : 1900) + born
  if (short) return year < 1954 && isDate(year, month, part(digits, 4, 2))
  if (!isDate(year, month, part(digits, 4, 2))) return false
  const check = Number(digits.slice(0, 9)) % 11
  return (year < 1985 ? check % 10 : check) === part(digits, 9, 1)
}

/** ЕГН, the citizen's number. */
export function isBulgarianCitizen(digits: string): boolean {
  const moved = part(digits, 2, 2)
  const [century, month] = moved > 40 ? [2000, moved - 40] : moved > 20 ? [1800, moved - 20] : [1900, moved]
  if (!isDate(century + part(digits, 0, 2), month, part(digits, 4, 2))) return false
  return (weightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === part(digits, 9, 1)
}

/** ЛНЧ, the number of a foreigner living in Bulgaria. */
export function isForeignerInBulgaria(digits: string): boolean {
  return weightedSum(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === part(digits, 9, 1)
}

/** Personas kods: until July 2017 with the date of birth, since then 32 and random digits. */
export function isLatvianPerson(digits: string): boolean {
  const born = isDate(
    1800 + part(digits, 6, 1) * 100 + part(digits, 4, 2),
    part(digits, 2, 2),
    part(digits, 0, 2),
  )
  if (!born && !digits.startsWith('32')) return false
  const sum = 1 + weightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])
  return (sum % 11) % 10 === part(digits, 10, 1)
}

/** CNP: a VAT number only of persons who were registered under it. */
export function isRomanianPerson(digits: string): boolean {
  const century = [1900, 1900, 1900, 1800, 1800, 2000, 2000, 1900, 1900, 1900][part(digits, 0, 1)] ?? 1900
  if (!isDate(century + part(digits, 1, 2), part(digits, 3, 2), part(digits, 5, 2))) return false
  const sum = weightedSum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
  return (sum === 10 ? 1 : sum) === part(digits, 12, 1)
}
