import type { ServerDeps } from '#platform/server/server-deps.ts'
import { totpStep } from '#platform/server/totp.ts'
import { readRecoveryCode } from './recovery-code.ts'
import { findAuthenticator } from './security.queries.ts'
import { useAuthenticatorStep, useRecoveryCode } from './security.repository.ts'
import { authenticatorContext, noteSecurityChange } from './two-factor.ts'

/** What the second step of a sign-in came to; `none`: the password is enough. */
export type SecondFactor = 'none' | 'code' | 'recovery' | 'missing' | 'wrong'

/**
 * Checks what was given beside a right password: a code of the app, or a recovery code. Either is used up here, so that
 * nobody who looked over a shoulder uses it again.
 */
export async function checkSecondFactor(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'box' | 'jobs'>,
  userId: string,
  { otp, ip }: { otp: string | undefined; ip: string },
): Promise<SecondFactor> {
  const authenticator = await findAuthenticator(deps.db, userId)
  if (!authenticator?.enabledAt) return 'none'
  if (!otp) return 'missing'
  const at = deps.clock.now()
  const secret = deps.box.open(authenticator.secretSealed, authenticatorContext(userId))
  const step = totpStep(secret, otp, at)
  if (step !== undefined) return (await useAuthenticatorStep(deps.db, userId, step)) ? 'code' : 'wrong'
  const code = readRecoveryCode(otp)
  if (code === undefined) return 'wrong'
  return deps.db.transaction(async (tx) => {
    if (!(await useRecoveryCode(tx, userId, { code, at }))) return 'wrong'
    await noteSecurityChange(deps, tx, { userId }, { ip, change: 'codeUsed' })
    return 'recovery'
  })
}
