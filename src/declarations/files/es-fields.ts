import type { NationalReturn } from '../boxes/prepared-return.ts'
import type { FilingFacts } from './declaration-file.ts'

/** What a field of the record takes its value from. */
export type Source = { prepared: NationalReturn; facts: FilingFacts; of(box: string): number }

/** A field of a record of fixed width. */
export type Field = {
  width: number
  text(source: Source): string
  /** The box of an amount that the form does not take below zero */
  unsigned?: string
}

/** Letters and digits, to the left, filled with blanks. */
export const text = (width: number, value: string | ((source: Source) => string) = ''): Field => ({
  width,
  text: (source) => (typeof value === 'string' ? value : value(source)).padEnd(width).slice(0, width),
})
export const constant = (value: string): Field => text(value.length, value)

const AMOUNT = 17
/** Boxes that may be below zero; all others may not: what was too much goes into 14 and 15. */
const SIGNED = new Set(
  '14 15 27 40 41 42 43 44 45 46 59 60 120 122 123 124 62 63 74 75 76 68 108 69 70 109 112 71'.split(' '),
)
/** An amount in cents with zeros before it; below zero an N in the first place. */
export const amount = (box: string): Field => ({
  width: AMOUNT,
  text: ({ of }) => centsOf(of(box)),
  ...(SIGNED.has(box) ? {} : { unsigned: box }),
})
export const nothing: Field = { width: AMOUNT, text: () => centsOf(0) }

function centsOf(units: number): string {
  const digits = String(Math.abs(units))
  return units < 0 ? `N${digits.padStart(AMOUNT - 1, '0')}` : digits.padStart(AMOUNT, '0')
}

/** Base, rate in hundredths of a percent, tax. */
export const rated = (base: string, rate: string, tax: string): Field[] => [
  amount(base),
  constant(rate),
  amount(tax),
]
/** A rate that ended: it is named where something is still declared at it. */
export const ratedEarlier = (base: string, rate: string, tax: string): Field[] => [
  amount(base),
  text(rate.length, ({ of }) => (of(base) === 0 && of(tax) === 0 ? '00000' : rate)),
  amount(tax),
]
/** A rate that the taxpayer's kind of business does not have. */
export const unused = (rate: string): Field[] => [nothing, constant(rate), nothing]

/** Letters of other alphabets of the Union that are not one with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'L',
  ø: 'O',
  đ: 'D',
  ð: 'D',
  þ: 'TH',
  æ: 'AE',
  œ: 'OE',
  ı: 'I',
  ħ: 'H',
  ŧ: 'T',
}

/** Capital letters without accents, as the authority's records are written; what has none becomes a blank. */
export const plainCapitals = (name: string): string =>
  name
    .replaceAll(/[ñÑ]/g, '\u0001')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('\u0001', 'Ñ')
    .replaceAll(/[łøđðþæœıħŧ]/gi, (letter) => LETTERS[letter.toLowerCase()] ?? letter)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9Ñ .,&'/-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
