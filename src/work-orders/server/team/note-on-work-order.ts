import { expectSame } from '#platform/server/http/once.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { mentionsIn } from '../../mentions.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff } from '../steps/change-as-staff.ts'
import { writeHistory } from '../work.ts'
import { findOrderNote } from './watching.queries.ts'
import { insertNotes } from './watching.repository.ts'

/**
 * Adds an internal note to the history; colleagues whom it names behind an `@` are told. One that is there already is the
 * same request's, and is told to nobody again.
 */
export function noteOnWorkOrder(
  deps: FormDeps,
  request: { id: string; staff: StaffPrincipal; workOrderId: string; text: string },
) {
  const text = withoutHiddenMarks(request.text)
  return changeAsStaff(deps, request, async (work) => {
    const { tx, workOrder, actor, now } = work
    const before = await findOrderNote(tx, workOrder.id, request.id)
    if (before) {
      expectSame(before, { text })
      return null
    }
    await writeHistory(work, {
      key: 'order.note',
      params: { note: request.id },
      reason: { en: text, zh: text },
      internal: true,
    })
    const named = text.includes('@') || text.includes('＠') ? mentionsIn(text, await listCaseWorkers(tx)) : []
    insertNotes(
      tx,
      named
        .filter((staffId) => staffId !== actor.id)
        .map((staffId) => ({
          staffId,
          workOrderId: workOrder.id,
          at: now,
          key: 'order.note',
          params: { text },
          actorName: actor.name,
        })),
    )
    return null
  })
}
