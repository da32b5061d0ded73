import { mailNow, mailsTogether } from '#messages/server/public.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { queueTogether } from '../../staff/queue-contract.ts'
import { assignWorkOrder } from '../assign/assign-work-order.ts'
import { requireThere } from '../assign/require-there.ts'
import type { FormDeps } from '../form/node-form.ts'
import { holdWorkOrder } from '../hold/hold-work-order.ts'
import type { OnWork } from '../steps/change-as-staff.ts'
import { askSupplements } from '../supplements/ask-supplements.ts'
import { tagWorkOrder } from '../team/tag-work-order.ts'
import { tagRefusals } from '../team/tags.errors.ts'
import { tagsThere } from '../team/tags.queries.ts'
import { eachOnItsOwn } from './each-on-its-own.ts'
import { remindSeller } from './remind-seller.ts'

/** @property idFor of what the request makes on a work order */
type Worker = { staff: StaffPrincipal; lang: Lang; idFor: (workOrderId: string) => string }
type Asked = InputOf<typeof queueTogether>

/**
 * Does one thing with several work orders. Each is judged on its own.
 * @throws work_orders.unknown_colleague, work_orders.colleague_away, tags.not_found
 */
export async function workTogether(
  deps: FormDeps,
  { staff, lang, idFor }: Worker,
  asked: Asked,
): Promise<OutputOf<typeof queueTogether>> {
  await requireKnown(deps, staff, asked)
  // A seller with many of them has one mail, not one of each.
  const mails = mailsTogether()
  const act = actOf({ ...deps, mails }, asked)
  const results = await eachOnItsOwn(asked.items, lang, (item) =>
    act({ ...item, id: idFor(item.workOrderId), staff }),
  )
  await mailNow(deps, mails)
  return { results }
}

/** What is done with each of them. The contract has seen to it that what the action needs is there. */
function actOf(
  deps: FormDeps,
  { action, staffId = null, tag, hold, ask }: Asked,
): (work: OnWork & { id: string }) => Promise<unknown> {
  if (action === 'tag' && tag)
    return ({ workOrderId }) => tagWorkOrder(deps, { workOrderId, tagId: tag.id, on: tag.on })
  if (action === 'hold' && hold) return (work) => holdWorkOrder(deps, { ...work, ...hold })
  if (action === 'ask' && ask) return (work) => askSupplements(deps, { ...work, items: [ask] })
  if (action === 'remind') return (work) => remindSeller(deps, work)
  return (work) => assignWorkOrder(deps, { ...work, staffId })
}

/** Otherwise every row would say the same. */
async function requireKnown(
  { db, clock, config }: FormDeps,
  { staffId: by }: StaffPrincipal,
  { action, staffId, tag }: Asked,
): Promise<void> {
  if (action === 'tag' && tag && (await tagsThere(db, [tag.id])) === 0) throw tagRefusals.not_found()
  if (action !== 'assign' || !staffId) return
  await requireThere(db, { to: staffId, by, today: dayOf(clock.now(), config.agency.timeZone) })
}
