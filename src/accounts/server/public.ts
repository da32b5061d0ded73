/** What other modules may use of this one. */
export { companyMembersToNotify, findUser, getCompany } from './accounts.queries.ts'
export { authenticateSeller } from './sessions.repository.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { countSignInTry, clearSignInTries, networkOf } from './sign-in-limits.ts'
export { keepAcceptance } from './acceptances.repository.ts'
export { legalVersions } from './legal-texts.ts'
