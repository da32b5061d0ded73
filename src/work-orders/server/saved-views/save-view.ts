import type { Transaction } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { MOST_SAVED_VIEWS, type saveView as call } from '../../staff/saved-views-contract.ts'
import { mayChangeView, maySeeView } from '../../staff/saved-view-rules.ts'
import type { FormDeps } from '../form/node-form.ts'
import { savedViewRefusals } from './saved-views.errors.ts'
import { countViewsOf, findView } from './saved-views.queries.ts'
import { insertView, removeView, updateView } from './saved-views.repository.ts'

/**
 * A new one, or a change of one, which becomes the own one of whoever makes it. A new one that is there already is the same
 * request's.
 */
export async function saveView(
  deps: FormDeps,
  { staffId }: StaffPrincipal,
  { viewId, newId: id, name, shared, filter }: InputOf<typeof call> & { newId: string },
): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    if (viewId !== undefined) {
      await requireMine(tx, viewId, staffId)
      await updateView(tx, viewId, { staffId, name, shared, ...(filter && { filter }) })
      return { id: viewId }
    }
    const before = await findView(tx, id)
    if (before) {
      expectSame(before, { name, shared })
      return { id }
    }
    if ((await countViewsOf(tx, staffId)) >= MOST_SAVED_VIEWS)
      throw savedViewRefusals.too_many({ params: { count: MOST_SAVED_VIEWS } })
    if (filter) await insertView(tx, { id, staffId, name, shared, filter, createdAt: deps.clock.now() })
    return { id }
  })
}

export async function deleteView(deps: FormDeps, { staffId }: StaffPrincipal, viewId: string) {
  await deps.db.transaction(async (tx) => {
    await requireMine(tx, viewId, staffId)
    await removeView(tx, viewId)
  })
  return {}
}

/** @throws saved_views.not_found also for what a colleague keeps for themselves, saved_views.not_yours */
async function requireMine(tx: Transaction, viewId: string, staffId: string): Promise<void> {
  const view = await findView(tx, viewId)
  if (!view || !maySeeView(view, staffId)) throw savedViewRefusals.not_found()
  if (!mayChangeView(view, staffId)) throw savedViewRefusals.not_yours({ params: { who: view.ownerName } })
}
