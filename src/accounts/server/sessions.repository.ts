import { and, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '#platform/server/database.ts'
import type { Authentication } from '#platform/server/http/access.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import { createSessionStore } from '#platform/server/sessions.repository.ts'
import { demandsFactor } from '../factor-demand.ts'
import type { AccountsConfig } from './accounts.config.ts'
import { companyMembers, userSessions, users } from './accounts.tables.ts'
import { passkeys } from './passkeys.tables.ts'
import { authenticators } from './security.tables.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const settings = {
  table: userSessions,
  idPrefix: 'ses',
  idleMs: 14 * DAY,
  absoluteMs: 90 * DAY,
  noteUseEveryMs: 5 * MINUTE,
  mayGo: notHeld({ company: userSessions.companyId, person: userSessions.userId }),
}
const store = createSessionStore({ ...settings, preparePrincipalRead })
/** A person who left the company has no membership there, and so no session either. */
const isMember = and(
  eq(companyMembers.companyId, userSessions.companyId),
  eq(companyMembers.userId, userSessions.userId),
)
/** Reads with each session whether its person has a second factor: asked only where the agency demands one. */
const storeOfDemanding = createSessionStore({ ...settings, preparePrincipalRead: prepareReadWithFactor })

export const {
  start: startSession,
  renew: renewSession,
  end: endSession,
  purgeEnded: purgeEndedSessions,
} = store

/** The seller who owns a token. */
export async function authenticateSeller(
  deps: Pick<ServerDeps, 'db' | 'clock'> & { config: AccountsConfig },
  token: string,
): Promise<Authentication> {
  const demand = deps.config.sellersSecondFactor
  if (demand === 'may') {
    const principal = await store.authenticate(deps, token)
    return principal === 'invalid' ? principal : { kind: 'seller', ...principal }
  }
  const found = await storeOfDemanding.authenticate(deps, token)
  if (found === 'invalid') return found
  const { hasFactor, ...principal } = found
  const lacksFactor = !hasFactor && demandsFactor(demand, principal.role)
  return { kind: 'seller', ...principal, ...(lacksFactor && { lacksFactor }) }
}

const PRINCIPAL = {
  sessionId: userSessions.id,
  userId: users.id,
  userName: users.name,
  email: users.email,
  companyId: userSessions.companyId,
  role: companyMembers.role,
}

function preparePrincipalRead(db: Database, isOpen: SQL | undefined, by: 'token' | 'former') {
  const read = db.select({ principal: PRINCIPAL, lastSeenAt: userSessions.lastSeenAt }).from(userSessions)
  return read
    .innerJoin(users, eq(users.id, userSessions.userId))
    .innerJoin(companyMembers, isMember)
    .where(isOpen)
    .prepare(`accounts_session_by_${by}`)
}

function prepareReadWithFactor(db: Database, isOpen: SQL | undefined, by: 'token' | 'former') {
  const hasFactor = sql<boolean>`(
    exists (select 1 from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.enabledAt} is not null)
    or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})
  )`
  const principal = { ...PRINCIPAL, hasFactor }
  const read = db.select({ principal, lastSeenAt: userSessions.lastSeenAt }).from(userSessions)
  return read
    .innerJoin(users, eq(users.id, userSessions.userId))
    .innerJoin(companyMembers, isMember)
    .where(isOpen)
    .prepare(`accounts_session_with_factor_by_${by}`)
}

/** The sessions of a person that still open something, last used first. */
export const openSessionsOf = (executor: Executor, userId: string, now: Date) =>
  store.openOf(executor, eq(userSessions.userId, userId), now)

/** Ends the sessions of a person, all or all but one. Returns how many. */
export async function endSessions(
  executor: Executor,
  userId: string,
  options: { except?: string } = {},
): Promise<number> {
  const others = options.except === undefined ? undefined : ne(userSessions.id, options.except)
  const ended = await executor
    .delete(userSessions)
    .where(and(eq(userSessions.userId, userId), others))
    .returning({ id: userSessions.id })
  return ended.length
}

/** @returns false where the person has no such session */
export async function endSessionOf(executor: Executor, userId: string, sessionId: string): Promise<boolean> {
  const ended = await executor
    .delete(userSessions)
    .where(and(eq(userSessions.userId, userId), eq(userSessions.id, sessionId)))
    .returning({ id: userSessions.id })
  return ended.length > 0
}

/** From now on, and for a while, the session may do what is sensitive. */
export async function confirmSession(executor: Executor, sessionId: string, at: Date): Promise<void> {
  await executor.update(userSessions).set({ confirmedAt: at }).where(eq(userSessions.id, sessionId))
}

/** Ends what a person has open in one company; their sessions in others go on. */
export async function endSessionsIn(
  tx: Transaction,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  await tx
    .delete(userSessions)
    .where(and(eq(userSessions.userId, userId), eq(userSessions.companyId, companyId)))
}

/** From now on the session works in another company. */
export async function setSessionCompany(
  tx: Transaction,
  sessionId: string,
  companyId: string,
): Promise<void> {
  await tx.update(userSessions).set({ companyId }).where(eq(userSessions.id, sessionId))
}

/** Which of these sessions are open, in the same company and its member's. */
export async function openSessionsAmong(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  sessions: readonly { sessionId: string; companyId: string }[],
): Promise<ReadonlySet<string>> {
  const wanted = new Map(sessions.map(({ sessionId, companyId }) => [sessionId, companyId]))
  if (wanted.size === 0) return new Set()
  const rows = await deps.db
    .select({ id: userSessions.id, companyId: userSessions.companyId })
    .from(userSessions)
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.companyId, userSessions.companyId),
        eq(companyMembers.userId, userSessions.userId),
      ),
    )
    .where(and(inArray(userSessions.id, [...wanted.keys()]), gt(userSessions.expiresAt, deps.clock.now())))
  return new Set(rows.filter(({ id, companyId }) => wanted.get(id) === companyId).map(({ id }) => id))
}
