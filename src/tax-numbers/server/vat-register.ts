/** The registers that can be asked: VIES of the European Commission, and HMRC of the United Kingdom. */
export type RegisterName = 'vies' | 'hmrc'

/** `unavailable` is silence and never a verdict. */
export type CheckOutcome = 'valid' | 'invalid' | 'unavailable'

/**
 * When it is worth asking again: at once after a pause, later by a job, or never, because asking was wrong or is not
 * allowed.
 */
export type AskAgain = 'soon' | 'later' | 'never'

type RegisterResult = {
  outcome: 'valid' | 'invalid'
  consultationNumber: string | null
  requester: string | null
}
export type Silence = { outcome: 'unavailable'; fault: string; again: AskAgain }
export type RegisterAnswer = RegisterResult | Silence

/** A register of VAT numbers. `ask` never throws: whatever goes wrong is silence with its fault. */
export type VatRegister = {
  name: RegisterName
  knows(vatNumber: string): boolean
  /** @param vatNumber normalised, with its country letters */
  ask(vatNumber: string): Promise<RegisterAnswer>
}

export const silence = (fault: string, again: AskAgain): Silence => ({
  outcome: 'unavailable',
  fault,
  again,
})

/** What both registers need to be asked. */
export type RegisterSettings = {
  /** read at each question: tests and demos listen on any free port */
  url(): string
  timeoutMs: number
  /** the agency's own VAT number, in whose name is asked */
  requester: string | undefined
}
