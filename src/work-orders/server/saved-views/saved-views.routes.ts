import { staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../staff/saved-views-contract.ts'
import { readingOf } from '../present-card.ts'
import { listSavedViews } from './list-saved-views.ts'
import { deleteView, saveView } from './save-view.ts'

export function savedViewsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.savedViews, (context) => listSavedViews(deps, staffOf(context), readingOf(context, deps))),
    handle(calls.saveView, (context, input) =>
      saveView(deps, staffOf(context), { ...input, newId: idOfRequest('view', context) }),
    ),
    handle(calls.deleteView, (context, { viewId }) => deleteView(deps, staffOf(context), viewId)),
  ]
}
