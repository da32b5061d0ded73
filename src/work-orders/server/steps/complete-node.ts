import { isDone } from '../../states.ts'
import { handOver, type Handover } from '../filing/hand-over.ts'
import { endWhatEnds } from '../filing/end-what-ends.ts'
import { bindPapers, type Papers } from './bind-papers.ts'
import { changeNodeAsStaff, type AtNode } from './change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { checkMove, moveNode, writeHistory, type Work } from '../work.ts'
import { moveRefused, workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'

export type CompleteNode = AtNode &
  Handover &
  Papers & {
    date?: string
    way?: string
    reference?: string
    note?: string
  }

/** Records that a task of the agency is done. The last handover completes the work order. */
export function completeNode(deps: FormDeps, request: CompleteNode) {
  return changeNodeAsStaff(deps, request, async (work, node) => {
    checkMove(work, node, 'complete', 'staff')
    refuseEarlyHandover(work, node)
    const { date = work.today, way, reference, note } = request
    if (date > work.today) throw workOrderRefusals.day_in_future()
    node.details = { ...node.details, date, way, reference, note }
    await bindPapers(work, node, request)
    if (node.kind === 'DELIVERY') {
      await handOver(work, node, request)
      await endWhatEnds(work, deps)
    }
    moveNode(work, node, 'complete', 'staff')
    const params = { date: node.kind === 'DELIVERY' ? '' : date, way: way ?? '', reference: reference ?? '' }
    await writeHistory(work, { key: 'node.completed', node, params })
    return node
  })
}

/** Nothing is handed over while an earlier step is open again. */
function refuseEarlyHandover(work: Work, node: NodeRow): void {
  if (node.kind !== 'DELIVERY') return
  const others = work.nodes.filter((other) => other.position < node.position)
  if (!others.every((other) => isDone(other.status))) throw moveRefused('notYet')
}
