import { createHash } from 'node:crypto'
import type { Transaction } from '#platform/server/database.ts'
import type { LocalStripeDeps } from './local-stripe-deps.ts'
import { keepAnswer, takeKey } from './local-stripe.repository.ts'
import { keyReused, StripeError } from './stripe-error.ts'

/** Stripe forgets keys after a day. */
const KEPT_MS = 24 * 3_600_000

type Request = { key: string | undefined; path: string; body: string }
type Answer = { status: number; answer: Record<string, unknown>; replayed: boolean }

/**
 * Does what a POST asks, once per idempotency key: the same key and parameters again get the first answer, an error as
 * well as a success; other parameters are refused.
 */
export async function answerOnce(
  deps: LocalStripeDeps,
  { key, path, body }: Request,
  act: (tx: Transaction) => Promise<Record<string, unknown>>,
): Promise<Answer> {
  return deps.db.transaction(async (tx) => {
    if (key === undefined) return { status: 200, answer: await act(tx), replayed: false }
    const now = deps.clock.now()
    const request = createHash('sha256').update(`${path}\n${body}`).digest('hex')
    const taken = { key: key.slice(0, 255), request, createdAt: now }
    const before = await takeKey(tx, taken, new Date(now.getTime() - KEPT_MS))
    if (before && before.request !== request) throw keyReused()
    if (before) return { status: before.status, answer: before.answer ?? {}, replayed: true }
    // An error leaves no trace but itself: it comes before anything is written.
    const made = await act(tx).then(
      (answer) => ({ status: 200, answer }),
      (error: unknown) => {
        if (!(error instanceof StripeError)) throw error
        return { status: error.status, answer: error.json(taken.key) }
      },
    )
    await keepAnswer(tx, taken.key, made)
    return { ...made, replayed: false }
  })
}
