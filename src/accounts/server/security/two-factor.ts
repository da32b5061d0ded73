import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { type CallContext, presentedToken } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newTotpSecret, totpAddress, totpStep } from '#platform/server/totp.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { Security } from '../../security-contract.ts'
import { accountsRefusals, badFields, fieldTexts } from '../accounts.errors.ts'
import { requireConfirmed } from '../confirmation.ts'
import { requestSecurityMail, type SecurityChange } from '../mail-jobs.ts'
import { renewSession } from '../sessions.repository.ts'
import { readSecurityOf } from './read-security.ts'
import { newRecoveryCode } from './recovery-code.ts'
import { findAuthenticator } from './security.queries.ts'
import {
  enableAuthenticator,
  putPendingAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
} from './security.repository.ts'

const RECOVERY_CODES = 10
/** The context to which the sealed secret is bound. */
export const authenticatorContext = (userId: string) => `seller-totp:${userId}`

/** A secret for the app. It is asked for from the moment on at which a code of it was given. */
export async function beginTwoFactor(
  deps: ServerDeps,
  principal: SellerPrincipal,
): Promise<{ secret: string; address: string }> {
  const { userId, email } = principal
  const at = deps.clock.now()
  const secret = newTotpSecret()
  const secretSealed = deps.box.seal(secret, authenticatorContext(userId))
  await deps.db.transaction(async (tx) => {
    await requireConfirmed(tx, principal, at)
    if (!(await putPendingAuthenticator(tx, { userId, secretSealed, createdAt: at })))
      throw accountsRefusals.authenticator_on()
  })
  return { secret, address: totpAddress(secret, { issuer: deps.config.brand.name, email }) }
}

export async function enableTwoFactor(
  deps: ServerDeps,
  principal: SellerPrincipal,
  { otp }: { otp: string },
  from: Pick<CallContext, 'ip' | 'headers'>,
): Promise<{ recoveryCodes: string[]; token: string }> {
  const { userId } = principal
  const at = deps.clock.now()
  await requireConfirmed(deps.db, principal, at)
  const tries = `two_factor:${userId}`
  await deps.limits.count({ key: tries, limit: 10, windowMinutes: 15 })
  return deps.db.transaction(async (tx) => {
    const pending = await findAuthenticator(tx, userId)
    if (!pending) throw accountsRefusals.authenticator_missing()
    const secret = deps.box.open(pending.secretSealed, authenticatorContext(userId))
    const step = totpStep(secret, otp, at)
    if (step === undefined) throw badFields({ otp: fieldTexts.code_wrong })
    if (!(await enableAuthenticator(tx, { userId, at, step }))) throw accountsRefusals.authenticator_on()
    const recoveryCodes = await makeRecoveryCodes(deps, tx, principal, { ip: from.ip, change: 'twoFactorOn' })
    return {
      recoveryCodes,
      token: await renewSession(tx, principal.sessionId, { at, presented: presentedToken(from) }),
    }
  })
}

export async function disableTwoFactor(
  deps: ServerDeps,
  principal: SellerPrincipal,
  from: { ip: string },
): Promise<Security> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await requireConfirmed(tx, principal, at)
    if (!(await removeAuthenticator(tx, principal.userId))) throw accountsRefusals.authenticator_missing()
    await noteSecurityChange(deps, tx, principal, { ...from, change: 'twoFactorOff' })
    return readSecurityOf(tx, principal, at)
  })
}

export async function renewRecoveryCodes(
  deps: ServerDeps,
  principal: SellerPrincipal,
  from: { ip: string },
): Promise<{ recoveryCodes: string[] }> {
  return deps.db.transaction(async (tx) => {
    await requireConfirmed(tx, principal, deps.clock.now())
    const found = await findAuthenticator(tx, principal.userId)
    if (!found?.enabledAt) throw accountsRefusals.authenticator_missing()
    return {
      recoveryCodes: await makeRecoveryCodes(deps, tx, principal, { ...from, change: 'codesRenewed' }),
    }
  })
}

type Change = { ip: string; change: SecurityChange }

async function makeRecoveryCodes(
  deps: ServerDeps,
  tx: Transaction,
  principal: SellerPrincipal,
  change: Change,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await replaceRecoveryCodes(tx, principal.userId, { codes, at: deps.clock.now() })
  await noteSecurityChange(deps, tx, principal, change)
  return codes
}

/** Whoever was it not learns of it: in the audit trail, and by mail. */
export async function noteSecurityChange(
  deps: Pick<ServerDeps, 'clock' | 'jobs'>,
  tx: Transaction,
  { userId }: Pick<SellerPrincipal, 'userId'>,
  { ip, change }: Change,
): Promise<void> {
  await requestSecurityMail(deps, tx, { userId, change })
  await writeAudit(tx, {
    at: deps.clock.now(),
    actorKind: 'seller',
    actorId: userId,
    action: `account.${change}`,
    record: userId,
    address: ip,
  })
}
