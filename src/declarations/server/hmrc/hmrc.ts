import type { Day } from '#platform/shared/calendar.ts'

/**
 * Why a question to HMRC has no answer. REFUSED: HMRC says why, by its code. THROTTLED: nothing was looked at. TOKEN:
 * the access token does not count any more. UNCLEAR: nobody knows what HMRC did.
 */
export type Unanswered =
  | { fault: 'REFUSED'; code: string; path: string | null }
  | { fault: 'THROTTLED' }
  | { fault: 'TOKEN' }
  | { fault: 'UNCLEAR' }

export type Tokens = { accessToken: string; refreshToken: string; lastsSeconds: number }

/** A period for which HMRC expects a return, or has one. */
export type Obligation = {
  periodKey: string
  from: Day
  to: Day
  due: Day
  fulfilled: boolean
  receivedOn: Day | null
}

/** What HMRC answers when it has taken a return. */
export type Receipt = {
  /** `Receipt-ID` */
  id: string | null
  /** `Receipt-Timestamp` */
  at: Date | null
  correlationId: string | null
  formBundleNumber: string
  chargeReference: string | null
  paymentIndicator: 'DD' | 'BANK' | null
}

/** The figures of a return that HMRC has, in pence by HMRC's names. */
export type ViewedReturn = { periodKey: string; pence: Readonly<Record<string, number>> }

/** What is owed for a period. Amounts in pence. */
export type Liability = {
  type: string
  period: { from: Day; to: Day } | null
  original: number
  outstanding: number | null
  due: Day | null
}

/** What HMRC has credited. The amount in pence. */
export type Payment = { amount: number; receivedOn: Day | null }

export type Asked = {
  accessToken: string
  /** Fraud prevention headers */
  headers: Readonly<Record<string, string>>
  /** Nine digits */
  vrn: string
}

/** HMRC's VAT (MTD) API, version 1.0. Nothing here throws for what HMRC does. */
export type Hmrc = {
  /** Where a member of the agency signs in with its agent services account. */
  consentUrl(state: string): string
  exchange(code: string): Promise<Tokens | Unanswered>
  /** A refresh token counts once: the new one must be kept. */
  refresh(refreshToken: string): Promise<Tokens | Unanswered>
  openObligations(asked: Asked): Promise<Obligation[] | Unanswered>
  obligations(asked: Asked, between: { from: Day; to: Day }): Promise<Obligation[] | Unanswered>
  /** Sends a return, once. After UNCLEAR HMRC may have it. */
  submit(asked: Asked, body: string): Promise<Receipt | Unanswered>
  /** null: HMRC has none for that period. */
  viewReturn(asked: Asked, periodKey: string): Promise<ViewedReturn | null | Unanswered>
  liabilities(asked: Asked, between: { from: Day; to: Day }): Promise<Liability[] | Unanswered>
  payments(asked: Asked, between: { from: Day; to: Day }): Promise<Payment[] | Unanswered>
}

export const isUnanswered = <T>(answer: T | Unanswered): answer is Unanswered =>
  typeof answer === 'object' && answer !== null && 'fault' in answer
