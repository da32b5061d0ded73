import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { assignedBecause } from '../../assigned-because.ts'
import type { handOver as handOverCall } from '../../staff/load-contract.ts'
import { staffActor } from '../actors.ts'
import type { FormDeps } from '../form/node-form.ts'
import { eachOnItsOwn } from '../queue/each-on-its-own.ts'
import { changeAsStaff } from '../steps/change-as-staff.ts'
import { writeHistory, type Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { findByRules } from './assign-by-rules.ts'
import { requireThere } from './require-there.ts'

type Asked = InputOf<typeof handOverCall>
type Worker = { id: string; name: string }

/**
 * Gives open work orders of a person to a colleague, or each to whom the rules say. Each is judged on its own.
 * @throws work_orders.unknown_colleague, work_orders.colleague_away
 */
export async function handOver(
  deps: FormDeps,
  { staff, lang }: { staff: StaffPrincipal; lang: Lang },
  { from, to, workOrderIds }: Asked,
): Promise<OutputOf<typeof handOverCall>> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const taker = to === null ? null : await requireThere(deps.db, { to, by: staff.staffId, today })
  const items = [...new Set(workOrderIds)].map((workOrderId) => ({ workOrderId }))
  const results = await eachOnItsOwn(items, lang, ({ workOrderId }) =>
    changeAsStaff(deps, { staff, workOrderId }, async (work) => {
      if (work.workOrder.assigneeId !== from) throw workOrderRefusals.not_theirs()
      if (taker) await giveTo(work, taker)
      else await giveByRules(work, from, staffActor(staff))
      return null
    }),
  )
  return { results }
}

async function giveTo(work: Work, { id, name }: Worker): Promise<void> {
  if (work.workOrder.assigneeId === id) return
  work.workOrder.assigneeId = id
  await writeHistory(work, { key: 'order.assigned', params: { to: name } })
}

/** Whoever hands it over does not get it back by knowing the company. */
async function giveByRules(work: Work, from: string, actor: ReturnType<typeof staffActor>): Promise<void> {
  const { chosen, nameOf } = await findByRules(work, from)
  const why = assignedBecause(chosen, nameOf)
  if (chosen.staffId === null) throw workOrderRefusals.nobody_found({ params: { why } })
  work.workOrder.assigneeId = chosen.staffId
  const params = { to: nameOf(chosen.staffId), why }
  await writeHistory(work, { key: 'order.assignedByRule', params, actor, internal: true })
}
