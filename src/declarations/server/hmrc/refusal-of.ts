import type { Refusal } from '#platform/shared/refusal.ts'
import { hmrcRefusals } from './hmrc.errors.ts'
import type { Unanswered } from './hmrc.ts'

/**
 * What each of HMRC's codes means to the person who files. A code that is not here is a mistake of the portal's, or new:
 * it is shown as it is.
 */
const REFUSALS: Readonly<Record<string, keyof typeof hmrcRefusals>> = {
  CLIENT_OR_AGENT_NOT_AUTHORISED: 'not_authorised',
  RULE_INSOLVENT_TRADER: 'insolvent',
  DUPLICATE_SUBMISSION: 'already_filed',
  TAX_PERIOD_NOT_ENDED: 'period_not_ended',
  VRN_INVALID: 'number_invalid',
  PERIOD_KEY_INVALID: 'period_invalid',
  DATE_RANGE_TOO_LARGE: 'too_old',
  NOT_FOUND: 'nothing_there',
  INVALID_CREDENTIALS: 'not_connected',
  INVALID_REQUEST: 'figures_refused',
  VAT_TOTAL_VALUE: 'figures_refused',
  VAT_NET_VALUE: 'figures_refused',
  INVALID_NUMERIC_VALUE: 'figures_refused',
  INVALID_MONETARY_AMOUNT: 'figures_refused',
  INVALID_STRING_VALUE: 'figures_refused',
  MANDATORY_FIELD_MISSING: 'figures_refused',
  NOT_FINALISED: 'figures_refused',
  // What the portal asks itself: dates, kinds of obligations and references.
  INVALID_STATUS: 'request_refused',
  INVALID_DATE_FROM: 'request_refused',
  INVALID_DATE_TO: 'request_refused',
  INVALID_DATE_RANGE: 'request_refused',
  DATE_FROM_INVALID: 'request_refused',
  DATE_TO_INVALID: 'request_refused',
  DATE_RANGE_INVALID: 'request_refused',
  CHARGE_REFERENCE_INVALID: 'request_refused',
  MATCHING_RESOURCE_NOT_FOUND: 'request_refused',
}

export const refusalNameOf = (code: string): keyof typeof hmrcRefusals | undefined => REFUSALS[code]

/** The refusal of something that HMRC did not do. */
export function refusalOf(answer: Unanswered): Refusal {
  if (answer.fault === 'THROTTLED') return hmrcRefusals.busy()
  if (answer.fault === 'TOKEN') return hmrcRefusals.not_connected()
  if (answer.fault === 'UNCLEAR') return hmrcRefusals.unavailable()
  const { code, path } = answer
  const field = path?.replace(/^\//, '') ?? ''
  return hmrcRefusals[refusalNameOf(code) ?? 'request_refused']({ params: { code, field } })
}
