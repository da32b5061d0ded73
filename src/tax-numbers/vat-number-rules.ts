import { fitsLuhn, fitsMod11And10, weightedSum } from './check-digits.ts'
import { isRomanianPerson } from './personal-numbers.ts'
import {
  fitsAustria,
  fitsBritain,
  fitsBulgaria,
  fitsCyprus,
  fitsCzechia,
  fitsFrance,
  fitsIreland,
  fitsItaly,
  fitsLatvia,
  fitsLithuania,
  fitsNetherlands,
  fitsSlovakia,
  fitsSpain,
} from './vat-number-checks.ts'

/**
 * The form of one country's VAT numbers. Forms: European Commission, VIES FAQ question 11 (EU and XI), HMRC notice 700
 * (GB), UIDG art. 3 and MWSTG (CH), bokføringsforskriften § 5-1-2 (NO); check digits as the authorities publish them or
 * as the VIES algorithms of BZSt and the Commission describe them.
 */
export type VatNumberRule = {
  /** ISO code; XI for Northern Ireland */
  country: string
  /** the letters before the number: EL for Greece, CHE for Switzerland */
  prefix: string
  /** what may follow the prefix */
  form: RegExp
  /** how many characters may follow the prefix */
  lengths: readonly number[]
  fits: (number: string) => boolean
  /** an example with correct form and check digits; not known to be issued to anybody */
  example: string
  /** Adds what people leave out, such as a leading zero. */
  complete?: (number: string) => string
}

const rule = (
  prefix: string,
  form: RegExp,
  lengths: readonly number[],
  fits: VatNumberRule['fits'],
  example: string,
  more: Partial<VatNumberRule> = {},
): VatNumberRule => ({ country: prefix, prefix, form, lengths, fits, example, ...more })

const last = (number: string): number => Number(number.slice(-1))
const divides = (weights: readonly number[], by: number) => (number: string) =>
  weightedSum(number, weights) % by === 0
const padded = (length: number) => (number: string) =>
  /^\d+$/.test(number) && number.length === length - 1 ? `0${number}` : number

const BRITISH_FORM = /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3}|(?:GD|HA)8888\d{5})$/

export const VAT_NUMBER_RULES: readonly VatNumberRule[] = [
  rule('AT', /^U\d{8}$/, [9], fitsAustria, 'ATU00908642'),
  // Numbers from before 2005 had nine digits; those that begin with 1 have been issued since 2023.
  rule(
    'BE',
    /^[01]\d{9}$/,
    [10],
    (n) => 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8)),
    'BE0976713784',
    {
      complete: padded(10),
    },
  ),
  rule('BG', /^\d{9,10}$/, [9, 10], fitsBulgaria, 'BG136172138'),
  rule('CY', /^(?!12)\d{8}[A-Z]$/, [9], fitsCyprus, 'CY54733412Y'),
  rule('CZ', /^(?:[0-8]\d{7}|\d{9,10})$/, [8, 9, 10], fitsCzechia, 'CZ11940557'),
  rule('DE', /^[1-9]\d{8}$/, [9], fitsMod11And10, 'DE818964421'),
  rule('DK', /^[1-9]\d{7}$/, [8], divides([2, 7, 6, 5, 4, 3, 2, 1], 11), 'DK67725867'),
  rule('EE', /^\d{9}$/, [9], divides([3, 7, 1, 3, 7, 1, 3, 7, 1], 10), 'EE101394411'),
  rule(
    'EL',
    /^\d{9}$/,
    [9],
    (n) => (weightedSum(n, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(n),
    'EL308709906',
    { country: 'GR', complete: padded(9) },
  ),
  rule(
    'ES',
    /^(?:\d{8}[A-Z]|[KLMXYZ]\d{7}[A-Z]|[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J])$/,
    [9],
    fitsSpain,
    'ESA05603535',
  ),
  rule('FI', /^\d{8}$/, [8], divides([7, 9, 10, 5, 8, 4, 2, 1], 11), 'FI58156083'),
  rule('FR', /^[0-9A-HJ-NP-Z]{2}\d{9}$/, [11], fitsFrance, 'FR80500764592'),
  rule('HR', /^\d{11}$/, [11], fitsMod11And10, 'HR99990372875'),
  rule('HU', /^\d{8}$/, [8], divides([9, 7, 3, 1, 9, 7, 3, 1], 10), 'HU91851389', {
    // The domestic number goes on with a code of the VAT status and one of the county (Art. 2017. évi CL. tv.).
    complete: (n) => (/^\d{8}[1-5]\d{2}$/.test(n) ? n.slice(0, 8) : n),
  }),
  rule('IE', /^(?:\d{7}[A-W]{1,2}|\d[A-Z+*]\d{5}[A-W])$/, [8, 9], fitsIreland, 'IE9666872G'),
  rule('IT', /^\d{11}$/, [11], fitsItaly, 'IT13586340070'),
  rule('LT', /^(?:\d{7}1\d|\d{10}1\d)$/, [9, 12], fitsLithuania, 'LT224253213'),
  rule('LU', /^\d{8}$/, [8], (n) => Number(n.slice(0, 6)) % 89 === Number(n.slice(6)), 'LU56457952'),
  rule('LV', /^\d{11}$/, [11], fitsLatvia, 'LV44354780918'),
  rule('MT', /^[1-9]\d{7}$/, [8], divides([3, 4, 6, 7, 8, 9, 10, 1], 37), 'MT38432629'),
  rule('NL', /^\d{9}B(?!00)\d{2}$/, [12], fitsNetherlands, 'NL378818296B90', {
    complete: (n) => (/^\d{6,8}B\d{2}$/.test(n) ? n.padStart(12, '0') : n),
  }),
  rule(
    'PL',
    /^\d{10}$/,
    [10],
    (n) => weightedSum(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(n),
    'PL3013702651',
  ),
  rule(
    'PT',
    /^[1-9]\d{8}$/,
    [9],
    (n) => ((11 - (weightedSum(n, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === last(n),
    'PT562339191',
  ),
  rule(
    'RO',
    /^[1-9](?:\d{1,9}|\d{12})$/,
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 13],
    (n) =>
      n.length === 13
        ? isRomanianPerson(n)
        : ((10 * weightedSum(n.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === last(n),
    'RO13819741',
  ),
  rule('SE', /^\d{10}01$/, [12], (n) => fitsLuhn(n.slice(0, 10)), 'SE509061247301'),
  rule(
    'SI',
    /^[1-9]\d{7}$/,
    [8],
    (n) => {
      const check = 11 - (weightedSum(n, [8, 7, 6, 5, 4, 3, 2]) % 11)
      return check !== 11 && check % 10 === last(n)
    },
    'SI74344447',
  ),
  rule('SK', /^\d{10}$/, [10], fitsSlovakia, 'SK9621258526'),
  rule('XI', BRITISH_FORM, [5, 9, 11, 12], fitsBritain, 'XI306815075627'),
  rule('GB', BRITISH_FORM, [5, 9, 11, 12], fitsBritain, 'GB984926307'),
  rule(
    'CHE',
    /^\d{9}(?:MWST|TVA|IVA|TPV)$/,
    [12, 13],
    (n) => (11 - (weightedSum(n, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(n.charAt(8)),
    'CHE863272896MWST',
    { country: 'CH' },
  ),
  rule('NO', /^\d{9}MVA$/, [12], divides([3, 2, 7, 6, 5, 4, 3, 2, 1], 11), 'NO166961076MVA'),
]
