import type { z } from 'zod'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { type Overridden, partBefore } from '../rates/overridden.ts'
import type { withdrawRate } from '../staff/contract.ts'
import { type ByStaff, refusePast } from './add-rate.ts'
import { clearAddedRates } from './added-rates.ts'
import { presentRate } from './list-rates.ts'
import { ratesRefusals } from './rates.errors.ts'
import type { AddedRate } from './rates.queries.ts'
import { lockAddedRate, markWithdrawn } from './rates.repository.ts'

type Input = z.output<(typeof withdrawRate)['input']>

/** Withdraws an added rate. It stays on record, with who added it and who withdrew it. */
export async function withdrawOneRate(deps: ServerDeps, input: Input, by: ByStaff) {
  const at = deps.clock.now()
  const today = dayOf(at, deps.config.agency.timeZone)
  const rate = await deps.db.transaction(async (tx) => {
    const found = await lockAddedRate(tx, input.id)
    if (!found) throw ratesRefusals.rate_not_found()
    if (found.withdrawnAt) throw ratesRefusals.rate_withdrawn()
    if (!input.changesPast) refusePast(partBefore([spanOf(found)], today))
    await markWithdrawn(tx, found.id, at, by.staff.staffId)
    await writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: by.staff.staffId,
      action: 'tax.rate.withdraw',
      record: found.id,
      address: by.address,
      detail: { ...spanOf(found), country: found.country, changesPast: input.changesPast },
    })
    return { ...found, withdrawnAt: at, withdrawnBy: by.staff.staffId }
  })
  clearAddedRates(deps.db)
  return presentRate(rate)
}

const spanOf = ({ category, basisPoints, validFrom, validUntil }: AddedRate): Overridden => ({
  category,
  basisPoints,
  from: validFrom,
  until: validUntil,
})
