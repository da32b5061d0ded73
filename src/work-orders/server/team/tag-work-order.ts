import { sendStaffHint } from '#platform/server/hints.repository.ts'
import type { FormDeps } from '../form/node-form.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { tagRefusals } from './tags.errors.ts'
import { tagsThere } from './tags.queries.ts'
import { putTagOn, takeTagOff } from './tags.repository.ts'
import { isWorkOrder } from './watching.queries.ts'

export type Tagging = { workOrderId: string; tagId: string; on: boolean }

/**
 * Puts a tag on a work order, or takes it off. It says how the staff sort their work and nothing about the work itself:
 * the revision stays, so that nobody's decision is refused because of it.
 */
export async function tagWorkOrder(deps: FormDeps, { on, ...tagging }: Tagging) {
  await deps.db.transaction(async (tx) => {
    if (!(await isWorkOrder(tx, tagging.workOrderId))) throw workOrderRefusals.not_found()
    if ((await tagsThere(tx, [tagging.tagId])) === 0) throw tagRefusals.not_found()
    if (on) await putTagOn(tx, { ...tagging, taggedAt: deps.clock.now() })
    else await takeTagOff(tx, tagging)
    sendStaffHint(tx, { kind: 'order', workOrderId: tagging.workOrderId })
  })
  return { on }
}
