import { tellsWatchers } from '../../watching.ts'
import type { Work } from '../work.ts'
import { watchersBut } from './watching.queries.ts'
import { insertNotes } from './watching.repository.ts'

/** A note to each colleague who watches it, in the transaction of the change; whoever made it knows it already. */
export async function tellWatchers({ tx, lines, workOrder, actor }: Work): Promise<void> {
  const news = lines.filter(({ key }) => tellsWatchers(key))
  if (news.length === 0) return
  const watchers = await watchersBut(tx, workOrder.id, actor.id)
  insertNotes(
    tx,
    watchers.flatMap((staffId) =>
      news.map(({ at, key, params, actorName }) => ({
        staffId,
        workOrderId: workOrder.id,
        at,
        key,
        params,
        actorName,
      })),
    ),
  )
}
