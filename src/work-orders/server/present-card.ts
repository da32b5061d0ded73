import type { PlatformConfig } from '#platform/server/config.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { restingIn } from '#platform/shared/public-holidays.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { finishAsOf, type HoldOf } from '../expected-finish.ts'
import type { Stop } from '../lane-stop.ts'
import { laneStops, stepOf, type LaneEvent, type LaneNode } from '../lane-stops.ts'
import { itemsInTurn, type OpenItem } from '../open-items.ts'
import { currentNode } from '../turn.ts'
import type { WorkOrderCard } from '../records.ts'
import type { SupplementState } from '../supplements.ts'
import type { CARD_COLUMNS } from './card-columns.queries.ts'
import type { NodeRow, WorkOrderRow } from './work-orders.tables.ts'

/** What presenting needs besides the records. */
export type Reading = { lang: Lang; now: Date; timeZone: string; country: string; brand: string }

export function readingOf(
  context: { lang: Lang },
  deps: { config: PlatformConfig; clock: { now(): Date } },
): Reading {
  const { agency, brand } = deps.config
  return {
    lang: context.lang,
    now: deps.clock.now(),
    timeZone: agency.timeZone,
    country: agency.country,
    brand: brand.name,
  }
}

export const todayOf = (reading: Reading): Day => dayOf(reading.now, reading.timeZone)

/** What belongs to a work order. */
type CardParts = {
  nodes: readonly LaneNode[]
  events: readonly LaneEvent[]
  supplements: readonly SupplementState[]
}

/** What is shown of a work order itself. */
type CardRow = Pick<WorkOrderRow, Exclude<keyof typeof CARD_COLUMNS, 'companyId' | 'assigneeId' | 'dueDay'>>

/** A work order for lists. */
export function presentCard(workOrder: CardRow, parts: CardParts, reading: Reading): WorkOrderCard {
  const { lang } = reading
  const today = todayOf(reading)
  const { nodes, events, supplements } = parts
  const current = currentNode(workOrder.turn, nodes)
  const inTurn = itemsInTurn(workOrder.status, nodes, supplements)
  const stops = laneStops(nodes, events, today, inTurn)
  return {
    id: workOrder.id,
    number: workOrder.number,
    label: workOrder.label,
    status: workOrder.status,
    product: {
      id: workOrder.productId,
      code: workOrder.productCode,
      name: pickText(workOrder.productName, lang),
    },
    country: workOrder.country,
    turn: workOrder.turn,
    turnSince: workOrder.turnSince?.toISOString() ?? null,
    percent: workOrder.percent,
    step: stepOf(stops, nodes),
    currentNode: current ? presentCurrentNode(current, lang) : null,
    late: isPast(workOrder.dueOn, today),
    dueAt: workOrder.dueOn,
    heldUntil: workOrder.heldUntil,
    returned: nodes.some((node) => node.status === 'RETURNED'),
    supplements: presentSupplementsOf(workOrder, inTurn, today),
    expectedFinish: expectedOf(workOrder, { nodes, supplements }, reading),
    lane: stops.map((stop) => presentStop(stop, lang)),
    startedAt: workOrder.boughtAt.toISOString(),
    finishedAt: workOrder.completedAt?.toISOString() ?? null,
    order: { id: workOrder.orderId, number: workOrder.orderNumber },
  }
}

function presentCurrentNode({ id, key, name, kind, status }: LaneNode, lang: Lang) {
  return { id, key, name: pickText(name, lang), kind, status }
}

type Item = OpenItem<LaneNode, SupplementState>

export const isPast = (dueAt: Day | null | undefined, today: Day): boolean => Boolean(dueAt && dueAt < today)

/** The day of the seller's next supplement, which is its own, whatever the steps of the process are due. */
function presentSupplementsOf(workOrder: CardRow, inTurn: readonly Item[], today: Day) {
  const next = inTurn.find(({ kind, holder }) => kind === 'supplement' && holder === 'seller')
  return {
    asked: workOrder.supplementsAsked,
    waiting: workOrder.supplementsWaiting,
    dueAt: next?.dueAt ?? null,
    late: isPast(next?.dueAt, today),
  }
}

function expectedOf(workOrder: CardRow, parts: Pick<CardParts, 'nodes' | 'supplements'>, reading: Reading) {
  const { expectedLow: low, expectedHigh: high, country } = workOrder
  if (low === null || high === null) return null
  const { timeZone, country: agency } = reading
  const rests = restingIn(agency, country)
  const delay = { ...parts, today: todayOf(reading), timeZone, rests }
  return finishAsOf({ low, high }, delay, holdOf(workOrder, timeZone))
}

function holdOf(
  { status, heldSince, heldUntil, updatedAt, boughtAt }: CardRow,
  timeZone: string,
): HoldOf | undefined {
  if (status !== 'ON_HOLD') return undefined
  const changed = updatedAt ?? boughtAt
  // One from before that was kept began with its last change, as far as this shows.
  const since = dayOf(heldSince ?? changed, timeZone)
  return { since, until: heldUntil, computedOn: dayOf(changed, timeZone) }
}

function presentStop(stop: Stop, lang: Lang) {
  return {
    ...stop,
    label: pickText(stop.label, lang),
    startedAt: stop.startedAt?.toISOString() ?? null,
    finishedAt: stop.finishedAt?.toISOString() ?? null,
  }
}

/** A submitted form is waited for at its check. */
const isAt = (open: LaneNode, node: NodeRow): boolean =>
  open.id === node.id || (open.status === 'SUBMITTED' && open.key === node.reviews)

/** When a node is due, and whether that day is past: only while the turn waits for it. */
export function dueOfNode(node: NodeRow, inTurn: readonly Item[], today: Day) {
  const item = inTurn.find((open) => open.kind === 'node' && isAt(open.node, node))
  return { dueAt: item?.dueAt ?? null, late: isPast(item?.dueAt, today) }
}
