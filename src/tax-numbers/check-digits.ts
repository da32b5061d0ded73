/* The arithmetic of check digits. All functions take strings of digits; the caller has checked the form. */

export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0)
}

/** Every second digit from the right is doubled (ISO/IEC 7812): true if the last digit matches. */
export function fitsLuhn(digits: string): boolean {
  let sum = 0
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - fromRight))
    sum += fromRight % 2 === 0 ? digit : ((digit * 2) % 10) + Math.floor(digit / 5)
  }
  return sum % 10 === 0
}

/** ISO 7064 mod 11,10. */
export function fitsMod11And10(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10
    product = ((sum === 0 ? 10 : sum) * 2) % 11
  }
  return (product + Number(digits.slice(-1))) % 10 === 1
}

/** The remainder of a number of any length, with letters for 10 to 35, divided by 97 (ISO 7064 mod 97,10). */
export function remainderOf97(code: string): number {
  let remainder = 0
  for (const character of code) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

export function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0
}
