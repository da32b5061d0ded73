import type { AskFault, Unanswered } from './ask-fault.ts'
import type { AmazonReports } from './reports.ts'

export type { AskFault, Unanswered }

export type Tokens = { accessToken: string; refreshToken: string }

/** A marketplace in which the seller may sell. */
export type Participation = { country: string; storeName: string; active: boolean; suspended: boolean }

/** What Amazon knows about the business behind an account. */
export type AccountFacts = {
  name: string
  nameOriginal: string | null
  address: string[]
  country: string | null
  registrationNumber: string | null
  taxNumber: string | null
}

/**
 * Amazon's Selling Partner API, as far as the portal uses it. Nothing here throws for what Amazon does: whatever is no
 * answer comes back as `Unanswered`.
 */
export type Amazon = {
  /** Where the seller consents; Amazon sends the browser back with the state. */
  consentUrl(state: string): string
  /** Exchanges the code that Amazon gave to the browser. `WITHDRAWN`: the code is used, expired or of nobody. */
  exchange(code: string): Promise<Tokens | Unanswered>
  /** An access token, and the refresh token to use from now on. */
  refresh(refreshToken: string): Promise<Tokens | Unanswered>
  participations(accessToken: string): Promise<Participation[] | Unanswered>
  account(accessToken: string): Promise<AccountFacts | Unanswered>
  reports: AmazonReports
}

export const isUnanswered = (answer: object): answer is Unanswered => 'fault' in answer
