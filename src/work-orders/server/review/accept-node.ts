import { checkedNode } from '../../node-moves.ts'
import { changeNodeAsStaff, type AtNode } from '../steps/change-as-staff.ts'
import { isFormNode, type FormDeps } from '../form/node-form.ts'
import { beginWithForm } from '../filing/begin-filing.ts'
import { checkMove, moveNode, writeHistory, type Work } from '../work.ts'
import type { NodeRow } from '../work-orders.tables.ts'
import { keepSigned, type ReadFromDocument } from './keep-signed.ts'
import { checkAllAccepted, openReview } from './open-review.ts'

/** Accepts what the seller submitted; a form and its review are accepted together, whichever is named. A signed document is in force. */
export function acceptNode(deps: FormDeps, request: AtNode & ReadFromDocument) {
  return changeNodeAsStaff(deps, request, async (work, named) => {
    const node = checkedNode(work.nodes, named)
    checkMove(work, node, 'accept', 'staff')
    const accepted = await acceptedAnswers(work, deps, node)
    moveNode(work, node, 'accept', 'staff')
    await writeHistory(work, { key: 'node.accepted', node, params: accepted })
    await beginWithForm(work, deps, node)
    await keepSigned(work, node, request)
    return node
  })
}

/** How many answers were accepted one by one or together. @throws while one of them was not */
async function acceptedAnswers(work: Work, deps: FormDeps, node: NodeRow): Promise<Record<string, number>> {
  if (!isFormNode(node)) return {}
  const review = await openReview(work, deps, node)
  checkAllAccepted(review)
  return { accepted: review.toJudge.length }
}
