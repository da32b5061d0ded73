import { notify } from '#messages/server/public.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type {
  checkTakeover as checkCall,
  returnTakeover as returnCall,
} from '../../staff/takeover-contract.ts'
import { takeoverRefusals } from '../takeovers.errors.ts'
import { takeoversMessages } from '../takeovers.messages.ts'
import type { TakeoverPointRow } from '../takeovers.tables.ts'
import { changeTakeover, type ChangeDeps, type Changing } from './change-takeover.ts'
import type { TakeoverActor } from './takeover-actor.ts'

/** Ticks off answers of the seller. @throws takeover.not_found, takeover.changed, takeover.nothing_to_check */
export function checkTakeover(
  deps: ChangeDeps,
  by: TakeoverActor,
  seen: InputOf<typeof checkCall>,
): Promise<void> {
  return changeTakeover(deps, { seen, by, action: 'takeover.checked' }, (changing) =>
    answered(changing, seen.points).map((row) => ({
      ...row,
      checkedById: by.id,
      checkedByName: by.name,
      checkedAt: changing.at,
      returnReason: null,
    })),
  )
}

/** Opens answers again, with a reason that the seller reads. @throws takeover.not_found, takeover.changed, takeover.nothing_to_check */
export function returnTakeover(
  deps: ChangeDeps,
  by: TakeoverActor,
  { reason, ...seen }: InputOf<typeof returnCall>,
): Promise<void> {
  return changeTakeover(deps, { seen, by, action: 'takeover.returned' }, async (changing) => {
    const rows = answered(changing, seen.points)
    const { registration, tx } = changing
    const { companyId, id: registrationId, productName: product, registrationNumber: number } = registration
    const params = { registrationId, product, number, count: rows.length, reason }
    await notify(tx, deps, { companyId, kind: takeoversMessages.returned, params })
    return rows.map((row) => ({
      ...row,
      answer: null,
      checkedById: null,
      checkedByName: null,
      checkedAt: null,
      returnReason: reason,
    }))
  })
}

function answered({ points }: Changing, wanted: readonly string[]): TakeoverPointRow[] {
  return [...new Set(wanted)].map((point) => {
    const row = points.find((one) => one.point === point)
    if (!row || row.answer === null) throw takeoverRefusals.nothing_to_check()
    return row
  })
}
