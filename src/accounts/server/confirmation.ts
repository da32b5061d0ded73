import { writeAudit } from '#platform/server/audit.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { type CallContext, presentedToken } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { accountsRefusals, badFields, fieldTexts } from './accounts.errors.ts'
import { confirmedAt, findUserRow } from './accounts.queries.ts'
import { verifyPassword } from './passwords.ts'
import { confirmSession, renewSession } from './sessions.repository.ts'

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

/** Until when, and the token by which the session goes on. */
export type Confirmed = { confirmedUntil: string; token: string }

/** Passwords tried for it; the same limit for sellers and staff. */
export const CONFIRM_TRIES = { limit: 10, windowMinutes: 15 }

type From = Pick<CallContext, 'ip' | 'headers'>
type Deps = Pick<ServerDeps, 'db' | 'clock'>

export async function confirmByPassword(
  deps: ServerDeps,
  principal: SellerPrincipal,
  { password }: { password: string },
  from: From,
): Promise<Confirmed> {
  await provePassword(deps, principal, password)
  return keepConfirmation(deps, principal, { ...from, method: 'password' })
}

/** For a call that answers with a file: there is no place in it for another token, so the session keeps its own. */
export async function confirmForFile(
  deps: ServerDeps,
  principal: SellerPrincipal,
  { password }: { password: string },
  { ip }: { ip: string },
): Promise<void> {
  await provePassword(deps, principal, password)
  await deps.db.transaction((tx) => confirm(tx, deps, principal, { ip, method: 'password' }))
}

async function provePassword(deps: ServerDeps, { userId }: SellerPrincipal, password: string): Promise<void> {
  const tries = `confirm:${userId}`
  await deps.limits.count({ key: tries, ...CONFIRM_TRIES })
  const user = await findUserRow(deps.db, userId)
  if (!(await verifyPassword(user?.passwordHash, password)))
    throw badFields({ password: fieldTexts.password_current })
  await deps.limits.clear(tries)
}

export async function keepConfirmation(
  deps: Deps,
  principal: SellerPrincipal,
  { ip, method, headers }: From & { method: string },
): Promise<Confirmed> {
  return deps.db.transaction(async (tx) => {
    const at = await confirm(tx, deps, principal, { ip, method })
    const token = await renewSession(tx, principal.sessionId, { at, presented: presentedToken({ headers }) })
    return { confirmedUntil: confirmedUntil(at).toISOString(), token }
  })
}

async function confirm(
  tx: Transaction,
  { clock }: Deps,
  { userId, sessionId }: SellerPrincipal,
  { ip, method }: { ip: string; method: string },
): Promise<Date> {
  const at = clock.now()
  await confirmSession(tx, sessionId, at)
  const what = { action: 'account.confirm', record: userId, address: ip, detail: { method } }
  await writeAudit(tx, { at, actorKind: 'seller', actorId: userId, ...what })
  return at
}
