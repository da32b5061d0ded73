import type { ServerDeps } from '#platform/server/server-deps.ts'
import { rankAgain } from '../change-work-order.ts'
import { agencyTurnAfter, unranked } from '../work-orders.queries.ts'
import type { WorkDeps } from '../work.ts'

/** Read at once; each is ranked in a transaction of its own. */
const BATCH = 200

type Deps = WorkDeps & Pick<ServerDeps, 'log'>

/** Ranks everything that is the agency's turn anew: service levels or working days changed. @returns how many */
export async function rankAllAgain(deps: Deps): Promise<number> {
  let ranked = 0
  for (let after = '', ids = ['']; ids.length > 0; after = ids.at(-1) ?? after) {
    ids = await agencyTurnAfter(deps.db, after, BATCH)
    ranked += await rankEach(deps, ids)
  }
  return ranked
}

/** Ranks what was never ranked, because it has not changed since ranks are kept. @returns how many */
export const rankUnranked = async (deps: Deps): Promise<number> =>
  rankEach(deps, await unranked(deps.db, BATCH))

/** One that fails is left as it is, and the others go on. */
async function rankEach(deps: Deps, ids: readonly string[]): Promise<number> {
  let ranked = 0
  for (const workOrderId of ids) {
    await rankAgain(deps, workOrderId).then(
      () => ranked++,
      (error: Error) => deps.log.warn({ workOrder: workOrderId, err: error.message }, 'not ranked'),
    )
  }
  return ranked
}
