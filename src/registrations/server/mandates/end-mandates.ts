import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { lockMandatesIn, moveMandate } from './mandates.repository.ts'

/** Ends every mandate for VAT in a country with the registration that it was for. */
export async function endMandatesIn(
  tx: Transaction,
  { companyId, country, today, at }: { companyId: string; country: string; today: Day; at: Date },
): Promise<void> {
  for (const mandate of await lockMandatesIn(tx, { companyId, country, scope: 'VAT' }))
    await moveMandate(tx, mandate, mandate.status === 'IN_FORCE' ? 'end' : 'withdraw', {
      statusSince: at,
      endedOn: today,
      endReason: mandate.status === 'IN_FORCE' ? 'DEREGISTERED' : 'WITHDRAWN',
      endedByKind: 'system',
    })
}
