import type { DeclarationKind, DeclarationScheme } from './declaration.ts'
import type { StandingChoice } from './silence.ts'

/** The text that is signed; another wording is another version, and asks for a new signature. */
export const CHOICE_VERSION = '2026-11'

/** What a company chose for a country, as it signed it. */
export type SignedChoice = {
  choice: Exclude<StandingChoice, 'ASK'>
  /**
   * FILE: only where what is to pay lies between these, in minor units of the return's currency. Without `from` no credit is
   * filed: the signer named a limit of what is to pay alone.
   */
  from: number | null
  to: number | null
  currency: string
}

/** What its text speaks of: returns to the country that it was signed for, not of a one-stop shop that is identified there. */
export const isChosenFor = ({
  kind,
  scheme,
}: {
  kind: DeclarationKind
  scheme: DeclarationScheme
}): boolean => kind === 'RETURN' && scheme === 'LOCAL'

/** How long figures lie before a seller, in milliseconds, until their silence counts: the text says `shown to me`. */
const TIME_TO_LOOK = 24 * 60 * 60_000

/** Whether the seller had that time. Otherwise the return waits as if nothing had been signed. */
export const hadTimeToLook = (shownAt: Date, lastSafeAt: Date): boolean =>
  lastSafeAt.getTime() - shownAt.getTime() >= TIME_TO_LOOK

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
  return payable >= (from ?? 0) && (to === null || payable <= to)
}
