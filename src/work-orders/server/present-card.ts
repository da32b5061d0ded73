import type { PlatformConfig } from '#platform/server/config.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { shiftForDelay } from '../expected-finish.ts'
import { laneStops, type Stop } from '../lane-stops.ts'
import { currentNode, holderOf } from '../turn.ts'
import type { WorkOrderCard } from '../records.ts'
import type { LaneEventRow } from './work-orders.queries.ts'
import type { NodeRow, WorkOrderRow } from './work-orders.tables.ts'

/** What presenting needs besides the records. */
export type Reading = { lang: Lang; now: Date; timeZone: string; brand: string }

export function readingOf(
  context: { lang: Lang },
  deps: { config: PlatformConfig; clock: { now(): Date } },
): Reading {
  const { agency, brand } = deps.config
  return { lang: context.lang, now: deps.clock.now(), timeZone: agency.timeZone, brand: brand.name }
}

export const todayOf = (reading: Reading): Day => dayOf(reading.now, reading.timeZone)

/** A work order for lists. `nodes` and `events` may hold those of other work orders too. */
export function presentCard(
  workOrder: WorkOrderRow,
  allNodes: readonly NodeRow[],
  allEvents: readonly LaneEventRow[],
  reading: Reading,
): WorkOrderCard {
  const { lang } = reading
  const today = todayOf(reading)
  const nodes = allNodes.filter((node) => node.workOrderId === workOrder.id)
  const events = allEvents.filter((event) => event.workOrderId === workOrder.id)
  const current = currentNode(workOrder.turn, nodes)
  const stops = laneStops(nodes, events, today)
  return {
    id: workOrder.id,
    number: workOrder.number,
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
    step: stepOf(stops),
    currentNode: current ? presentCurrentNode(current, lang) : null,
    late: workOrder.turn !== 'none' && workOrder.dueOn !== null && workOrder.dueOn < today,
    dueAt: workOrder.dueOn,
    returned: nodes.some((node) => node.status === 'RETURNED'),
    supplements: { asked: workOrder.supplementsAsked, waiting: workOrder.supplementsWaiting },
    expectedFinish: expectedOf(workOrder, nodes, today, reading.timeZone),
    lane: stops.map((stop) => presentStop(stop, lang)),
    startedAt: workOrder.boughtAt.toISOString(),
    finishedAt: workOrder.completedAt?.toISOString() ?? null,
    order: { id: workOrder.orderId, number: workOrder.orderNumber },
  }
}

function presentCurrentNode({ id, key, name, kind, status, dueAt }: NodeRow, lang: Lang) {
  return { id, key, name: pickText(name, lang), kind, status, dueAt }
}

const HERE = new Set<Stop['state']>(['current', 'returned', 'late', 'refused'])

function stepOf(stops: readonly Stop[]) {
  const here = stops.findIndex((stop) => HERE.has(stop.state))
  const behind = stops.filter((stop) => stop.state === 'done' || stop.state === 'skipped').length
  return { index: here >= 0 ? here + 1 : behind, count: stops.length }
}

function expectedOf(workOrder: WorkOrderRow, nodes: readonly NodeRow[], today: Day, timeZone: string) {
  const { expectedLow: low, expectedHigh: high } = workOrder
  if (low === null || high === null) return null
  return shiftForDelay({ low, high }, nodes, today, timeZone)
}

function presentStop(stop: Stop, lang: Lang) {
  return {
    ...stop,
    label: pickText(stop.label, lang),
    startedAt: stop.startedAt?.toISOString() ?? null,
    finishedAt: stop.finishedAt?.toISOString() ?? null,
  }
}

/** Past its due day while it is somebody's turn. */
export function isLate(nodes: readonly NodeRow[], node: NodeRow, today: Day): boolean {
  return node.dueAt !== null && node.dueAt < today && holderOf(nodes, node) !== undefined
}
