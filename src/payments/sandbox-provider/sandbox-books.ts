import { and, eq, sum } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { ID_PATTERN, newId } from '#platform/shared/ids.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import { queueDelivery } from './sandbox-delivery.ts'
import { sandboxPayRefunds, sandboxPaySessions, type SandboxSession } from './sandbox-provider.tables.ts'

const SESSION_LIVES_MS = 24 * 3_600_000

/** What the sandbox needs of the process in which it lives. */
export type SandboxDeps = Pick<ServerDeps, 'config' | 'db' | 'clock' | 'jobs' | 'log'>

export type WantedSession = {
  reference: string
  description: string
  amount: number
  currency: Currency
  lang: Lang
  returnUrl: string
}

/** Opens a session; the same key again answers the same one, and `undefined` when it asks for something else. */
export async function openSession(
  deps: SandboxDeps,
  wanted: WantedSession,
  idempotencyKey: string,
): Promise<SandboxSession | undefined> {
  const createdAt = deps.clock.now()
  const expiresAt = new Date(createdAt.getTime() + SESSION_LIVES_MS)
  await deps.db
    .insert(sandboxPaySessions)
    .values({
      ...wanted,
      id: newId('sps'),
      idempotencyKey,
      live: false,
      status: 'open',
      createdAt,
      expiresAt,
    })
    .onConflictDoNothing()
  const [session] = await deps.db
    .select()
    .from(sandboxPaySessions)
    .where(eq(sandboxPaySessions.idempotencyKey, idempotencyKey))
  const same =
    session?.amount === wanted.amount &&
    session.currency === wanted.currency &&
    session.reference === wanted.reference
  return same ? session : undefined
}

/** A session as it is now: one that nobody finished in time has expired. */
export async function readSession(deps: SandboxDeps, id: string): Promise<SandboxSession | undefined> {
  return findSession(deps.db, deps, id)
}

async function findSession(
  executor: Executor,
  deps: SandboxDeps,
  id: string,
): Promise<SandboxSession | undefined> {
  if (!ID_PATTERN.test(id)) return undefined
  const [session] = await executor.select().from(sandboxPaySessions).where(eq(sandboxPaySessions.id, id))
  if (session?.status === 'open' && session.expiresAt <= deps.clock.now())
    return { ...session, status: 'expired' }
  return session
}

/** The payer's decision. Only the first one counts; it is told to the merchant if and only if it was written down. */
export async function finishSession(
  deps: SandboxDeps,
  id: string,
  status: 'paid' | 'refused',
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const current = await findSession(tx, deps, id)
    if (current?.status !== 'open') return
    const [session] = await tx
      .update(sandboxPaySessions)
      .set({ status, finishedAt: deps.clock.now() })
      .where(and(eq(sandboxPaySessions.id, id), eq(sandboxPaySessions.status, 'open')))
      .returning()
    if (session) await queueDelivery(tx, deps, session)
  })
}

export type RefundAnswer = { id: string } | 'not_paid' | 'too_much'

/** Sends money back, once per key and never more than came in. */
export async function refundSession(
  deps: SandboxDeps,
  wanted: { sessionId: string; amount: number; idempotencyKey: string },
): Promise<RefundAnswer> {
  return deps.db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(sandboxPaySessions)
      .where(eq(sandboxPaySessions.id, wanted.sessionId))
      .for('update')
    if (session?.status !== 'paid') return 'not_paid'
    const [already] = await tx
      .select({ id: sandboxPayRefunds.id })
      .from(sandboxPayRefunds)
      .where(eq(sandboxPayRefunds.idempotencyKey, wanted.idempotencyKey))
    if (already) return already
    if ((await refundedSoFar(tx, session.id)) + wanted.amount > session.amount) return 'too_much'
    const refund = { ...wanted, id: newId('spr'), createdAt: deps.clock.now() }
    await tx.insert(sandboxPayRefunds).values(refund)
    return { id: refund.id }
  })
}

async function refundedSoFar(tx: Transaction, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(sandboxPayRefunds.amount) })
    .from(sandboxPayRefunds)
    .where(eq(sandboxPayRefunds.sessionId, sessionId))
  return Number(row?.total ?? 0)
}
