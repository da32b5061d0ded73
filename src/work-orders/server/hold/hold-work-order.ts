import type { Day } from '#platform/shared/calendar.ts'
import { localText } from '#platform/shared/local-text.ts'
import { HOLD_REASON_TEXTS, mayHoldUntil, type HoldReason } from '../../hold.ts'
import { moveStatus } from '../change-status.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff, type OnWork, type StaffText } from '../steps/change-as-staff.ts'
import { writeHistory } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

const TEXTS = {
  day: {
    en: 'Choose a day after today, within a year. The work order resumes by itself on that day.',
    zh: '请选择明天起一年内的日期，到期后自动恢复办理。',
  },
  reason: { en: 'Say what the reason is; the seller will see it.', zh: '请说明原因，卖家会看到。' },
}

export type Hold = OnWork & { why: HoldReason; until: Day; reason?: StaffText | undefined }

/** Nothing moves until a day on which it resumes by itself; the seller reads why and until when. */
export function holdWorkOrder(deps: FormDeps, request: Hold) {
  return changeAsStaff(deps, request, async (work) => {
    const { why, until } = request
    if (!mayHoldUntil(until, work.today)) throw workOrderRefusals.hold_day({ fields: { until: TEXTS.day } })
    if (why === 'OTHER' && request.reason === undefined)
      throw workOrderRefusals.hold_reason({ fields: { reason: TEXTS.reason } })
    moveStatus(work, 'hold')
    const reason = request.reason === undefined ? null : localText(request.reason)
    Object.assign(work.workOrder, {
      statusReason: reason,
      holdReason: why,
      heldSince: work.now,
      heldUntil: until,
    })
    const because = HOLD_REASON_TEXTS[why]
    work.notices = [{ what: 'held', nodeId: null, because, note: reason, day: until }]
    await writeHistory(work, { key: 'order.held', reason, params: { why: because, until } })
    return null
  })
}
