import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { AGREEMENT_VERSION, PRIVACY_VERSION } from '../agreement.ts'
import type { SignedIn } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { keepAcceptance } from './acceptances.repository.ts'
import { findSignUp, type SignUpRow } from './accounts.queries.ts'
import { insertCompany } from './companies.repository.ts'
import { endMailTokens, readMailToken, useUpMailTokens } from './mail-tokens.repository.ts'
import { requireGoodPassword } from './password-policy.ts'
import { hashPassword } from './passwords.ts'
import { insertMember, insertUser } from './people.repository.ts'
import { beginSession } from './security/begin-session.ts'
import { takeSignUps } from './sign-ups.repository.ts'

type Opening = { token: string; password: string }
type Owner = { userId: string; companyId: string }

/**
 * Opens the account that the link confirms, with the password chosen there, and signs its owner in. Only the
 * link proves who owns the address: what strangers typed for it ends at this moment.
 */
export async function verifyEmail(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
  input: Opening,
  from: { ip: string; userAgent: string },
): Promise<SignedIn> {
  const owner = await openAccount(deps, input, from)
  const session = { ...owner, method: 'link' as const }
  return deps.db.transaction((tx) => beginSession(deps, tx, session, { ...from, device: undefined }))
}

/** Before a password is asked for, whether the link is of any use. @throws accounts.link_wrong, link_used, link_expired */
export async function checkEmailLink(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  secret: string,
): Promise<Record<string, never>> {
  await readMailToken(db, { purpose: 'verify_email', secret, at: clock.now() })
  return {}
}

/** The person, their company, and them as its owner. */
export async function openAccount(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { token, password }: Opening,
  from: { ip: string },
): Promise<Owner> {
  const at = deps.clock.now()
  const link = { purpose: 'verify_email' as const, secret: token, at }
  const signUpId = await readMailToken(deps.db, link)
  const typed = await findSignUp(deps.db, signUpId)
  if (!typed) {
    // Pressed twice at once, the other one may have opened the account since: then the link says that it is used.
    await readMailToken(deps.db, link)
    throw accountsRefusals.link_expired()
  }
  await requireGoodPassword(password, { field: 'password', email: typed.email, name: typed.name })
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const ended = await takeSignUps(tx, typed.email)
    await useUpMailTokens(tx, { ...link, subjectId: signUpId })
    const others = ended.map(({ id }) => id).filter((id) => id !== signUpId)
    await endMailTokens(tx, { purpose: link.purpose, subjectIds: others, at })
    return insertAccount(tx, { ...typed, passwordHash }, { at, address: from.ip })
  })
}

/** The agreement counts as accepted here, by the owner of the address, and not by whoever typed it. */
async function insertAccount(
  tx: Transaction,
  typed: SignUpRow & { passwordHash: string },
  accepting: { at: Date; address: string },
): Promise<Owner> {
  const { email, passwordHash, name, lang } = typed
  const { at } = accepting
  const agreement = { agreementVersion: AGREEMENT_VERSION, agreementAcceptedAt: at }
  const userId = await insertUser(tx, { email, passwordHash, name, lang, ...agreement }, at)
  if (!userId) throw accountsRefusals.link_used()
  const company = { name: typed.companyName, country: typed.companyCountry, lang }
  const companyId = await insertCompany(tx, company, at)
  await insertMember(tx, { companyId, userId, role: 'owner' }, at)
  const accepted = [
    ['USER_AGREEMENT', AGREEMENT_VERSION],
    ['PRIVACY_POLICY', PRIVACY_VERSION],
  ] as const
  const owner = { userId, companyId }
  for (const [document, version] of accepted)
    await keepAcceptance(tx, { ...owner, ...accepting, occasion: 'REGISTRATION', document, version })
  const opened = { actorKind: 'seller', actorId: userId, action: 'account.open', record: userId }
  await writeAudit(tx, { ...accepting, ...opened, companyId })
  return owner
}
