import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { canGoOn } from '../../end-reasons.ts'
import { registrationsMessages } from '../registrations.messages.ts'
import { updateRegistration } from '../registrations.repository.ts'
import { withTerms, type Service } from './renewals.queries.ts'
import { lockRegistrations } from './renewals.repository.ts'

type Refunded = { companyId: string; registrationIds: readonly string[]; today: Day }

/**
 * All that was paid for these services last has been refunded: what is valid ends today, and none of them is renewed. A
 * number stays what it is, and returns are cancelled with their work alone.
 */
export async function endByRefund(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock'>,
  { companyId, registrationIds, today }: Refunded,
): Promise<void> {
  const rows = await lockRegistrations(tx, companyId, registrationIds)
  for (const service of await withTerms(tx, rows)) {
    const { registration } = service
    if (!canGoOn(registration.endReason) || !hasEnd(service)) continue
    const ends = service.filing === null && registration.endedOn === null
    const changes = { endReason: 'REFUNDED', ...(ends && { endedOn: today }) } as const
    await updateRegistration(tx, registration.id, changes)
    if (ends)
      await notify(tx, deps, {
        companyId,
        kind: registrationsMessages.endedByRefund,
        params: {
          product: registration.productName,
          number: registration.registrationNumber,
          end: { day: today },
        },
      })
  }
}

const hasEnd = ({ filing, registration }: Service): boolean =>
  filing !== null || registration.validTo !== null
