import { Refusal } from '#platform/shared/refusal.ts'
import { withProviderOnly } from './payments-deps.ts'
import type { ProviderEvent } from './payment-provider.ts'
import type { OnlineDeps, PaymentDeps } from './payments-deps.ts'
import { findEventCursor, knownEvents } from './payments.queries.ts'
import { keepEventCursor } from './payments.repository.ts'
import { takeInEvent } from './take-in-event.ts'

const HOUR_MS = 3_600_000
/** The provider lists events a little later than they happen; what is seen twice counts once. */
const OVERLAP_MS = HOUR_MS
const FIRST_LOOK_MS = 24 * HOUR_MS
/** The provider remembers thirty days. */
const FARTHEST_MS = 29 * 24 * HOUR_MS

/**
 * Takes in what a webhook lost: every event since the last look that was not processed, the oldest first, in as many
 * looks as it takes. What does not fit is logged and left; where the provider is silent, the next run looks from there on.
 */
export async function reconcileEvents(deps: PaymentDeps): Promise<void> {
  const online = withProviderOnly(deps)
  if (!online) return
  const { name } = online.provider
  const now = deps.clock.now()
  const seen = (await findEventCursor(deps.db, name)) ?? new Date(now.getTime() - FIRST_LOOK_MS)
  // A clock that was ahead for a while has left a day that is still to come.
  const from = Math.min(seen.getTime(), now.getTime()) - OVERLAP_MS
  const since = Math.max(from, now.getTime() - FARTHEST_MS)
  let next = new Date(since)
  do {
    const { events, until } = await online.provider.eventsIn({ from: next, until: now })
    await takeInAll(online, events)
    // Only as far as was really seen: whatever stops this run, the next one goes on here.
    await keepEventCursor(deps.db, { provider: name, seenUntil: until })
    next = until
  } while (next < now)
}

async function takeInAll(deps: OnlineDeps, events: readonly ProviderEvent[]): Promise<void> {
  const known = await knownEvents(
    deps.db,
    deps.provider.name,
    events.map(({ id }) => id),
  )
  for (const event of events.filter(({ id }) => !known.has(id)))
    await takeInEvent(deps, event).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      deps.log.warn({ event: event.id, type: event.type }, 'an event of the provider does not fit')
    })
}
