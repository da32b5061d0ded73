type Rule = (digits: readonly number[]) => number

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  sum(weights.map((weight, index) => weight * (digits[index] ?? 0)))

/** 11er-Verfahren: what is missing to the next multiple of eleven. */
const elevens =
  (weights: readonly number[]): Rule =>
  (digits) =>
    11 - (weighed(digits, weights) % 11)

/** North Rhine-Westphalia takes the remainder itself. */
const remainder =
  (weights: readonly number[]): Rule =>
  (digits) =>
    weighed(digits, weights) % 11

const ADDED = [0, 0, 9, 8, 0, 7, 6, 5, 4, 3, 2, 1]
const TIMES = [0, 0, 512, 256, 0, 128, 64, 32, 16, 8, 4, 2]

/** 2er-Verfahren: each digit plus a summand, without tens, times a power of two, summed up to one digit. */
const twos: Rule = (digits) => {
  const all = TIMES.map((times, index) => {
    const product = (((digits[index] ?? 0) + (ADDED[index] ?? 0)) % 10) * times
    return product === 0 ? 0 : ((product - 1) % 9) + 1
  })
  return (10 - (sum(all) % 10)) % 10
}

const HALVES = [0, 0, 1, 2, 0, 1, 2, 1, 2, 1, 2, 1]

/** Rhineland-Palatinate: weights of one and two; of a product with two digits their sum counts. */
const tens: Rule = (digits) => {
  const all = HALVES.map((weight, index) => {
    const product = weight * (digits[index] ?? 0)
    return product > 9 ? product - 9 : product
  })
  return (10 - (sum(all) % 10)) % 10
}

const ONE_DIGIT_STATE = elevens([0, 5, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2])
const TWO_DIGIT_STATE = elevens([0, 0, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2])

/**
 * "Prüfung der Steuer- und Steueridentifikationsnummer" (Bayerisches Landesamt für Steuern), by the digits of the state.
 * Only rules that the example of the state in ELSTER's help confirms. Left out: Berlin (11), which has two rules by
 * office and district, and Saxony (32), whose published example its rule does not fit.
 */
const RULES: readonly (readonly [lead: string, Rule])[] = [
  ['28', twos],
  ['9', ONE_DIGIT_STATE],
  ['30', ONE_DIGIT_STATE],
  ['24', TWO_DIGIT_STATE],
  ['22', TWO_DIGIT_STATE],
  ['26', twos],
  ['40', ONE_DIGIT_STATE],
  ['23', elevens([0, 0, 2, 9, 0, 8, 7, 6, 5, 4, 3, 2])],
  ['5', remainder([0, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1])],
  ['27', tens],
  ['10', TWO_DIGIT_STATE],
  ['31', ONE_DIGIT_STATE],
  ['21', twos],
  ['41', ONE_DIGIT_STATE],
]

/**
 * Whether the last of the 13 digits of electronic filing follows from the others. True where the rule of the state is
 * not known, and where it comes to two digits: no source says what the last digit is then.
 */
export function fitsGermanCheckDigit(federal: string): boolean {
  const rule = RULES.find(([lead]) => federal.startsWith(lead))?.[1]
  const check = rule?.(Array.from(federal.slice(0, 12), Number))
  return check === undefined || check > 9 || check === Number(federal.charAt(12))
}
