import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SignInMethod } from '../sign-in-methods.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { findUserByEmail } from './accounts.queries.ts'
import { verifyPassword } from './passwords.ts'
import { recordSignIn } from './record-sign-in.ts'
import { clearTries, countTry, SIGN_IN } from './sign-in-limits.ts'

/** Where somebody signs in; `device` is its id where the account was used from it before. */
export type SignInPlace = { ip: string; userAgent: string; device: string | undefined }

/**
 * Who the keys belong to. Whether the address is unknown, its link not opened yet or the password wrong, the answer is
 * the same and takes the same work. @throws accounts.sign_in_failed, limits.too_many_tries
 */
export async function proveIdentity(
  deps: ServerDeps,
  keys: { email: string; password: string },
  from: SignInPlace,
): Promise<{ userId: string; method: SignInMethod }> {
  const who = { kind: 'seller', email: keys.email, ip: from.ip, device: from.device } as const
  await countTry(deps.limits, SIGN_IN, who)
  const user = await findUserByEmail(deps.db, keys.email)
  const isUser = await verifyPassword(user?.passwordHash, keys.password)
  if (!user || !isUser) {
    await recordSignIn(deps, 'account.sign_in_failed', user?.id ?? 'unknown', who)
    throw accountsRefusals.sign_in_failed()
  }
  await clearTries(deps.limits, SIGN_IN, who)
  await recordSignIn(deps, 'account.sign_in', user.id, who)
  return { userId: user.id, method: 'password' }
}
