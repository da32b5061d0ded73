import type { Executor, Transaction } from '#platform/server/database.ts'
import { ID_PATTERN, newId } from '#platform/shared/ids.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { SandboxDeps, Travel } from './sandbox-deps.ts'
import { queueDelivery } from './sandbox-delivery.ts'
import type { SandboxSession } from './sandbox-provider.tables.ts'
import {
  changeSessionStatus,
  findRefundByKey,
  findSession,
  insertRefund,
  lockSession,
  putSession,
  refundedSoFar,
} from './sandbox.repository.ts'

const SESSION_LIVES_MS = 24 * 3_600_000

export type WantedSession = {
  reference: string
  description: string
  method: 'card' | 'klarna'
  amount: number
  currency: Currency
  lang: Lang
  returnUrl: string
}

/** Opens a session; the same key again returns the same one, and `undefined` when its parameters differ. */
export async function openSession(
  deps: SandboxDeps,
  wanted: WantedSession,
  idempotencyKey: string,
): Promise<SandboxSession | undefined> {
  const createdAt = deps.clock.now()
  const expiresAt = new Date(createdAt.getTime() + SESSION_LIVES_MS)
  const session = await putSession(deps.db, {
    ...wanted,
    id: newId('sps'),
    idempotencyKey,
    live: false,
    status: 'open',
    createdAt,
    expiresAt,
  })
  const same =
    session?.amount === wanted.amount &&
    session.currency === wanted.currency &&
    session.reference === wanted.reference
  return same ? session : undefined
}

/** The current session: one that nobody finished in time has expired. */
export async function readSession(deps: SandboxDeps, id: string): Promise<SandboxSession | undefined> {
  return currentSession(deps.db, deps, id)
}

async function currentSession(
  executor: Executor,
  deps: SandboxDeps,
  id: string,
): Promise<SandboxSession | undefined> {
  if (!ID_PATTERN.test(id)) return undefined
  const session = await findSession(executor, id)
  if (session?.status === 'open' && session.expiresAt <= deps.clock.now())
    return { ...session, status: 'expired' }
  return session
}

export const OUTCOME_JOB = 'sandbox-pay.settle'

/**
 * The final outcome of a session. Only the first one counts; the merchant is notified if and only if it was
 * recorded.
 */
export async function finishSession(
  deps: SandboxDeps,
  id: string,
  status: 'paid' | 'refused',
  travel: Travel,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await moveSession(tx, deps, id, status)
    if (session) await queueDelivery(tx, deps, session, travel)
  })
}

/** The payer is done, but the lender checks first: the outcome follows by itself, some time later. */
export async function thinkAboutSession(
  deps: SandboxDeps,
  id: string,
  later: Travel & { outcome: 'paid' | 'refused' },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await moveSession(tx, deps, id, 'processing')
    if (!session) return
    const { outcome, behaviour, afterSeconds } = later
    await queueDelivery(tx, deps, session, { behaviour: 'prompt', afterSeconds: 0 })
    const runAt = new Date(deps.clock.now().getTime() + afterSeconds * 1_000)
    await deps.jobs.add(tx, OUTCOME_JOB, { sessionId: id, outcome, behaviour }, { runAt })
  })
}

async function moveSession(
  tx: Transaction,
  deps: SandboxDeps,
  id: string,
  status: 'paid' | 'refused' | 'processing',
): Promise<SandboxSession | undefined> {
  const current = await currentSession(tx, deps, id)
  const from = current?.status
  if (from !== 'open' && (from !== 'processing' || status === 'processing')) return undefined
  return changeSessionStatus(tx, id, { from, to: status, at: deps.clock.now() })
}

export type RefundAnswer = { id: string } | 'not_paid' | 'too_much' | 'refund_declined'

/** As with other sandboxes, the last two digits of a refund's sum choose the outcome. */
const DECLINED_CENTS = 13

/** Refunds money, once per key and never more than came in. */
export async function refundSession(
  deps: SandboxDeps,
  wanted: { sessionId: string; amount: number; idempotencyKey: string },
): Promise<RefundAnswer> {
  return deps.db.transaction(async (tx) => {
    const session = await lockSession(tx, wanted.sessionId)
    if (session?.status !== 'paid') return 'not_paid'
    const already = await findRefundByKey(tx, wanted.idempotencyKey)
    if (already) return already
    if (wanted.amount % 100 === DECLINED_CENTS) return 'refund_declined'
    if ((await refundedSoFar(tx, session.id)) + wanted.amount > session.amount) return 'too_much'
    const refund = { ...wanted, id: newId('spr'), createdAt: deps.clock.now() }
    await insertRefund(tx, refund)
    return { id: refund.id }
  })
}
