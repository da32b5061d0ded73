import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { FormDeps } from '../form/node-form.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { lastReminder } from '../work-orders.queries.ts'
import { tagsOf } from './tags.queries.ts'
import { isWatching, isWorkOrder } from './watching.queries.ts'

export async function readBeside({ db }: Pick<FormDeps, 'db'>, staff: StaffPrincipal, workOrderId: string) {
  if (!(await isWorkOrder(db, workOrderId))) throw workOrderRefusals.not_found()
  const reminder = await lastReminder(db, workOrderId)
  return {
    reminded: reminder ? { at: reminder.at.toISOString(), by: reminder.by } : null,
    watched: await isWatching(db, workOrderId, staff.staffId),
    tags: await tagsOf(db, workOrderId),
  }
}
