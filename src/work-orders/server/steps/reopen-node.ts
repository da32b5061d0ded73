import { localText } from '#platform/shared/local-text.ts'
import { checkedNode } from '../../node-moves.ts'
import { changeNodeAsStaff, type AtNode, type StaffText } from './change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { moveNode, writeHistory } from '../work.ts'

/** Reopens a finished or refused step. What was recorded for it has to be recorded again. */
export function reopenNode(deps: FormDeps, request: AtNode & { reason: StaffText }) {
  return changeNodeAsStaff(deps, request, async (work, named) => {
    const node = checkedNode(work.nodes, named)
    moveNode(work, node, 'reopen', 'staff')
    node.details = {}
    await writeHistory(work, { key: 'node.reopened', node, reason: localText(request.reason) })
    return node
  })
}
