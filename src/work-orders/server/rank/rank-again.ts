import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { rankAgain } from '../change-work-order.ts'
import { rankedAfter } from '../work-orders.queries.ts'
import type { WorkDeps } from '../work.ts'

/** Read at once; each is ranked in a transaction of its own. */
const BATCH = 200

type Deps = WorkDeps & Pick<ServerDeps, 'log'>
type Which = {
  /** Only what has no rank: a letter waited for the seller until now, or it has not changed since ranks are kept. */
  isUnranked?: boolean
  /** Fewer in tests. */
  batch?: number
}

/**
 * Ranks what the agency has to do anew, such as when service levels or working days changed. One that fails is left as it
 * is, and the others go on. @returns how many
 */
export async function rankAllAgain(
  deps: Deps,
  { isUnranked = false, batch = BATCH }: Which = {},
): Promise<number> {
  let ranked = 0
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  for (let after = ''; ;) {
    const ids = await rankedAfter(deps.db, { after, limit: batch, isUnranked, today })
    for (const workOrderId of ids) {
      await rankAgain(deps, workOrderId).then(
        () => ranked++,
        (error: Error) => deps.log.warn({ workOrder: workOrderId, err: error.message }, 'not ranked'),
      )
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < batch) return ranked
    after = last
  }
}
