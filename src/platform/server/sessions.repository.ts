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
  /**
   * Prepares the read of a session's owner; `isOpen` is the condition on the session itself, `by` what it is found by, for
   * the name of the statement.
   */
  preparePrincipalRead: (db: Database, isOpen: SQL | undefined, by: 'token' | 'former') => PrincipalRead<P>
}

/** How long calls that were under way when a token was renewed, and other tabs, may go on with the one before. */
export const FORMER_TOKEN_MS = 10_000

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
    /**
     * Gives a session another token after its person proved again who they are: whoever got hold of the one before holds
     * nothing from then on. Asked again, since the answer was lost, it gives yet another.
     * @param presented the token with which the call came
     */
    async renew(
      executor: Executor,
      sessionId: string,
      { at, presented }: { at: Date; presented: string },
    ): Promise<string> {
      const token = newToken()
      const formerUntil = new Date(at.getTime() + FORMER_TOKEN_MS)
      const change = { tokenHash: hashToken(token), formerTokenHash: hashToken(presented), formerUntil }
      await executor.update<PgTable>(table).set(change).where(eq(table.id, sessionId))
      return token
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
  const { table, idleMs, noteUseEveryMs } = settings
  const prepared = new WeakMap<Database, ReturnType<typeof prepareReads<T, P>>>()
  return async (deps: SessionDeps, token: string): Promise<P | 'invalid'> => {
    const now = deps.clock.now()
    const reads = prepared.get(deps.db) ?? prepareReads(settings, deps.db)
    prepared.set(deps.db, reads)
    const values = { tokenHash: hashToken(token), now }
    // Only a token that opens nothing is looked for a second time.
    const [current] = await reads.byToken.execute(values)
    const [row] = current ? [current] : await reads.byFormer.execute(values)
    if (!row || row.lastSeenAt.getTime() + idleMs <= now.getTime()) return 'invalid'
    if (row.lastSeenAt.getTime() + noteUseEveryMs <= now.getTime()) {
      const noted = deps.db.update<PgTable>(table).set({ lastSeenAt: now })
      await asBookkeeping(noted.where(eq(table.id, row.principal.sessionId)).execute())
    }
    return row.principal
  }
}

function prepareReads<T extends SessionTable, P extends { sessionId: string }>(
  { table, preparePrincipalRead }: SessionSettings<T, P>,
  db: Database,
): { byToken: PrincipalRead<P>; byFormer: PrincipalRead<P> } {
  const hash = sql.placeholder('tokenHash')
  const now = sql.placeholder('now')
  const lasts = gt(table.expiresAt, now)
  const isFormer = and(eq(table.formerTokenHash, hash), gt(table.formerUntil, now))
  return {
    byToken: preparePrincipalRead(db, and(eq(table.tokenHash, hash), lasts), 'token'),
    byFormer: preparePrincipalRead(db, and(isFormer, lasts), 'former'),
  }
}
