import { getProducts, getPublishedProcess } from '#catalogue/server/public.ts'
import { nodesOf } from '#catalogue/nodes-of.ts'
import type { ProcessNode, PublishedProcess } from '#catalogue/process.ts'
import type { Product } from '#catalogue/product.ts'
import { lockPaidOrder, markWorkOpened, type PaidOrder, type PaidOrderLine } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { speedOf } from '../speed.ts'
import type { WorkActor } from './actors.ts'
import { keepFilingBought } from './filing/filing-of-work.ts'
import { openWorkOrder } from './change-work-order.ts'
import type { WorkDeps } from './work.ts'
import type { NodeRow, WorkOrderRow } from './work-orders.tables.ts'

/**
 * Opens one work order for each line of a paid order that has a process. Idempotent: an order line can have only one
 * work order.
 */
export async function openWorkOrders(deps: WorkDeps, orderId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockPaidOrder(tx, orderId)
    if (!order) return
    const waiting = order.lines.filter((line) => line.workOrderId === null)
    if (waiting.length === 0) return
    const ids = waiting.map((line) => line.productId)
    const products = await getProducts(deps, tx, ids)
    const opened: { orderLineId: string; workOrderId: string; workOrderNumber: string }[] = []
    for (const line of waiting) {
      const product = products.find((candidate) => candidate.id === line.productId)
      const process = product && (await getPublishedProcess(deps, tx, product.processVersionId))
      if (!product || !process) continue
      const one = await openOne(tx, deps, { order, line, product, process, isLast: line === waiting.at(-1) })
      opened.push(one)
    }
    if (opened.length > 0) await markWorkOpened(tx, { order, at: deps.clock.now(), workOrders: opened })
    crashPoint(deps, 'work.open:before-commit')
  })
  crashPoint(deps, 'work.open:committed')
}

/** Who ordered, by the name that is recorded on the order. */
const buyerOf = ({ createdBy, buyer }: PaidOrder): WorkActor => ({
  kind: 'seller',
  id: createdBy,
  name: buyer.orderedBy,
})

type Opening = {
  order: PaidOrder
  line: PaidOrderLine
  product: Product
  process: PublishedProcess
  /** Who is to do it is chosen by what everybody has, the earlier lines of the same order among it. */
  isLast: boolean
}

async function openOne(tx: Transaction, deps: WorkDeps, opening: Opening) {
  const { order, line, product, process, isLast } = opening
  const now = deps.clock.now()
  const year = Number(dayOf(now, deps.config.agency.timeZone).slice(0, 4))
  const workOrder = workOrderRow(opening, await nextNumber(tx, 'WO', year), now)
  const nodes = nodesOf(process.nodes, line.options).map((node, position) =>
    nodeRow(order, workOrder.id, node, position, now),
  )
  await openWorkOrder(tx, deps, { workOrder, nodes, actor: buyerOf(order), isLast })
  await keepFilingBought(tx, deps, { workOrder, product, options: line.options, at: now })
  return { orderLineId: line.id, workOrderId: workOrder.id, workOrderNumber: workOrder.number }
}

function workOrderRow({ order, line, process }: Opening, number: string, now: Date): WorkOrderRow {
  const { companyName, companyNameOriginal } = order.buyer
  const named = [number, line.productCode, line.name.en, line.name.zh, companyName, companyNameOriginal ?? '']
  return {
    id: newId('wo'),
    companyId: order.companyId,
    number,
    orderId: order.id,
    orderNumber: order.number,
    orderLineId: line.id,
    productId: line.productId,
    productCode: line.productCode,
    productName: line.name,
    country: line.country,
    options: line.optionTexts,
    speed: speedOf(line.options),
    searchText: named.join(' ').trim().toLowerCase(),
    processVersionId: process.id,
    processKey: process.key,
    processVersion: process.version,
    boughtById: order.createdBy,
    boughtByName: order.buyer.orderedBy,
    boughtAt: order.paidAt ?? now,
    status: 'OPEN',
    statusReason: null,
    holdReason: null,
    heldSince: null,
    heldUntil: null,
    label: null,
    assigneeId: null,
    revision: 1,
    updatedAt: null,
    turn: 'none',
    turnSince: null,
    percent: 0,
    currentNodeKey: null,
    dueOn: null,
    expectedLow: null,
    expectedHigh: null,
    finishedBefore: 0,
    completedAt: null,
    durationDays: null,
    supplementsAsked: 0,
    supplementsWaiting: 0,
    letterDay: null,
    letterSince: null,
    letterIsCheck: null,
    urgentAt: null,
    urgentBecause: null,
    levelEndsAt: null,
    levelDays: null,
  }
}

function nodeRow(
  order: PaidOrder,
  workOrderId: string,
  node: ProcessNode,
  position: number,
  now: Date,
): NodeRow {
  return {
    id: newId('node'),
    companyId: order.companyId,
    workOrderId,
    position,
    key: node.key,
    name: node.name,
    description: node.description ?? null,
    kind: node.kind,
    owner: node.owner,
    status: 'LOCKED',
    statusSince: now,
    expectedDays: node.expectedDays,
    formTemplate: node.formTemplate ?? null,
    reviews: node.reviews ?? null,
    filedBy: node.filedBy ?? null,
    produces: node.produces ?? null,
    documentKind: node.documentKind ?? null,
    skipReason: node.canSkip?.reason ?? null,
    anotherPerson: node.anotherPerson ?? false,
    details: {},
    startedAt: null,
    dueAt: null,
    finishedAt: null,
  }
}
