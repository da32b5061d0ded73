/** What other modules may use of this one. */
export { COMPANY_NAMES } from './company-names.queries.ts'
export { companiesWithVatNumber } from './accounts.queries.ts'
export {
  companyMembersToNotify,
  findUser,
  findUserByEmail,
  getCompany,
  membershipsOf,
} from './accounts.queries.ts'
export { BANK_CHANGED, MEMBER_CHANGED, MEMBER_JOINED, MEMBER_REMOVED, NEW_DEVICE } from './events.ts'
export { authenticateSeller, openSessionsAmong } from './sessions.repository.ts'
export { companiesCalled, companiesOfPerson, companyIdsCalled, companyNameIn } from './search.queries.ts'
export { requireGoodPassword } from './password-policy.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { knownDeviceOf, rememberDevice } from './known-device.ts'
export { networkOf } from './network.ts'
export { recordSignIn } from './record-sign-in.ts'
export { clearTries, countTry, SIGN_IN, type SignInPlace } from './sign-in-limits.ts'
export { keepAcceptance } from './acceptances.repository.ts'
export { legalVersions } from './legal-texts.ts'
export { checkBusinessNumber } from './company-facts.ts'
export { asOwner } from './members/as-owner.ts'
export { ownersOf } from './bank/bank.repository.ts'
export {
  CONFIRM_TRIES,
  confirmForFile,
  confirmedUntil,
  requireConfirmed,
  requireConfirmedAt,
} from './confirmation.ts'
export { presentSession } from './present-session.ts'
export { roleIn } from './accounts.queries.ts'
export { closeCompany, closedCompanies, countMembersOfThisAlone } from './closing.repository.ts'
export { lockCompany } from './companies.repository.ts'
export { badFields, fieldTexts } from './accounts.errors.ts'
export { accountsRefusals } from './accounts.errors.ts'
export { memberMayConfirm } from './members/members.queries.ts'
export { leaveAll } from './members/leave-all.ts'
export {
  companiesActedIn,
  companiesEverOf,
  emptyAccount,
  lockPerson,
  solelyOwned,
} from './erasure.repository.ts'
