import { companyMembersToNotify } from '#accounts/server/public.ts'
import { paths } from '#paths.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import { itemsInTurn, type OpenItem } from '../open-items.ts'
import { listSupplementsOf } from './supplements/supplements.queries.ts'
import { workOrderMail } from './work-order.mails.ts'
import type { WorkNotice, Work } from './work.ts'
import { findWorkOrder, listNodes } from './work-orders.queries.ts'
import type { NodeRow, SupplementRow, WorkOrderRow } from './work-orders.tables.ts'

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
  const supplements = await listSupplementsOf(deps.db, [workOrder])
  const about = aboutOf(what, payload['nodeId'], workOrder, nodes, supplements).map((item) => ({
    name: pickText(item.name, member.lang),
    dueAt: item.dueAt,
  }))
  const { subject, text } = workOrderMail(what, member.lang, {
    name: member.name,
    product: pickText(workOrder.productName, member.lang),
    ...namesAndDays(about, member.lang),
    number: workOrder.number,
    link: `${deps.config.publicUrl}${linkTo(workOrder.id, what)}`,
    brand: deps.config.brand.name,
  })
  await deps.mailer.send({ to: member.email, subject, text })
}

const SUPPLEMENT_MAILS: ReadonlySet<WorkNotice> = new Set<WorkNotice>([
  'supplementsAsked',
  'supplementReturned',
])
type About = { name: LocalText; dueAt: Day | null }

function linkTo(workOrderId: string, what: WorkNotice): string {
  return SUPPLEMENT_MAILS.has(what) ? paths.replenishInfo(workOrderId) : paths.workOrder(workOrderId)
}

/** What the mail speaks of: what is due from the seller when it goes out, or the step that something happened to. */
function aboutOf(
  what: WorkNotice,
  nodeId: unknown,
  workOrder: WorkOrderRow,
  nodes: readonly NodeRow[],
  supplements: readonly SupplementRow[],
): About[] {
  const node = nodes.find((candidate) => candidate.id === nodeId)
  const items = itemsInTurn(workOrder.status, nodes, supplements)
  const own = items.find((item) => item.kind === 'node' && item.node === node)
  if (node) return [{ name: node.name, dueAt: own?.dueAt ?? null }]
  return items.filter((item) => item.holder === 'seller' && speaksOf(what, item)).map(nameOf)
}

type Item = OpenItem<NodeRow, SupplementRow>

const nameOf = (item: Item): About => ({
  name: item.kind === 'node' ? item.node.name : item.supplement.title,
  dueAt: item.dueAt,
})

function speaksOf(what: WorkNotice, item: Item): boolean {
  if (!SUPPLEMENT_MAILS.has(what)) return true
  if (item.kind !== 'supplement') return false
  return what === 'supplementsAsked' || item.supplement.status === 'RETURNED'
}

/** Where the days differ, each name has its own. */
function namesAndDays(about: readonly { name: string; dueAt: Day | null }[], lang: Lang) {
  const list = (names: string[]) => names.join(lang === 'zh' ? '、' : ', ')
  const [first] = about
  const dayOf = (dueAt: Day | null | undefined) => (dueAt ? formatDay(dueAt, lang) : '')
  const isOneDay = about.every(({ dueAt }) => dueAt === first?.dueAt)
  const withDay = ({ name, dueAt }: (typeof about)[number]) =>
    dueAt === null ? name : lang === 'zh' ? `${name}（${dayOf(dueAt)}前）` : `${name} (by ${dayOf(dueAt)})`
  return {
    step: list(about.map(({ name }) => name)),
    items: list(about.map(isOneDay ? ({ name }) => name : withDay)),
    due: dayOf(first?.dueAt),
  }
}

function isPast(what: WorkNotice, workOrder: WorkOrderRow, nodes: readonly NodeRow[]): boolean {
  if (what === 'yourTurn') return workOrder.turn !== 'seller'
  if (SUPPLEMENT_MAILS.has(what)) return workOrder.supplementsWaiting === 0
  return what === 'returned' && !nodes.some((node) => node.status === 'RETURNED')
}
