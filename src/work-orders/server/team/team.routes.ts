import { staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as tags from '../../staff/tags-contract.ts'
import * as watch from '../../staff/watch-contract.ts'
import { readingOf } from '../present-card.ts'
import { remindSeller } from '../queue/remind-seller.ts'
import { deleteTag } from './delete-tag.ts'
import { type LastAutomatic, readBeside } from './read-beside.ts'
import { markRead, readNotes } from './read-notes.ts'
import { saveTag } from './save-tag.ts'
import { tagWorkOrder } from './tag-work-order.ts'
import { listTags } from './tags.queries.ts'
import { watchWorkOrder } from './watch-work-order.ts'

/** What the staff keep for themselves around a work order. */
export function teamRoutes(deps: ServerDeps, lastAutomatic: LastAutomatic): Route[] {
  return [
    handle(watch.besideWorkOrder, (context, { workOrderId }) =>
      readBeside(deps, staffOf(context), { workOrderId, lastAutomatic }),
    ),
    handle(watch.watchWorkOrder, (context, input) => watchWorkOrder(deps, staffOf(context), input)),
    handle(watch.remindSeller, (context, input) =>
      remindSeller(deps, { ...input, id: idOfRequest('rem', context), staff: staffOf(context) }),
    ),
    handle(watch.staffNotes, (context) => readNotes(deps, staffOf(context), readingOf(context, deps))),
    handle(watch.readStaffNotes, (context, input) => markRead(deps, staffOf(context), input)),
    handle(tags.listTags, async () => ({ tags: await listTags(deps.db) })),
    handle(tags.saveTag, (context, input) =>
      saveTag(deps, staffOf(context), { ...input, newId: idOfRequest('tag', context) }),
    ),
    handle(tags.deleteTag, async (context, { tagId }) => {
      await deleteTag(deps, context, tagId)
      return {}
    }),
    handle(tags.tagWorkOrder, (_context, input) => tagWorkOrder(deps, input)),
  ]
}
