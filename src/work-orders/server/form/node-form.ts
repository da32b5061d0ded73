import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { WorkDeps } from '../work.ts'
import { findNode } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'

export type FormDeps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs' | 'box'> & Pick<WorkDeps, 'mails'>
export type FormNode = NodeRow & { formTemplate: NonNullable<NodeRow['formTemplate']> }

export const formIdOf = (node: Pick<NodeRow, 'companyId' | 'id'>) => ({
  companyId: node.companyId,
  nodeId: node.id,
})

export function isFormNode(node: NodeRow): node is FormNode {
  return node.formTemplate !== null
}

/** The company's own node that has a form. */
export async function findFormNode(executor: Executor, companyId: string, nodeId: string): Promise<FormNode> {
  const node = await findNode(executor, companyId, nodeId)
  if (!node) throw workOrderRefusals.node_not_found()
  if (!isFormNode(node)) throw workOrderRefusals.no_form()
  return node
}
