import type { Day } from '#platform/shared/calendar.ts'
import { localText, pickText } from '#platform/shared/local-text.ts'
import type { ReturnReason } from '../../return-reason-codes.ts'
import { RETURN_REASONS } from '../../return-reasons.ts'
import { changeAsStaff, type OnWork, type StaffText } from '../steps/change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { writeHistory } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { moveSupplement, supplementOf } from './move-supplement.ts'

type OfOne = OnWork & { id: string }

export function acceptSupplement(deps: FormDeps, request: OfOne) {
  return changeAsStaff(deps, request, async (work) => {
    const supplement = supplementOf(work, request.id)
    moveSupplement(work, supplement, 'accept')
    await writeHistory(work, { key: 'supplement.accepted', params: { name: supplement.title } })
    return null
  })
}

/** Returns one supplement with its reason; the others stay as they are. */
export function returnSupplement(
  deps: FormDeps,
  request: OfOne & { reasonCode: ReturnReason; text?: StaffText; dueAt?: Day },
) {
  return changeAsStaff(deps, request, async (work) => {
    if (request.dueAt && request.dueAt < work.today) throw workOrderRefusals.day_in_past()
    const supplement = supplementOf(work, request.id)
    moveSupplement(work, supplement, 'return', request.dueAt ? { dueAt: request.dueAt } : {})
    const text =
      request.text === undefined ? RETURN_REASONS[request.reasonCode].text : localText(request.text)
    const { reasonCode } = request
    supplement.note = { reasonCode, text, by: work.actor.name, at: work.now.toISOString() }
    await writeHistory(work, {
      key: 'supplement.returned',
      params: { name: supplement.title },
      reason: { en: pickText(text, 'en'), zh: pickText(text, 'zh') },
    })
    work.notices = [{ what: 'supplementReturned', nodeId: null }]
    return null
  })
}

/** Withdraws a request: the supplement is no longer needed. */
export function withdrawSupplement(deps: FormDeps, request: OfOne & { reason?: StaffText }) {
  return changeAsStaff(deps, request, async (work) => {
    const supplement = supplementOf(work, request.id)
    moveSupplement(work, supplement, 'withdraw')
    await writeHistory(work, {
      key: 'supplement.withdrawn',
      params: { name: supplement.title },
      reason: request.reason === undefined ? null : localText(request.reason),
    })
    return null
  })
}
