import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { insertAll, insertRows, rowsFor } from '#platform/server/whole-rows.ts'
import { insertWithCommit } from '#platform/server/with-commit.repository.ts'
import {
  woHistory,
  woNodes,
  workOrders,
  woSupplements,
  type NewHistory,
  type NodeRow,
  type SupplementRow,
  type WorkOrderRow,
} from './work-orders.tables.ts'

/* Called only by `work.ts` and `change-work-order.ts`: every change of a work order goes through `changeWorkOrder`. */

/** What is written of one: when it is due follows in the database. */
const { dueDay: _follows, ...WRITTEN } = getTableColumns(workOrders)

/** Locks a work order until the transaction ends; undefined when the company has none with this id. */
export async function lockWorkOrder(
  tx: Transaction,
  workOrderId: string,
  companyId?: string,
): Promise<WorkOrderRow | undefined> {
  const isIt = companyId
    ? and(eq(workOrders.id, workOrderId), eq(workOrders.companyId, companyId))
    : eq(workOrders.id, workOrderId)
  const [row] = await tx.select(WRITTEN).from(workOrders).where(isIt).for('update')
  return row
}

/** @throws a unique violation of `work_orders_order_line` for a second work order of an order line */
export async function insertWorkOrder(
  tx: Transaction,
  workOrder: WorkOrderRow,
  nodes: readonly NodeRow[],
): Promise<void> {
  await insertAll(tx, [rowsFor(workOrders, [workOrder]), rowsFor(woNodes, nodes)])
}

/** The same with the commit, which fails then. */
export function leaveWorkOrder(tx: Transaction, workOrder: WorkOrderRow, nodes: readonly NodeRow[]): void {
  insertWithCommit(tx, workOrders, [workOrder])
  insertWithCommit(tx, woNodes, nodes)
}

export async function insertNodes(tx: Transaction, nodes: readonly NodeRow[]): Promise<void> {
  await insertRows(tx, woNodes, nodes)
}

export async function updateWorkOrder(tx: Transaction, row: WorkOrderRow): Promise<void> {
  const { id, ...columns } = row
  await tx.update(workOrders).set(columns).where(eq(workOrders.id, id))
}

/** Nothing else of it changes, but who has it where a letter needs somebody. */
export async function updateRank(tx: Transaction, id: string, rank: Partial<WorkOrderRow>): Promise<void> {
  await tx.update(workOrders).set(rank).where(eq(workOrders.id, id))
}

/** Writes what a move can change of a node. */
export async function updateNode(tx: Transaction, node: NodeRow): Promise<void> {
  const { status, statusSince, details, startedAt, dueAt, finishedAt } = node
  await tx
    .update(woNodes)
    .set({ status, statusSince, details, startedAt, dueAt, finishedAt })
    .where(and(eq(woNodes.companyId, node.companyId), eq(woNodes.id, node.id)))
}

export async function insertSupplements(tx: Transaction, rows: SupplementRow[]): Promise<void> {
  await tx.insert(woSupplements).values(rows)
}

/** Writes what a move can change of a supplement. */
export async function updateSupplement(tx: Transaction, row: SupplementRow): Promise<void> {
  const { id, dueAt, status, statusSince, value, fileIds, answeredByName, answeredAt, told, round, note } =
    row
  await tx
    .update(woSupplements)
    .set({ dueAt, status, statusSince, value, fileIds, answeredByName, answeredAt, told, round, note })
    .where(and(eq(woSupplements.companyId, row.companyId), eq(woSupplements.id, id)))
}

export function insertHistory(tx: Transaction, lines: NewHistory[]): void {
  insertWithCommit(tx, woHistory, lines)
}
