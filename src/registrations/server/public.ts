/** What other modules may use. */
export { beginTerm, rhythmsOfTerm, usualRhythm } from './begin-term.ts'
export {
  mandatesEnding,
  registrationsEnding,
  returnsDue,
  termsEnding,
  type ReturnDue,
} from './calendar.queries.ts'
export { cancelTerm, FILING_TERM_ENDED } from './end-terms.ts'
export { findTermOfWork, insertTerm, termsOfWork, type TermRow } from './filing-terms.repository.ts'
export { correctRegistration } from './correct-registration.ts'
export { keepRegistration, type Obtained } from './keep-registration.ts'
export { endByDeregistration, REGISTRATION_CLOSED } from './end-by-deregistration.ts'
export { mandatesWithFile } from './mandates/file-uses.queries.ts'
export { mandatesToSign } from './mandates/pending-matters.queries.ts'
export { MANDATE_REVOKED } from './mandates/revoke-mandate.ts'
export { keepMandate } from './mandates/keep-mandate.ts'
export { mandateInForce, standingIn } from './mandates/mandates.queries.ts'
export { canBeTakenOver } from '../takeover/may-take-over.ts'
export { beginTakeover } from './takeovers/start-takeover.ts'
export { takeoversWithFile } from './takeovers/file-uses.queries.ts'
export { PORTAL_ACTOR } from './takeovers/takeover-actor.ts'
export { areGapsKnown } from './takeovers/read-takeover.ts'
export { takeoversToAnswer } from './takeovers/takeovers.queries.ts'
export type { RegistrationRow } from './registrations.repository.ts'
export { presentTerm } from './present-term.ts'
export { findTerms, type WholeTerm } from './registrations.queries.ts'
export { runningReturnsOf, type RunningReturns } from './running-returns.queries.ts'
export { numbersOf, vatStatesOf, type ObtainedNumber } from './numbers.queries.ts'
export { datedNumbersOf, type DatedNumber } from './dated-numbers.queries.ts'
export { numbersChanged } from './numbers-changed.queries.ts'
export { numbersCalled, numbersOfAny } from './search.queries.ts'
export { renewalsDue } from './renewals/pending-matters.queries.ts'
export { endByRefund } from './renewals/end-by-refund.ts'
export { extendRenewals } from './renewals/extend.ts'
export { dropRenewals, keepRenewals, takeBackRenewals } from './renewals/order.ts'
export {
  findEndingServices,
  findServices,
  findServicesOfOrder,
  hasRenewals,
  isToRenewClosed,
  ordersRenewing,
  type Service,
} from './renewals/renewals.queries.ts'
export { lockRegistrations } from './renewals/renewals.repository.ts'
export { notePeriodFiled } from './filing-terms.repository.ts'
