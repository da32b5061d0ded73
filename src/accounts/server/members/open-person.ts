import type { Transaction } from '#platform/server/database.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { AGREEMENT_VERSION, PRIVACY_VERSION } from '../../agreement.ts'
import { accountsRefusals, badFields, fieldTexts } from '../accounts.errors.ts'
import { keepAcceptance } from '../acceptances.repository.ts'
import { requireGoodPassword } from '../password-policy.ts'
import { hashPassword } from '../passwords.ts'
import { insertUser } from '../people.repository.ts'
import type { OpenInvitation } from './open-invitation.ts'

type Typed = { name?: string | undefined; password?: string | undefined; lang?: Lang | undefined }

/**
 * A person who is new here, by the link that proves their address. The password is checked and hashed before the
 * transaction begins, which inserts them. @throws accounts.bad_input
 */
export async function openPersonByInvitation(
  { name = '', password = '', lang }: Typed,
  { email, companyId, lang: invitedIn }: OpenInvitation,
): Promise<(tx: Transaction, from: { at: Date; ip: string }) => Promise<string>> {
  if (name === '') throw badFields({ name: fieldTexts.name_missing })
  await requireGoodPassword(password, { field: 'password', email, name })
  const passwordHash = await hashPassword(password)
  return async (tx, { at, ip }) => {
    const agreement = { agreementVersion: AGREEMENT_VERSION, agreementAcceptedAt: at }
    const person = { email, name, passwordHash, lang: lang ?? invitedIn, ...agreement }
    const userId = await insertUser(tx, person, at)
    // Somebody opened an account with this address a moment ago: they sign in now.
    if (!userId) throw accountsRefusals.sign_in_failed()
    const accepted = { userId, companyId, address: ip, at, occasion: 'REGISTRATION' } as const
    await keepAcceptance(tx, { ...accepted, document: 'USER_AGREEMENT', version: AGREEMENT_VERSION })
    await keepAcceptance(tx, { ...accepted, document: 'PRIVACY_POLICY', version: PRIVACY_VERSION })
    return userId
  }
}
