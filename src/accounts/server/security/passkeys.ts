import type { CallContext } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { SignedIn } from '../../contract.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '../../passkeys-contract.ts'
import type { Security } from '../../security-contract.ts'
import { accountsRefusals } from '../accounts.errors.ts'
import { findUser, membershipsOf } from '../accounts.queries.ts'
import { type Confirmed, keepConfirmation, requireConfirmed } from '../confirmation.ts'
import { lockUser } from '../members/members.repository.ts'
import { networkOf } from '../network.ts'
import { recordSignIn } from '../record-sign-in.ts'
import type { SignInPlace } from '../sign-in-limits.ts'
import { beginSession } from './begin-session.ts'
import { askForNewPasskey, askForPasskey, provePasskey, readNewPasskey } from './passkey-ceremony.ts'
import { countPasskeys, deletePasskeyOf, insertPasskey, passkeysOf } from './passkeys.repository.ts'
import { readSecurityOf } from './read-security.ts'
import { noteSecurityChange } from './two-factor.ts'

const MOST_PASSKEYS = 20

export async function beginPasskey(deps: ServerDeps, principal: SellerPrincipal) {
  await requireConfirmed(deps.db, principal, deps.clock.now())
  const known = await passkeysOf(deps.db, principal.userId)
  if (known.length >= MOST_PASSKEYS) throw accountsRefusals.too_many_passkeys()
  return { options: await askForNewPasskey(deps, principal, known) }
}

export async function addPasskey(
  deps: ServerDeps,
  principal: SellerPrincipal,
  { name, credential }: { name: string; credential: PasskeyRegistration },
  from: { ip: string },
): Promise<Security> {
  const at = deps.clock.now()
  const { userId, sessionId } = principal
  await requireConfirmed(deps.db, principal, at)
  const made = await readNewPasskey(deps, credential, sessionId)
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if ((await countPasskeys(tx, userId)) >= MOST_PASSKEYS) throw accountsRefusals.too_many_passkeys()
    const row = { id: newId('psk'), userId, name, createdAt: at, lastUsedAt: null, ...made }
    if (!(await insertPasskey(tx, row))) throw accountsRefusals.passkey_failed()
    await noteSecurityChange(deps, tx, principal, { ...from, change: 'passkeyAdded' })
    return readSecurityOf(tx, principal, at)
  })
}

export async function removePasskey(
  deps: ServerDeps,
  principal: SellerPrincipal,
  { id }: { id: string },
  from: { ip: string },
): Promise<Security> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await requireConfirmed(tx, principal, at)
    if (!(await deletePasskeyOf(tx, { userId: principal.userId, id })))
      throw accountsRefusals.passkey_not_found()
    await noteSecurityChange(deps, tx, principal, { ...from, change: 'passkeyRemoved' })
    return readSecurityOf(tx, principal, at)
  })
}

const SIGN_IN = { purpose: 'sign_in', sessionId: null } as const

export async function beginPasskeySignIn(deps: ServerDeps, { ip }: { ip: string }) {
  await deps.limits.count({ key: `passkey_begin:${networkOf(ip)}`, limit: 100, windowMinutes: 15 })
  return { options: await askForPasskey(deps, SIGN_IN) }
}

/** A device that knows its owner is two factors at once: nothing else is asked. */
export async function signInWithPasskey(
  deps: ServerDeps,
  { credential }: { credential: PasskeyAssertion },
  from: (email: string) => SignInPlace,
): Promise<SignedIn> {
  const { ip } = from('')
  const tries = { key: `passkey:${networkOf(ip)}`, limit: 50, windowMinutes: 15 }
  await deps.limits.count(tries)
  const { userId } = await provePasskey(deps, credential, SIGN_IN)
  await deps.limits.giveBack(tries)
  const user = await findUser(deps.db, userId)
  const [company] = await membershipsOf(deps.db, userId)
  if (!user || !company) throw accountsRefusals.no_company({ params: { email: deps.config.agency.email } })
  const place = from(user.email)
  const who = { kind: 'seller', email: user.email, ip, device: place.device } as const
  await recordSignIn(deps, 'account.sign_in', userId, who)
  const owner = { userId, companyId: company.id, method: 'passkey' as const }
  return deps.db.transaction((tx) => beginSession(deps, tx, owner, place))
}

export async function beginPasskeyConfirm(deps: ServerDeps, { userId, sessionId }: SellerPrincipal) {
  const known = await passkeysOf(deps.db, userId)
  return { options: await askForPasskey(deps, { purpose: 'confirm', sessionId }, known) }
}

export async function confirmWithPasskey(
  deps: ServerDeps,
  principal: SellerPrincipal,
  { credential }: { credential: PasskeyAssertion },
  from: Pick<CallContext, 'ip' | 'headers'>,
): Promise<Confirmed> {
  const { userId, sessionId } = principal
  await deps.limits.count({ key: `confirm_passkey:${userId}`, limit: 20, windowMinutes: 15 })
  const passkey = await provePasskey(deps, credential, { purpose: 'confirm', sessionId })
  if (passkey.userId !== userId) throw accountsRefusals.passkey_failed()
  return keepConfirmation(deps, principal, { ...from, method: 'passkey' })
}
