import type { Transaction, Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { WorkActor } from '../actors.ts'
import type { HistoryKey, HistoryParams } from '../../history.ts'
import { obstacleTo } from '../../node-moves.ts'
import { findFormNode, isFormNode, type FormNode } from './node-form.ts'
import { WORK_ORDER_CHANGED } from '../change-work-order.ts'
import { nodeOf, takeWork, writeHistory, type WorkDeps } from '../work.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

/** What another room may know of the form of a node. */
export type FormAtNode = {
  node: FormNode
  service: LocalText
  workOrderId: string
  /** The seller may fill it in now. */
  open: boolean
  /** The agency has sent it back: only what has a note may change. */
  returned: boolean
}

/** A node's form for whoever reads. @throws work_orders.node_not_found, work_orders.no_form */
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

/** A node's form under the hand of another room, until the transaction ends. */
export type HeldForm = FormAtNode & {
  now: Date
  /** The agency's calendar day. */
  today: Day
  /** Writes into the history of the work order, and tells whoever follows it. */
  notify(key: HistoryKey, params: HistoryParams): Promise<void>
}

/** Locks the work order of a form, so that nothing of it moves meanwhile. */
export async function holdForm(
  tx: Transaction,
  deps: WorkDeps,
  request: { companyId: string; nodeId: string; actor: WorkActor },
): Promise<HeldForm> {
  const { companyId, nodeId, actor } = request
  const { workOrderId } = await findFormNode(tx, companyId, nodeId)
  const work = await takeWork(tx, deps, { workOrderId, companyId, actor })
  const node = nodeOf(work, nodeId)
  if (!isFormNode(node)) throw workOrderRefusals.no_form()
  return {
    ...formAt(node, work.workOrder, work.nodes),
    now: work.now,
    today: work.today,
    async notify(key, params) {
      await writeHistory(work, { key, node, params })
      await deps.jobs.publish(tx, WORK_ORDER_CHANGED, { workOrderId })
    },
  }
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
    workOrderId: workOrder.id,
    open: obstacleTo('submit', node, 'seller', context) === undefined,
    returned: node.status === 'RETURNED',
  }
}
