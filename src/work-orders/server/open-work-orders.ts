import { findUser, getCompany } from '#accounts/server/public.ts'
import { getProducts, getPublishedProcess, priceDay } from '#catalogue/server/public.ts'
import type { ProcessNode, PublishedProcess } from '#catalogue/process.ts'
import type { Product } from '#catalogue/product.ts'
import { markWorkOpened, paidOrderLines, type PaidOrder, type PaidOrderLine } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { settleWork } from './settle-work.ts'
import { takeWork, writeHistory, type WorkDeps } from './work.ts'
import { woNodes, workOrders, type NodeRow } from './work-orders.tables.ts'

/**
 * Opens one work order for each line of a paid order that has a process. Told twice, it opens nothing twice: an order
 * line can have one work order only.
 */
export async function openWorkOrders(deps: WorkDeps, orderId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await paidOrderLines(tx, orderId)
    if (!order) return
    const waiting = order.lines.filter((line) => line.workOrderId === null)
    if (waiting.length === 0) return
    const products = await getProducts(
      tx,
      waiting.map((line) => line.productId),
      priceDay(deps),
    )
    const buyer = await buyerOf(tx, order)
    const opened: { orderLineId: string; workOrderId: string; workOrderNumber: string }[] = []
    for (const line of waiting) {
      const product = products.find((candidate) => candidate.id === line.productId)
      const process = product && (await getPublishedProcess(tx, product.processVersionId))
      if (!product || !process) continue
      const one = await openOne(tx, deps, { order, line, product, process, buyer })
      if (one) opened.push(one)
    }
    if (opened.length > 0) await markWorkOpened(tx, { orderId, at: deps.clock.now(), workOrders: opened })
    crashPoint(deps, 'work.open:before-commit')
  })
  crashPoint(deps, 'work.open:committed')
}

async function buyerOf(tx: Transaction, order: PaidOrder): Promise<Actor> {
  const user = await findUser(tx, order.createdBy)
  return { kind: 'seller', id: order.createdBy, name: user?.name ?? '' }
}

type Opening = {
  order: PaidOrder
  line: PaidOrderLine
  product: Product
  process: PublishedProcess
  buyer: Actor
}

async function openOne(tx: Transaction, deps: WorkDeps, opening: Opening) {
  const { order, line, process, buyer } = opening
  const company = await getCompany(tx, order.companyId)
  const now = deps.clock.now()
  const boughtAt = order.paidAt ?? now
  const number = await nextNumber(tx, 'WO', now.getUTCFullYear())
  const names = [company?.name, company?.nameOriginal].filter((name) => name !== null && name !== undefined)
  const [created] = await tx
    .insert(workOrders)
    .values({
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
      searchText: [number, line.productCode, line.name.en, line.name.zh, ...names].join(' ').toLowerCase(),
      processVersionId: process.id,
      processKey: process.key,
      processVersion: process.version,
      boughtById: buyer.id,
      boughtByName: buyer.name,
      boughtAt,
      status: 'OPEN',
      turn: 'none',
      percent: 0,
      finishedBefore: 0,
    })
    .onConflictDoNothing({ target: workOrders.orderLineId })
    .returning({ id: workOrders.id })
  // Another delivery of the same event was quicker; undoing everything keeps the number series without a gap.
  if (!created) throw new Error(`order line ${line.id} has its work order already`)
  await tx
    .insert(woNodes)
    .values(process.nodes.map((node, position) => nodeRow(order, created.id, node, position, now)))
  const work = await takeWork(tx, deps, { workOrderId: created.id, actor: buyer })
  await writeHistory(work, { key: 'order.opened', params: { order: order.number } })
  await settleWork(work)
  return { orderLineId: line.id, workOrderId: created.id, workOrderNumber: number }
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
    details: {},
    startedAt: null,
    dueAt: null,
    finishedAt: null,
  }
}
