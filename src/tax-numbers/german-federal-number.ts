import { fitsGermanCheckDigit } from './german-check-digit.ts'
import { checkGermanTaxNumber } from './german-tax-number.ts'
import { GERMAN_STATES, type GermanState } from './german-states.ts'

type Form = {
  /** What the 13 digits begin with before the number of the office */
  lead: string
  /** The first digits of a letter's number that electronic filing leaves away */
  drops?: number
  digits: 10 | 11
  /** What the state's numbers of offices begin with, where they share it */
  offices?: string
  /** How many digits stand between the separators of a letter */
  groups: readonly string[]
}

const TEN = { digits: 10, groups: ['2-3-5'] } as const
const ELEVEN = { digits: 11, groups: ['3-3-5'] } as const

/** Standardschema der Länder and vereinheitlichtes Bundesschema, as ELSTER's help on tax numbers sets them side by side. */
const FORMS: Record<GermanState, Form> = {
  BW: { ...TEN, lead: '28', groups: ['5-5', '2-3-5'] },
  BY: { ...ELEVEN, lead: '9' },
  BE: { ...TEN, lead: '11' },
  BB: { ...ELEVEN, lead: '3', offices: '0' },
  HB: { ...TEN, lead: '24' },
  HH: { ...TEN, lead: '22' },
  HE: { ...ELEVEN, lead: '26', offices: '0', drops: 1 },
  MV: { ...ELEVEN, lead: '4', offices: '0' },
  NI: { ...TEN, lead: '23' },
  NW: { digits: 11, lead: '5', groups: ['3-4-4'] },
  RP: { ...TEN, lead: '27', groups: ['2-3-4-1', '2-3-5'] },
  SL: { ...ELEVEN, lead: '1', offices: '0' },
  SN: { ...ELEVEN, lead: '3', offices: '2' },
  ST: { ...ELEVEN, lead: '3', offices: '1' },
  SH: { ...TEN, lead: '21' },
  TH: { ...ELEVEN, lead: '4', offices: '1' },
}

/** District, case and check digit: the same in both schemes, after a 0 that only electronic filing has. */
const AFTER_OFFICE = 8

export type FederalNumber =
  | { number: string }
  /** Numbers of these states are written so; only the letter's sender says which it is */
  | { states: readonly GermanState[] }
  | { number: null }

/**
 * The 13 digits of electronic filing (`1121081508150`) of a number as the office's letters write it (`21/815/08150`).
 * Where several states write their numbers so, the state must be given: a guess would file under somebody else's number.
 */
export function federalTaxNumber(raw: string, state?: GermanState): FederalNumber {
  const { valid, normalised: digits } = checkGermanTaxNumber(raw)
  if (!valid) return { number: null }
  if (digits.length > 11) return { number: digits }
  const possible = statesWriting(raw, digits)
  const chosen = chosenOf(possible, state)
  if (chosen === undefined) return possible.length === 0 ? { number: null } : { states: possible }
  const number = possible.includes(chosen) ? inFederalForm(digits, FORMS[chosen]) : null
  return { number: number !== null && fitsGermanCheckDigit(number) ? number : null }
}

const chosenOf = (possible: readonly GermanState[], state?: GermanState): GermanState | undefined =>
  state ?? (possible.length === 1 ? possible[0] : undefined)

/** Whether the number has the form of its state, and a digit of it is wrong all the same. */
export function hasWrongCheckDigit(raw: string, state?: GermanState): boolean {
  const { valid, normalised: digits, reason } = checkGermanTaxNumber(raw)
  if (!valid) return reason?.code === 'CHECK_DIGITS'
  if (digits.length > 11) return false
  const possible = statesWriting(raw, digits)
  const chosen = chosenOf(possible, state)
  if (chosen === undefined || !possible.includes(chosen)) return false
  return !fitsGermanCheckDigit(inFederalForm(digits, FORMS[chosen]))
}

function statesWriting(raw: string, digits: string): GermanState[] {
  const fitting = GERMAN_STATES.filter((state) => {
    const form = FORMS[state]
    return form.digits === digits.length && digits.startsWith(form.offices ?? '')
  })
  const groups = (raw.normalize('NFKC').match(/\d+/g) ?? []).map(({ length }) => length).join('-')
  const written = fitting.filter((state) => FORMS[state].groups.includes(groups))
  // Typed without separators, or with others than any office uses: the digits alone decide.
  return written.length > 0 ? written : fitting
}

function inFederalForm(digits: string, { lead, drops = 0 }: Form): string {
  return `${lead}${digits.slice(drops, -AFTER_OFFICE)}0${digits.slice(-AFTER_OFFICE)}`
}
