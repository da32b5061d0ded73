/** The registers that can be asked: VIES of the European Commission, and HMRC of the United Kingdom. */
export type RegisterName = 'vies' | 'hmrc'

/** `unavailable` is silence, never a result. */
export type CheckOutcome = 'valid' | 'invalid' | 'unavailable'

/**
 * When a retry makes sense: after a short pause, later in a job, or never, because the request was wrong or is not
 * allowed.
 */
export type Retry = 'soon' | 'later' | 'never'

export type Published = { name: string | null; address: string | null }

export const NOTHING_PUBLISHED: Published = { name: null, address: null }

/** What a register publishes as one line; `---` and nothing mean that it publishes none. */
export function publishedLine(text: string | null | undefined): string | null {
  const line = (text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 500)
  return /[\p{L}\p{N}]/u.test(line) ? line : null
}

type RegisterResult = {
  outcome: 'valid' | 'invalid'
  consultationNumber: string | null
  requester: string | null
  /** As the register publishes them; many states publish neither. */
  published: Published
}
export type Silence = { outcome: 'unavailable'; fault: string; again: Retry }
export type RegisterAnswer = RegisterResult | Silence

/** A register of VAT numbers. `ask` never throws: every failure is silence with its fault. */
export type VatRegister = {
  name: RegisterName
  knows(vatNumber: string): boolean
  /** @param vatNumber normalised, with its country letters */
  ask(vatNumber: string): Promise<RegisterAnswer>
}

export const silence = (fault: string, again: Retry): Silence => ({
  outcome: 'unavailable',
  fault,
  again,
})

/** What both registers need. */
export type RegisterSettings = {
  /** read for each request: tests and demos listen on any free port */
  url(): string
  timeoutMs: number
  /** the agency's own VAT number, in whose name the register is asked */
  requester: string | undefined
}
