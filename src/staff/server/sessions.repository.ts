import { and, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '#platform/server/database.ts'
import type { Authentication } from '#platform/server/http/access.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { createSessionStore } from '#platform/server/sessions.repository.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { type AroundScope, type Scoped, scopeOf, scopesOf } from '../scope.ts'
import { staffMembers, staffSessions } from './staff.tables.ts'

const MINUTE = 60_000

const IDLE_MS = 30 * MINUTE

/** Staff see other people's documents: their sessions end after half an hour without use, and after twelve hours. */
const store = createSessionStore({
  table: staffSessions,
  idPrefix: 'sts',
  idleMs: IDLE_MS,
  absoluteMs: 12 * 60 * MINUTE,
  noteUseEveryMs: MINUTE,
  preparePrincipalRead,
})

export const {
  start: startStaffSession,
  renew: renewStaffSession,
  end: endStaffSession,
  purgeEnded: purgeEndedStaffSessions,
} = store

/** Finds out what else decides about somebody's scope; asked only where that is not everything. */
export type ScopeSource = (person: Scoped) => Promise<AroundScope>

/** The member of staff whom a token belongs to, with what they see. */
export async function authenticateStaff(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  token: string,
  around: ScopeSource,
): Promise<Authentication> {
  const found = await store.authenticate(deps, token)
  if (found === 'invalid') return found
  const { scope: _scope, countries: _countries, ...principal } = found
  return { kind: 'staff', ...principal, scope: await readScope(found, around) }
}

/** Most people see everything: for them nothing more is read. */
async function readScope(person: Scoped, around: ScopeSource): Promise<StaffScope> {
  const isNarrow = scopesOf(person.role).length === 1 ? person.role === 'partner' : person.scope !== 'all'
  return scopeOf(person, isNarrow ? await around(person) : { teams: [], signed: [] })
}

/** Former staff have no session either. */
function preparePrincipalRead(db: Database, isOpen: SQL | undefined, by: 'token' | 'former') {
  return db
    .select({
      principal: {
        sessionId: staffSessions.id,
        staffId: staffMembers.id,
        staffName: staffMembers.name,
        email: staffMembers.email,
        role: staffMembers.role,
        scope: staffMembers.scope,
        countries: staffMembers.countries,
        mustChangePassword: staffMembers.mustChangePassword,
      },
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, and(eq(staffMembers.id, staffSessions.staffId), isNull(staffMembers.disabledAt)))
    .where(isOpen)
    .prepare(`staff_session_by_${by}`)
}

/** Ends the session of a token, if there is one. */
export async function endStaffSessionOf(tx: Transaction, token: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)))
}

/** Ends the sessions of a person, all or all but one. */
export async function endStaffSessions(
  tx: Transaction,
  staffId: string,
  options: { except?: string } = {},
): Promise<void> {
  const others = options.except === undefined ? undefined : ne(staffSessions.id, options.except)
  await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), others))
}

/** The sessions of a person that still open something, last used first. */
export const openStaffSessionsOf = (executor: Executor, staffId: string, now: Date) =>
  store.openOf(executor, eq(staffSessions.staffId, staffId), now)

/** @returns false where the person has no such session */
export async function endStaffSessionWithId(
  tx: Transaction,
  staffId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, sessionId)))
    .returning({ id: staffSessions.id })
  return ended.length > 0
}

/** From now on, and for a while, the session may do what is sensitive. */
export async function confirmStaffSession(tx: Transaction, sessionId: string, at: Date): Promise<void> {
  await tx.update(staffSessions).set({ confirmedAt: at }).where(eq(staffSessions.id, sessionId))
}

/** Which of these sessions are open, of people who still work here. To listen is not to use: it prolongs none of them. */
export async function openStaffSessionsAmong(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set()
  const now = clock.now()
  const rows = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staffMembers, and(eq(staffMembers.id, staffSessions.staffId), isNull(staffMembers.disabledAt)))
    .where(
      and(
        inArray(staffSessions.id, [...sessionIds]),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
