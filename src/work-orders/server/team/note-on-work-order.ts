import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import { mentionsIn } from '../../mentions.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff } from '../steps/change-as-staff.ts'
import { writeHistory } from '../work.ts'
import { insertNotes } from './watching.repository.ts'

/** Adds an internal note to the history; colleagues whom it names behind an `@` are told. */
export function noteOnWorkOrder(
  deps: FormDeps,
  request: { staff: StaffPrincipal; workOrderId: string; text: string },
) {
  const text = withoutHiddenMarks(request.text)
  return changeAsStaff(deps, request, async (work) => {
    const { tx, workOrder, actor, now } = work
    await writeHistory(work, { key: 'order.note', reason: { en: text, zh: text }, internal: true })
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
