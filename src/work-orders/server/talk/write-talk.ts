import { companyMembersToNotify } from '#accounts/server/public.ts'
import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import { sendHint } from '#platform/server/hints.repository.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { localText, type LocalText } from '#platform/shared/local-text.ts'
import type { SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'
import { sellerActor, staffActor } from '../actors.ts'
import type { FormDeps } from '../form/node-form.ts'
import type { StaffText } from '../steps/change-as-staff.ts'
import { watchersBut } from '../team/watching.queries.ts'
import { insertNotes } from '../team/watching.repository.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { workOrdersMessages } from '../work-orders.messages.ts'
import { findWorkOrder } from '../work-orders.queries.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'
import { talkRefusals } from './talk.errors.ts'
import { findTalk } from './talk.queries.ts'
import { insertTalk } from './talk.repository.ts'
import { whoHears } from './who-hears.ts'

type Written = { id: string; workOrderId: string; companyId?: string; text: LocalText }
type Writer = { kind: 'seller' | 'staff'; id: string; name: string }

/**
 * A message that is there already was written by the same request before: it is told to nobody again.
 * @throws wire.key_reused where that was another one
 */
async function write(tx: Transaction, deps: FormDeps, writer: Writer, written: Written) {
  const workOrder = await findWorkOrder(tx, written.workOrderId, written.companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const { id } = written
  const isNew = await insertTalk(tx, {
    id,
    companyId: workOrder.companyId,
    workOrderId: workOrder.id,
    at: deps.clock.now(),
    text: written.text,
    actorKind: writer.kind,
    actorId: writer.id,
    actorName: writer.name,
    readAt: null,
  })
  if (!isNew) {
    const before = await findTalk(tx, { companyId: workOrder.companyId, id })
    if (before) expectSame(before, { workOrderId: workOrder.id, text: written.text })
    return { workOrder, isNew }
  }
  sendHint(tx, { companyId: workOrder.companyId, kind: 'talk', workOrderId: workOrder.id })
  if (writer.kind === 'staff')
    await writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'staff',
      actorId: writer.id,
      action: 'work_order.talk.written',
      record: id,
      companyId: workOrder.companyId,
      detail: { workOrderId: workOrder.id },
    })
  return { workOrder, isNew }
}

/** The members are told here and by mail, with the text. @throws talk.no_members */
export async function writeToSeller(
  deps: FormDeps,
  staff: StaffPrincipal,
  { id, workOrderId, text: sent }: { id: string; workOrderId: string; text: StaffText },
) {
  const text = localText(sent)
  return deps.db.transaction(async (tx) => {
    const writer = { ...staffActor(staff), kind: 'staff' as const }
    const { workOrder, isNew } = await write(tx, deps, writer, { id, workOrderId, text })
    if (!isNew) return { id }
    const members = await companyMembersToNotify(tx, workOrder.companyId)
    if (members.length === 0) throw talkRefusals.no_members()
    await notify(tx, deps, {
      companyId: workOrder.companyId,
      kind: workOrdersMessages.talked,
      params: {
        workOrderId: workOrder.id,
        number: workOrder.number,
        product: workOrder.productName,
        step: [],
        items: [],
        due: null,
        note: text,
      },
    })
    return { id }
  })
}

/** Who hears it is told, and who watches the work order. */
export async function writeToAgency(
  deps: FormDeps,
  principal: SellerPrincipal,
  { id, workOrderId, text }: { id: string; workOrderId: string; text: string },
) {
  const { companyId } = principal
  return deps.db.transaction(async (tx) => {
    const writer = { ...sellerActor(principal), kind: 'seller' as const }
    const written = { id, workOrderId, companyId, text: localText(text) }
    const { workOrder, isNew } = await write(tx, deps, writer, written)
    if (isNew) await tellStaff(tx, deps, { workOrder, writer, text })
    return { id }
  })
}

async function tellStaff(
  tx: Transaction,
  deps: FormDeps,
  { workOrder, writer, text }: { workOrder: WorkOrderRow; writer: Writer; text: string },
): Promise<void> {
  const now = deps.clock.now()
  const today = dayOf(now, deps.config.agency.timeZone)
  const watchers = await watchersBut(tx, workOrder.id, writer.id)
  const told = new Set([...watchers, ...(await whoHears(tx, { workOrder, today }))])
  insertNotes(
    tx,
    [...told].map((staffId) => ({
      staffId,
      workOrderId: workOrder.id,
      at: now,
      key: 'talk.written',
      params: { text },
      actorName: writer.name,
    })),
  )
}
