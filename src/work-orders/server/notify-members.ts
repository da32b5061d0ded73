import { notify } from '#messages/server/public.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { itemsInTurn, type OpenItem } from '../open-items.ts'
import { ABOUT_SUPPLEMENTS, type AboutWork, workOrdersMessages } from './work-orders.messages.ts'
import type { Notice, Work, WorkNotice } from './work.ts'
import type { NodeRow, SupplementRow } from './work-orders.tables.ts'

/** Notifies the company of what this change means for it. */
export async function notifyMembers(work: Work): Promise<void> {
  const { tx, deps, workOrder } = work
  for (const notice of work.notices) {
    const about = aboutOf(work, notice)
    const { what, because, note, day } = notice
    await notify(tx, deps, {
      companyId: workOrder.companyId,
      kind: workOrdersMessages[what],
      ...(deps.mails && { together: deps.mails }),
      // Whoever is asked to act is mailed once.
      hereOnly: what === 'resumed' && work.notices.some((other) => other.what === 'yourTurn'),
      params: {
        workOrderId: workOrder.id,
        number: workOrder.number,
        product: workOrder.productName,
        ...itemsAndDay(about),
        because: because ?? null,
        note: note ?? null,
        day: day ? { day } : null,
      },
    })
  }
}

type About = { name: LocalText; dueAt: Day | null }

/** What is due from the seller now, or the step that something happened to. */
function aboutOf({ workOrder, nodes, supplements }: Work, { what, nodeId, name, dueOn }: Notice): About[] {
  if (name) return [{ name, dueAt: dueOn ?? null }]
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
  if (!ABOUT_SUPPLEMENTS.has(what)) return true
  if (item.kind !== 'supplement') return false
  return what === 'supplementsAsked' || item.supplement.status === 'RETURNED'
}

/** Where the days differ, each name has its own. */
function itemsAndDay(about: readonly About[]): Pick<AboutWork, 'step' | 'items' | 'due'> {
  const [first] = about
  const isOneDay = about.every(({ dueAt }) => dueAt === first?.dueAt)
  return {
    step: about.map(({ name }) => name),
    items: about.map(({ name, dueAt }) => (isOneDay ? name : { name, by: dueAt })),
    due: first?.dueAt ? { day: first.dueAt } : null,
  }
}
