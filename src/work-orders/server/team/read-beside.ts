import type { Executor } from '#platform/server/database.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { FormDeps } from '../form/node-form.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { lastReminder } from '../work-orders.queries.ts'
import { tagsOf } from './tags.queries.ts'
import { companyOf, isWatching, mattersOfOrder } from './watching.queries.ts'

/** When somebody of a company was last reminded by itself of one of these matters. */
export type LastAutomatic = (
  executor: Executor,
  about: { companyId: string; matterIds: readonly string[] },
) => Promise<Date | undefined>

export async function readBeside(
  { db }: Pick<FormDeps, 'db'>,
  staff: StaffPrincipal,
  { workOrderId, lastAutomatic }: { workOrderId: string; lastAutomatic: LastAutomatic },
) {
  const companyId = await companyOf(db, workOrderId)
  if (companyId === undefined) throw workOrderRefusals.not_found()
  const sent = await lastReminder(db, workOrderId)
  const matterIds = await mattersOfOrder(db, { companyId, workOrderId })
  const automatic = await lastAutomatic(db, { companyId, matterIds })
  return {
    reminded: laterOf(sent, automatic),
    watched: await isWatching(db, workOrderId, staff.staffId),
    tags: await tagsOf(db, workOrderId),
  }
}

function laterOf(sent: { at: Date; by: string } | undefined, automatic: Date | undefined) {
  if (automatic && (!sent || automatic > sent.at)) return { at: automatic.toISOString(), by: null }
  return sent ? { at: sent.at.toISOString(), by: sent.by } : null
}
