import type { ServerDeps } from '#platform/server/server-deps.ts'
import { isCountryCode } from '#platform/shared/countries.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { AGREEMENT_VERSION, PRIVACY_VERSION } from '../agreement.ts'
import type { register as registerCall } from '../contract.ts'
import { accountsRefusals, badFields, fieldTexts } from './accounts.errors.ts'
import { requestMail } from './mail-jobs.ts'
import { insertSignUp } from './sign-ups.repository.ts'
import { countTry, REGISTER } from './sign-in-limits.ts'

/**
 * Stores what was typed and requests a mail. A known address is handled the same way with the same work, so
 * that neither the answer nor its duration reveals it; only the mail does.
 */
export async function register(
  deps: ServerDeps,
  input: InputOf<typeof registerCall>,
  from: { ip: string },
): Promise<Record<string, never>> {
  const { email, ...rest } = input
  if (rest.agreementVersion !== AGREEMENT_VERSION) throw accountsRefusals.agreement_outdated()
  if (!isCountryCode(rest.companyCountry)) throw badFields({ companyCountry: fieldTexts.country_unknown })
  await countTry(deps.limits, REGISTER, { kind: 'seller', email, ip: from.ip })
  const about = { privacyVersion: PRIVACY_VERSION, address: from.ip, createdAt: deps.clock.now() }
  const registration = { id: newId('reg'), email, ...rest, ...about }
  await deps.db.transaction(async (tx) => {
    await insertSignUp(tx, registration)
    await requestMail(deps, tx, 'registration', registration.id)
  })
  return {}
}
