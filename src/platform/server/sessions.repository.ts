import { and, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { newId } from '../shared/ids.ts'
import type { sessionColumns } from './columns.ts'
import { asBookkeeping } from './database-errors.ts'
import type { Database, Executor } from './database.ts'
import { hashToken, newToken } from './secret-box.ts'
import type { ServerDeps } from './server-deps.ts'

type SharedColumns = keyof ReturnType<typeof sessionColumns>
type SessionTable = PgTable & Record<SharedColumns, AnyPgColumn>
type SessionDeps = Pick<ServerDeps, 'db' | 'clock'>

/** The prepared read of a principal by the hash of a token. */
type PrincipalRead<P> = {
  execute(values: { tokenHash: string; now: Date }): Promise<{ principal: P; lastSeenAt: Date }[]>
}

/** The columns of a session besides its owner. */
type SignIn = { at: Date; ip: string; userAgent: string }

type SessionSettings<T extends SessionTable, P extends { sessionId: string }> = {
  table: T
  idPrefix: string
  /** A session ends when it was not used for this long … */
  idleMs: number
  /** … and in any case this long after the sign-in. */
  absoluteMs: number
  /** Use is recorded at most this often, so that most reads do not write. */
  noteUseEveryMs: number
  /** Which of those that ended may be deleted; unless given, all. */
  mayGo?: SQL
  /** Prepares the read of a session's owner; `isOpen` is the condition on the session itself. */
  preparePrincipalRead: (db: Database, isOpen: SQL | undefined) => PrincipalRead<P>
}

const LISTED_AT_MOST = 100

/** The sessions of one table: created by a sign-in, found by a token of which only the hash is stored. */
export function createSessionStore<T extends SessionTable, P extends { sessionId: string }>(
  settings: SessionSettings<T, P>,
) {
  const { table, idPrefix, absoluteMs, idleMs } = settings
  const authenticate = authenticator(settings)
  return {
    async start(
      executor: Executor,
      owner: Omit<T['$inferInsert'], SharedColumns>,
      { at, ip, userAgent }: SignIn,
    ): Promise<{ id: string; token: string; expiresAt: Date }> {
      const token = newToken()
      const expiresAt = new Date(at.getTime() + absoluteMs)
      const seen = { createdAt: at, lastSeenAt: at, ip, userAgent: userAgent.slice(0, 300) }
      const id = newId(idPrefix)
      const row = { ...owner, id, tokenHash: hashToken(token), ...seen, expiresAt }
      await executor.insert<PgTable>(table).values(row)
      return { id, token, expiresAt }
    },
    /** Whose token it is; `invalid` if it is not valid (any more). */
    authenticate,
    async end(executor: Executor, sessionId: string): Promise<void> {
      await executor.delete(table).where(eq(table.id, sessionId))
    },
    /** The sessions of an owner that still open something, last used first. */
    async openOf(executor: Executor, owner: SQL, now: Date): Promise<T['$inferSelect'][]> {
      const idleSince = new Date(now.getTime() - idleMs)
      return executor
        .select()
        .from<PgTable>(table)
        .where(and(owner, gt(table.expiresAt, now), gt(table.lastSeenAt, idleSince)))
        .orderBy(desc(table.lastSeenAt))
        .limit(LISTED_AT_MOST)
    },
    async purgeEnded(deps: SessionDeps): Promise<void> {
      const now = deps.clock.now()
      const idleSince = new Date(now.getTime() - idleMs)
      const ended = or(lt(table.expiresAt, now), lt(table.lastSeenAt, idleSince))
      await deps.db.delete(table).where(and(ended, settings.mayGo))
    },
  }
}

/** Prepared once per database: it runs before every call. */
function authenticator<T extends SessionTable, P extends { sessionId: string }>(
  settings: SessionSettings<T, P>,
) {
  const { table, idleMs, noteUseEveryMs, preparePrincipalRead } = settings
  const isOpen = and(
    eq(table.tokenHash, sql.placeholder('tokenHash')),
    gt(table.expiresAt, sql.placeholder('now')),
  )
  const prepared = new WeakMap<Database, PrincipalRead<P>>()
  return async (deps: SessionDeps, token: string): Promise<P | 'invalid'> => {
    const now = deps.clock.now()
    const read = prepared.get(deps.db) ?? preparePrincipalRead(deps.db, isOpen)
    prepared.set(deps.db, read)
    const [row] = await read.execute({ tokenHash: hashToken(token), now })
    if (!row || row.lastSeenAt.getTime() + idleMs <= now.getTime()) return 'invalid'
    if (row.lastSeenAt.getTime() + noteUseEveryMs <= now.getTime()) {
      const noted = deps.db.update<PgTable>(table).set({ lastSeenAt: now })
      await asBookkeeping(noted.where(eq(table.id, row.principal.sessionId)).execute())
    }
    return row.principal
  }
}
