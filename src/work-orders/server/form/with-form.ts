import type { Transaction, Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { WorkActor } from '../actors.ts'
import type { HistoryKey, HistoryParams } from '../../history.ts'
import { obstacleTo } from '../../node-moves.ts'
import { findFormNode, isFormNode, type FormNode } from './node-form.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { nodeOf, writeHistory, type WorkDeps } from '../work.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

/** What another module may know of the form of a node. */
export type FormAtNode = {
  node: FormNode
  service: LocalText
  country: string
  workOrderId: string
  /** The seller may fill it in now. */
  open: boolean
  /** The agency has returned it: only what has a note may change. */
  returned: boolean
}

/** A node's form, for reading. @throws work_orders.node_not_found, work_orders.no_form */
export async function readFormAtNode(
  executor: Executor,
  request: { companyId: string; nodeId: string },
): Promise<FormAtNode> {
  const { companyId } = request
  const node = await findFormNode(executor, companyId, request.nodeId)
  const workOrder = await findWorkOrder(executor, node.workOrderId, companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const nodes = await listNodes(executor, [workOrder.id])
  return formAt(node, workOrder, nodes)
}

/** A node's form for another module to write to: its work order is locked until the transaction ends. */
export type LockedForm = FormAtNode & {
  tx: Transaction
  now: Date
  /** The agency's calendar day. */
  today: Day
  /** Writes to the history of the work order. */
  record(key: HistoryKey, params: HistoryParams): Promise<void>
}

/** Changes something of a form; its work order stays locked meanwhile. */
export async function changeForm<T>(
  deps: WorkDeps,
  request: { companyId: string; nodeId: string; actor: WorkActor },
  change: (form: LockedForm) => Promise<T>,
): Promise<T> {
  const { companyId, nodeId, actor } = request
  const { workOrderId } = await findFormNode(deps.db, companyId, nodeId)
  return changeWorkOrder(deps, { workOrderId, companyId, actor }, (work) => {
    const node = nodeOf(work, nodeId)
    if (!isFormNode(node)) throw workOrderRefusals.no_form()
    const { tx, now, today } = work
    const record: LockedForm['record'] = (key, params) => writeHistory(work, { key, node, params })
    return change({ ...formAt(node, work.workOrder, work.nodes), tx, now, today, record })
  })
}

function formAt(
  node: FormNode,
  workOrder: NonNullable<Awaited<ReturnType<typeof findWorkOrder>>>,
  nodes: Awaited<ReturnType<typeof listNodes>>,
): FormAtNode {
  const context = { workOrderStatus: workOrder.status, nodes, canSkip: node.skipReason !== null }
  return {
    node,
    service: workOrder.productName,
    country: workOrder.country,
    workOrderId: workOrder.id,
    open: obstacleTo('submit', node, 'seller', context) === undefined,
    returned: node.status === 'RETURNED',
  }
}
