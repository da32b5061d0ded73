import type { StandingChoice } from './silence.ts'

/** The text that is signed; another wording is another version, and asks for a new signature. */
export const CHOICE_VERSION = '2026-11'

/** What a company chose for a country, as it signed it. */
export type SignedChoice = {
  choice: Exclude<StandingChoice, 'ASK'>
  /** FILE: only where what is to pay lies between these, in minor units of the return's currency. */
  from: number | null
  to: number | null
  currency: string
}

type Figures = {
  payable: number | null
  currency: string
  isClean: boolean
  isNil: boolean
  isCorrection: boolean
}

/**
 * Whether a choice to file applies: every check passed, the amount lies inside its band, and it is an ordinary return. A
 * nil return and a correction are statements of their own.
 */
export function choiceApplies({ choice, from, to, currency }: SignedChoice, figures: Figures): boolean {
  const { payable, isClean, isNil, isCorrection } = figures
  if (choice !== 'FILE' || payable === null || !isClean || isNil || isCorrection) return false
  if (figures.currency !== currency) return false
  return (from === null || payable >= from) && (to === null || payable <= to)
}
