import { companyMembersToTell } from '#accounts/server/public.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { currentNode } from '../turn.ts'
import { dayIn } from './present-history.ts'
import { workOrderMail } from './work-order.mails.ts'
import type { Told } from './work.ts'
import { findWorkOrder, listNodes } from './work-orders.queries.ts'
import type { NodeRow, WorkOrderRow } from './work-orders.tables.ts'

const TELL = 'work-orders.tell'
const MAIL = 'work-orders.mail'

export function registerTelling(deps: ServerDeps): void {
  deps.jobs.register(TELL, (payload) => askForMails(deps, payload))
  deps.jobs.register(MAIL, (payload) => sendMail(deps, payload))
}

/** One job for each person, so that a failing mailbox does not write to the others twice. */
async function askForMails(deps: ServerDeps, payload: JobPayload): Promise<void> {
  const workOrder = await findWorkOrder(deps.db, String(payload['workOrderId']))
  if (!workOrder) return
  await deps.db.transaction(async (tx) => {
    for (const { userId } of await companyMembersToTell(tx, workOrder.companyId)) {
      await deps.jobs.add(tx, MAIL, { ...payload, userId })
    }
  })
}

async function sendMail(deps: ServerDeps, payload: JobPayload): Promise<void> {
  const workOrder = await findWorkOrder(deps.db, String(payload['workOrderId']))
  if (!workOrder) return
  const members = await companyMembersToTell(deps.db, workOrder.companyId)
  const member = members.find((candidate) => candidate.userId === payload['userId'])
  if (!member) return
  const what = payload['what'] as Told
  const nodes = await listNodes(deps.db, [workOrder.id])
  // By the time the mail goes out the work may have moved on; then there is nothing left to tell.
  if (isPast(what, workOrder, nodes)) return
  const node =
    nodes.find((candidate) => candidate.id === payload['nodeId']) ?? currentNode(workOrder.turn, nodes)
  const { subject, text } = workOrderMail(what, member.lang, {
    name: member.name,
    product: pickText(workOrder.productName, member.lang),
    step: node ? pickText(node.name, member.lang) : '',
    number: workOrder.number,
    due: node?.dueAt ? dayIn(node.dueAt, member.lang) : '',
    link: `${deps.config.publicUrl}/workspace/myServices/detail?id=${workOrder.id}`,
    brand: deps.config.brand.name,
  })
  await deps.mailer.send({ to: member.email, subject, text })
}

function isPast(what: Told, workOrder: WorkOrderRow, nodes: readonly NodeRow[]): boolean {
  if (what === 'yourTurn') return workOrder.turn !== 'seller'
  return what === 'returned' && !nodes.some((node) => node.status === 'RETURNED')
}
