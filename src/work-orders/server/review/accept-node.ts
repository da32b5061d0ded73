import { checkedNode } from '../../node-moves.ts'
import { changeNodeAsStaff, type AtNode } from '../steps/change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { beginWithForm } from '../filing/begin-filing.ts'
import { moveNode, writeHistory } from '../work.ts'
import { keepSigned, type ReadFromDocument } from './keep-signed.ts'

/** Accepts what the seller submitted; a form and its review are accepted together, whichever is named. A signed document is in force. */
export function acceptNode(deps: FormDeps, request: AtNode & ReadFromDocument) {
  return changeNodeAsStaff(deps, request, async (work, named) => {
    const node = checkedNode(work.nodes, named)
    moveNode(work, node, 'accept', 'staff')
    await writeHistory(work, { key: 'node.accepted', node })
    await beginWithForm(work, deps, node)
    await keepSigned(work, node, request)
    return node
  })
}
