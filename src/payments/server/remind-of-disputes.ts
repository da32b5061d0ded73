import { disputesDue } from './disputes.queries.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { noteEvent } from './payments.repository.ts'
import { disputeNewsMail } from './tell-of-dispute.ts'

const AHEAD_MS = 3 * 86_400_000
/** Under this name what the portal does itself is kept among the providers' events: each once. */
const PROVIDER = 'portal'

/** Each day: a mail to finance for each dispute whose last day for evidence is near, once for each such day. */
export async function remindOfDisputes(deps: PaymentServerDeps): Promise<void> {
  const now = deps.clock.now()
  const due = await disputesDue(deps.db, { from: now, until: new Date(now.getTime() + AHEAD_MS) })
  for (const dispute of due)
    await deps.db.transaction(async (tx) => {
      const { id, paymentId, dueAt } = dispute
      const event = {
        provider: PROVIDER,
        eventId: `${id}:${dueAt?.toISOString()}`,
        type: 'dispute.due',
        paymentId,
        receivedAt: now,
      }
      if (await noteEvent(tx, event)) await disputeNewsMail.tell(tx, deps, { disputeId: id, news: 'DUE' })
    })
}
