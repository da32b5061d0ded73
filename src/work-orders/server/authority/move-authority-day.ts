import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff, type Moved, type OnWork } from '../steps/change-as-staff.ts'
import { supplementHolder } from '../../supplements.ts'
import { writeHistory } from '../work.ts'

type Days = { from: Day; to: Day }

/**
 * The authority gave more time: the step that it queried, and the papers that the seller was asked for on account of
 * it, are due later. What has another day keeps it.
 * @param alongside what happens in the same transaction
 */
export function moveAuthorityDay(
  deps: FormDeps,
  request: OnWork & { authority: Days; seller: Days },
  alongside: (tx: Transaction) => Promise<void>,
): Promise<Moved> {
  const { authority, seller } = request
  return changeAsStaff(deps, request, async (work) => {
    const step = work.nodes.find(
      ({ kind, status, dueAt }) => kind === 'AUTHORITY' && status === 'QUERIED' && dueAt === authority.from,
    )
    if (step) {
      step.dueAt = authority.to
      work.changed.add(step)
    }
    for (const supplement of work.supplements) {
      if (supplementHolder(supplement.status) !== 'seller' || supplement.dueAt !== seller.from) continue
      supplement.dueAt = seller.to
      work.changedSupplements.add(supplement)
    }
    const params = { day: authority.to, earlier: authority.from }
    await writeHistory(work, { key: 'authority.moreTime', params })
    await alongside(work.tx)
    return step ?? null
  })
}
