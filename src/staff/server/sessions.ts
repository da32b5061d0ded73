import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '#platform/server/database.ts'
import type { Authentication } from '#platform/server/http/access.ts'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import { staffMembers, staffSessions } from './staff.tables.ts'

const MINUTE = 60_000
/** Staff see other people's papers: their sessions end after half an hour without use … */
export const STAFF_SESSION_IDLE_MS = 30 * MINUTE
/** … and in any case after twelve hours. */
export const STAFF_SESSION_ABSOLUTE_MS = 12 * 60 * MINUTE
const NOTE_USE_EVERY_MS = MINUTE

type SessionDeps = Pick<ServerDeps, 'db' | 'clock'>

export async function startStaffSession(
  executor: Executor,
  session: { staffId: string; at: Date; ip: string; userAgent: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(session.at.getTime() + STAFF_SESSION_ABSOLUTE_MS)
  await executor.insert(staffSessions).values({
    id: newId('sts'),
    tokenHash: hashToken(token),
    staffId: session.staffId,
    createdAt: session.at,
    lastSeenAt: session.at,
    expiresAt,
    ip: session.ip,
    userAgent: session.userAgent.slice(0, 300),
  })
  return { token, expiresAt }
}

/** The member of staff whom a token belongs to. Prepared once a database: it runs before every call. */
export async function authenticateStaff(deps: SessionDeps, token: string): Promise<Authentication> {
  const now = deps.clock.now()
  const [row] = await sessionQuery(deps.db).execute({ tokenHash: hashToken(token), now })
  if (!row || row.lastSeenAt.getTime() + STAFF_SESSION_IDLE_MS <= now.getTime()) return 'invalid'
  if (row.lastSeenAt.getTime() + NOTE_USE_EVERY_MS <= now.getTime()) {
    await deps.db
      .update(staffSessions)
      .set({ lastSeenAt: now })
      .where(eq(staffSessions.id, row.principal.sessionId))
  }
  return { kind: 'staff', ...row.principal }
}

function prepareSessionQuery(db: Database) {
  return db
    .select({
      principal: {
        sessionId: staffSessions.id,
        staffId: staffMembers.id,
        staffName: staffMembers.name,
        email: staffMembers.email,
        role: staffMembers.role,
      },
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, and(eq(staffMembers.id, staffSessions.staffId), isNull(staffMembers.disabledAt)))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(staffSessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('staff_session_by_token')
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareSessionQuery>>()

function sessionQuery(db: Database) {
  const query = prepared.get(db) ?? prepareSessionQuery(db)
  prepared.set(db, query)
  return query
}

export async function endStaffSession(executor: Executor, sessionId: string): Promise<void> {
  await executor.delete(staffSessions).where(eq(staffSessions.id, sessionId))
}

export async function purgeEndedStaffSessions(deps: SessionDeps): Promise<void> {
  const now = deps.clock.now()
  const idleSince = new Date(now.getTime() - STAFF_SESSION_IDLE_MS)
  await deps.db
    .delete(staffSessions)
    .where(or(lt(staffSessions.expiresAt, now), lt(staffSessions.lastSeenAt, idleSince)))
}
