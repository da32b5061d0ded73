import type { Database } from '#platform/server/database.ts'
import { afterAccepted, afterRejected } from '../webhook-health.ts'
import type { OnlineDeps } from './payments-deps.ts'
import { changeWebhookHealth } from './webhook-health.repository.ts'

const MINUTE_MS = 60_000

/** When this process noted one last, in milliseconds. */
type Noted = { accepted: number; rejected: number; isRejected: boolean }
/** In both directions: behind a clock that was put back, nothing would be noted for that long. */
const isWithinMinute = (ms: number, noted: number): boolean => Math.abs(ms - noted) < MINUTE_MS

const NEVER: Noted = { accepted: -Infinity, rejected: -Infinity, isRejected: false }
const lastNoted = new WeakMap<Database, Noted>()

/**
 * Keeps when the provider's webhooks were last accepted and rejected, each about once a minute: a storm, forged or not,
 * costs no more.
 * @param refusal of one that was rejected
 */
export async function noteWebhook({ db, clock, provider, log }: OnlineDeps, refusal?: string): Promise<void> {
  const now = clock.now()
  const ms = now.getTime()
  const noted = lastNoted.get(db) ?? NEVER
  const isRejected = refusal !== undefined
  // One that is accepted behind a rejected one ends the count at once.
  const isRecent = isRejected
    ? isWithinMinute(ms, noted.rejected)
    : !noted.isRejected && isWithinMinute(ms, noted.accepted)
  if (isRecent) return
  lastNoted.set(db, { ...noted, [isRejected ? 'rejected' : 'accepted']: ms, isRejected })
  await db
    .transaction((tx) =>
      changeWebhookHealth(tx, provider.name, (known) =>
        isRejected ? afterRejected(known, now, refusal) : afterAccepted(known, now),
      ),
    )
    .catch((error: unknown) => log.warn({ err: error }, 'a webhook could not be noted'))
}
