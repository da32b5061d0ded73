import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SignInMethod, SignInResult } from '../sign-in-methods.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { findUserByEmail } from './accounts.queries.ts'
import { verifyPassword } from './passwords.ts'
import { recordSignIn } from './record-sign-in.ts'
import { checkSecondFactor } from './security/second-factor.ts'
import { keepFailedSignIn } from './security/security.repository.ts'
import { clearTries, countTry, SIGN_IN, type SignInPlace } from './sign-in-limits.ts'

type Keys = { email: string; password: string; otp?: string | undefined }

/**
 * Who the keys belong to. Whether the address is unknown, its link not opened yet or the password wrong, the answer is
 * the same and takes the same work. Only after the right password it asks for the code of the app, where there is one.
 * @throws accounts.sign_in_failed, code_needed, code_wrong, limits.too_many_tries
 */
export async function proveIdentity(
  deps: ServerDeps,
  { email, password, otp }: Keys,
  from: SignInPlace,
): Promise<{ userId: string; method: SignInMethod }> {
  const who = { kind: 'seller', email, ip: from.ip, device: from.device } as const
  await countTry(deps.limits, SIGN_IN, who)
  const user = await findUserByEmail(deps.db, email)
  const isUser = await verifyPassword(user?.passwordHash, password)
  const failed = async (result: SignInResult) => {
    const userId = user?.id ?? 'unknown'
    await recordSignIn(deps, 'account.sign_in_failed', userId, who, (tx) =>
      keepFailedSignIn(tx, { userId, result, at: deps.clock.now(), ip: from.ip, userAgent: from.userAgent }),
    )
  }
  if (!user || !isUser) {
    await failed('wrong_password')
    throw accountsRefusals.sign_in_failed()
  }
  const second = await checkSecondFactor(deps, user.id, { otp, ip: from.ip })
  if (second === 'missing') throw accountsRefusals.code_needed()
  if (second === 'wrong') {
    await failed('wrong_code')
    throw accountsRefusals.code_wrong()
  }
  await clearTries(deps.limits, SIGN_IN, who)
  await recordSignIn(deps, 'account.sign_in', user.id, who)
  return { userId: user.id, method: second === 'none' ? 'password' : second }
}
