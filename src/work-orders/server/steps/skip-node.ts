import { localText } from '#platform/shared/local-text.ts'
import { changeNodeAsStaff, type AtNode } from './change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { moveNode, writeHistory } from '../work.ts'

/** Skips a skippable step, with the process's own reason unless staff give one. */
export function skipNode(deps: FormDeps, request: AtNode & { reason?: string }) {
  return changeNodeAsStaff(deps, request, async (work, node) => {
    moveNode(work, node, 'skip', 'staff')
    const reason = request.reason ? localText(request.reason) : node.skipReason
    node.details = { ...node.details, ...(reason && { reason }) }
    await writeHistory(work, { key: 'node.skipped', node, reason })
    return node
  })
}
