import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { keepAcceptance } from './acceptances.repository.ts'
import { insertCompany } from './companies.repository.ts'
import { readMailToken, useUpMailTokens } from './mail-tokens.repository.ts'
import { insertMember, insertUser } from './people.repository.ts'
import { takeSignUp } from './sign-ups.repository.ts'

/** Opens the account that the link confirms: the person, their company, and them as its owner. */
export async function verifyEmail(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  input: { token: string },
): Promise<{ email: string }> {
  const at = deps.clock.now()
  const link = { purpose: 'verify_email' as const, secret: input.token, at }
  return deps.db.transaction(async (tx) => {
    const registrationId = await readMailToken(tx, link)
    await useUpMailTokens(tx, { ...link, subjectId: registrationId })
    const registration = await takeSignUp(tx, registrationId)
    if (!registration) throw accountsRefusals.link_expired()
    const { email, passwordHash, name, lang, agreementVersion, createdAt } = registration
    const { privacyVersion, address } = registration
    const person = { email, passwordHash, name, lang, agreementVersion, agreementAcceptedAt: createdAt }
    const userId = await insertUser(tx, person, at)
    if (!userId) throw accountsRefusals.link_used()
    const company = { name: registration.companyName, country: registration.companyCountry, lang }
    const companyId = await insertCompany(tx, company, at)
    await insertMember(tx, { companyId, userId, role: 'owner' }, at)
    const acceptance = { userId, companyId, occasion: 'REGISTRATION', address, at: createdAt } as const
    const accepted = [
      ['USER_AGREEMENT', agreementVersion],
      ['PRIVACY_POLICY', privacyVersion],
    ] as const
    for (const [document, version] of accepted) await keepAcceptance(tx, { ...acceptance, document, version })
    await writeAudit(tx, {
      at,
      actorKind: 'seller',
      actorId: userId,
      action: 'account.open',
      record: userId,
      companyId,
    })
    return { email }
  })
}
