import { writeAudit } from '#platform/server/audit.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { accountsRefusals, badFields, fieldTexts } from './accounts.errors.ts'
import { confirmedAt, findUserRow } from './accounts.queries.ts'
import { verifyPassword } from './passwords.ts'
import { confirmSession } from './sessions.repository.ts'

/** How long a session may do what is sensitive once the person has proved again who they are. */
const CONFIRMED_MS = 10 * 60_000

/**
 * The one mechanism for what a stranger at an unlocked screen must not do: the calls that need it refuse until the
 * password was given again in this session. Signing in does not count. @throws accounts.confirm_needed
 */
export async function requireConfirmed(
  executor: Executor,
  { sessionId }: Pick<SellerPrincipal, 'sessionId'>,
  now: Date,
): Promise<void> {
  requireConfirmedAt(await confirmedAt(executor, sessionId), now)
}

/** The same rule for whoever keeps the time elsewhere. @throws accounts.confirm_needed */
export function requireConfirmedAt(at: Date | null | undefined, now: Date): void {
  if (!at || confirmedUntil(at) <= now) throw accountsRefusals.confirm_needed()
}

export const confirmedUntil = (at: Date): Date => new Date(at.getTime() + CONFIRMED_MS)

/** Passwords tried for it; the same limit for sellers and staff. */
export const CONFIRM_TRIES = { limit: 10, windowMinutes: 15 }

export async function confirmByPassword(
  deps: ServerDeps,
  principal: SellerPrincipal,
  { password }: { password: string },
  from: { ip: string },
): Promise<{ confirmedUntil: string }> {
  const tries = `confirm:${principal.userId}`
  await deps.limits.count({ key: tries, ...CONFIRM_TRIES })
  const user = await findUserRow(deps.db, principal.userId)
  if (!(await verifyPassword(user?.passwordHash, password)))
    throw badFields({ password: fieldTexts.password_current })
  await deps.limits.clear(tries)
  return keepConfirmation(deps, principal, { ip: from.ip, method: 'password' })
}

export async function keepConfirmation(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  { userId, sessionId }: SellerPrincipal,
  { ip, method }: { ip: string; method: string },
): Promise<{ confirmedUntil: string }> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await confirmSession(tx, sessionId, at)
    const what = { action: 'account.confirm', record: userId, address: ip, detail: { method } }
    await writeAudit(tx, { at, actorKind: 'seller', actorId: userId, ...what })
  })
  return { confirmedUntil: confirmedUntil(at).toISOString() }
}
