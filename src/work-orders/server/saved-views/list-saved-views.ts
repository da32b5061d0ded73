import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { mayChangeView } from '../../staff/saved-view-rules.ts'
import type { FormDeps } from '../form/node-form.ts'
import type { Reading } from '../present-card.ts'
import { firstOfQueue } from '../queue/list-queue.ts'
import { listViews } from './saved-views.queries.ts'

/** What more people share than this nobody looks through; each costs a count. */
const MOST_SHOWN = 40

/** The reader's views and the shared ones, by name, each counted as the queue would show it to the reader. */
export async function listSavedViews(deps: Pick<FormDeps, 'db'>, staff: StaffPrincipal, reading: Reading) {
  const views = []
  for (const view of await listViews(deps.db, staff.staffId, MOST_SHOWN))
    views.push({
      id: view.id,
      name: view.name,
      shared: view.shared,
      mine: view.ownerId === staff.staffId,
      mayChange: mayChangeView(view, staff.staffId),
      owner: view.ownerName,
      filter: view.filter,
      count: (await firstOfQueue(deps, staff, view.filter, { ...reading, most: 1 })).total,
    })
  return { views }
}
