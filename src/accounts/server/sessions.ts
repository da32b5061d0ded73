import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '#platform/server/database.ts'
import type { Authentication } from '#platform/server/http/access.ts'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import { companyMembers, userSessions, users } from './accounts.tables.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A session ends when it was not used for so long … */
export const SESSION_IDLE_MS = 14 * DAY
/** … and in any case so long after the sign-in. */
export const SESSION_ABSOLUTE_MS = 90 * DAY
/** Use is noted at most so often, so that reading does not mean writing. */
const NOTE_USE_EVERY_MS = 5 * MINUTE

type SessionDeps = Pick<ServerDeps, 'db' | 'clock'>

export async function startSession(
  executor: Executor,
  session: { userId: string; companyId: string; at: Date; ip: string; userAgent: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(session.at.getTime() + SESSION_ABSOLUTE_MS)
  await executor.insert(userSessions).values({
    id: newId('ses'),
    tokenHash: hashToken(token),
    userId: session.userId,
    companyId: session.companyId,
    createdAt: session.at,
    lastSeenAt: session.at,
    expiresAt,
    ip: session.ip,
    userAgent: session.userAgent.slice(0, 300),
  })
  return { token, expiresAt }
}

/** The seller whom a token belongs to. Prepared once a database: it runs before every call. */
export async function authenticateSeller(deps: SessionDeps, token: string): Promise<Authentication> {
  const now = deps.clock.now()
  const [row] = await sessionQuery(deps.db).execute({ tokenHash: hashToken(token), now })
  if (!row || row.lastSeenAt.getTime() + SESSION_IDLE_MS <= now.getTime()) return 'invalid'
  if (row.lastSeenAt.getTime() + NOTE_USE_EVERY_MS <= now.getTime()) {
    await deps.db
      .update(userSessions)
      .set({ lastSeenAt: now })
      .where(eq(userSessions.id, row.principal.sessionId))
  }
  return { kind: 'seller', ...row.principal }
}

/** A person who left the company has no membership there, and so no session either. */
function prepareSessionQuery(db: Database) {
  return db
    .select({
      principal: {
        sessionId: userSessions.id,
        userId: users.id,
        userName: users.name,
        email: users.email,
        companyId: userSessions.companyId,
        role: companyMembers.role,
      },
      lastSeenAt: userSessions.lastSeenAt,
    })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.companyId, userSessions.companyId),
        eq(companyMembers.userId, userSessions.userId),
      ),
    )
    .where(
      and(
        eq(userSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(userSessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('accounts_session_by_token')
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareSessionQuery>>()

function sessionQuery(db: Database) {
  const query = prepared.get(db) ?? prepareSessionQuery(db)
  prepared.set(db, query)
  return query
}

export async function endSession(executor: Executor, sessionId: string): Promise<void> {
  await executor.delete(userSessions).where(eq(userSessions.id, sessionId))
}

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

export async function purgeEndedSessions(deps: SessionDeps): Promise<void> {
  const now = deps.clock.now()
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS)
  await deps.db
    .delete(userSessions)
    .where(or(lt(userSessions.expiresAt, now), lt(userSessions.lastSeenAt, idleSince)))
}
