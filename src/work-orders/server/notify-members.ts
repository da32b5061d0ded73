import { companyMembersToNotify } from '#accounts/server/public.ts'
import { paths } from '#paths.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { supplementHolder } from '../supplements.ts'
import { currentNode } from '../turn.ts'
import { listSupplements } from './supplements/supplements.queries.ts'
import { workOrderMail } from './work-order.mails.ts'
import type { WorkNotice, Work } from './work.ts'
import { findWorkOrder, listNodes } from './work-orders.queries.ts'
import type { NodeRow, WorkOrderRow } from './work-orders.tables.ts'

const MAIL = 'work-orders.mail'

export function registerNotifications(deps: ServerDeps): void {
  deps.jobs.register(MAIL, (payload) => sendMail(deps, payload))
}

/** One job per person, so that when one mailbox fails the others are not mailed twice. */
export async function askForMails({ tx, deps, workOrder, notified }: Work): Promise<void> {
  if (!notified) return
  const members = await companyMembersToNotify(tx, workOrder.companyId)
  await deps.jobs.addEach(
    tx,
    MAIL,
    members.map(({ userId }) => ({ workOrderId: workOrder.id, ...notified, userId })),
  )
}

async function sendMail(deps: ServerDeps, payload: JobPayload): Promise<void> {
  const workOrder = await findWorkOrder(deps.db, String(payload['workOrderId']))
  if (!workOrder) return
  const members = await companyMembersToNotify(deps.db, workOrder.companyId)
  const member = members.find((candidate) => candidate.userId === payload['userId'])
  if (!member) return
  const what = payload['what'] as WorkNotice
  const nodes = await listNodes(deps.db, [workOrder.id])
  // By the time the mail goes out the work may have moved on; then there is nothing to send.
  if (isPast(what, workOrder, nodes)) return
  const about = SUPPLEMENT_MAILS.has(what)
    ? await supplementsToSend(deps, workOrder, what, member.lang)
    : stepOf(nodes, workOrder, payload['nodeId'], member.lang)
  const { subject, text } = workOrderMail(what, member.lang, {
    name: member.name,
    product: pickText(workOrder.productName, member.lang),
    step: about.name,
    number: workOrder.number,
    due: about.dueAt ? formatDay(about.dueAt, member.lang) : '',
    link: `${deps.config.publicUrl}${linkTo(workOrder.id, what)}`,
    brand: deps.config.brand.name,
  })
  await deps.mailer.send({ to: member.email, subject, text })
}

const SUPPLEMENT_MAILS: ReadonlySet<WorkNotice> = new Set<WorkNotice>([
  'supplementsAsked',
  'supplementReturned',
])
type About = { name: string; dueAt: string | null }

function linkTo(workOrderId: string, what: WorkNotice): string {
  return SUPPLEMENT_MAILS.has(what) ? paths.replenishInfo(workOrderId) : paths.workOrder(workOrderId)
}

function stepOf(nodes: readonly NodeRow[], { turn }: WorkOrderRow, nodeId: unknown, lang: Lang): About {
  const node = nodes.find((candidate) => candidate.id === nodeId) ?? currentNode(turn, nodes)
  return { name: node ? pickText(node.name, lang) : '', dueAt: node?.dueAt ?? null }
}

/** What waits for the seller when the mail goes out, and the earliest due day. */
async function supplementsToSend(
  deps: ServerDeps,
  { id }: WorkOrderRow,
  what: WorkNotice,
  lang: Lang,
): Promise<About> {
  const waiting = (await listSupplements(deps.db, id)).filter(({ status }) =>
    what === 'supplementReturned' ? status === 'RETURNED' : supplementHolder(status) === 'seller',
  )
  const [dueAt = null] = waiting.flatMap((row) => (row.dueAt ? [row.dueAt] : [])).toSorted()
  return { name: waiting.map((row) => pickText(row.title, lang)).join(lang === 'zh' ? '、' : ', '), dueAt }
}

function isPast(what: WorkNotice, workOrder: WorkOrderRow, nodes: readonly NodeRow[]): boolean {
  if (what === 'yourTurn') return workOrder.turn !== 'seller'
  if (SUPPLEMENT_MAILS.has(what)) return workOrder.supplementsWaiting === 0
  return what === 'returned' && !nodes.some((node) => node.status === 'RETURNED')
}
