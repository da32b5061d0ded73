import { checkedNode } from '../../node-moves.ts'
import { changeNodeAsStaff, localText, type AtNode, type StaffText } from './change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { moveNode, writeHistory } from '../work.ts'

/** Opens a finished or refused step again. What had been recorded with it is recorded anew. */
export function reopenNode(deps: FormDeps, request: AtNode & { reason: StaffText }) {
  return changeNodeAsStaff(deps, request, async (work, named) => {
    const node = checkedNode(work.nodes, named)
    moveNode(work, node, 'reopen', 'staff')
    node.details = {}
    await writeHistory(work, { key: 'node.reopened', node, reason: localText(request.reason) })
    return node
  })
}
