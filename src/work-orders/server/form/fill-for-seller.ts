import { showUnbound } from '#documents/server/public.ts'
import type { Answers } from '#forms/engine/model/template.ts'
import { fileAnswers, type SavedForm } from '#forms/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { sendHint } from '#platform/server/hints.repository.ts'
import { loadTemplateOf } from './form-of-node.ts'
import { staffActor } from '../actors.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { notifyMembers } from '../notify-members.ts'
import type { AtNode } from '../steps/change-as-staff.ts'
import { nameColleague } from '../team/for-colleague.ts'
import { enteredNotice, requireTold, type ToldBy } from '../told.ts'
import { checkMove, nodeOf, writeHistory, type Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { hasHistorySince } from '../work-orders.queries.ts'
import type { NodeRow } from '../work-orders.tables.ts'
import { isFormNode, type FormDeps } from './node-form.ts'
import { bindSubmitted, presentSaved, saveAnswers } from './save-node-data.ts'

export type FillForSeller = AtNode &
  ToldBy & {
    answers: Answers
    submit: boolean
    templateVersion?: number
    revisions: Record<string, number> | null
    address: string
  }

/**
 * Staff fill in the seller's form, in the seller's own draft: checked like theirs, refused where somebody saved meanwhile,
 * each changed answer marked. Submitting says how the seller told us.
 */
export async function fillForSeller(deps: FormDeps, request: FillForSeller) {
  const { workOrderId, staff } = request
  const told = request.submit ? requireTold(request) : null
  return changeWorkOrder(deps, { workOrderId, actor: staffActor(staff) }, async (work) => {
    const node = nodeOf(work, request.nodeId)
    if (!isFormNode(node)) throw workOrderRefusals.no_form()
    checkMove(work, node, 'submit', 'seller')
    await showNamed(work, deps, node, request.answers)
    const saved = await saveAnswers(work, deps, node, { ...request, forCompany: { told } })
    if (saved.submitted && told) await submitFor(work, node, { submitted: saved.submitted, told })
    else await tellOnce(work, node)
    await audit(work, node, request, saved)
    await nameColleague(work)
    // The seller may have the form open.
    sendHint(work.tx, { companyId: work.workOrder.companyId, kind: 'node' })
    return presentSaved(work, node, saved)
  })
}

/** What staff uploaded for an answer is the company's from the moment that the answer names it. */
async function showNamed(work: Work, deps: FormDeps, node: NodeRow, answers: Answers): Promise<void> {
  if (!isFormNode(node)) return
  const template = await loadTemplateOf(work.tx, deps, node)
  const ids = fileAnswers(template, answers).flatMap((entry) => entry.ids)
  await showUnbound(work.tx, node.companyId, ids.slice(0, 500))
}

type Submitting = {
  submitted: NonNullable<SavedForm['submitted']>
  told: NonNullable<ReturnType<typeof requireTold>>
}

async function submitFor(work: Work, node: NodeRow, { submitted, told }: Submitting): Promise<void> {
  await bindSubmitted(work, node, submitted)
  await writeHistory(work, {
    key: 'node.submittedFor',
    node,
    params: { answers: submitted.answers, files: submitted.files.length },
    reason: told.text,
  })
  work.notices.push(enteredNotice(work, 'submittedFor', node.id, told.text))
}

const HOUR_MS = 3_600_000

/** A form is saved while one types: the seller reads of it once an hour. */
async function tellOnce(work: Work, node: NodeRow): Promise<void> {
  const { id: nodeId, workOrderId, companyId } = node
  const since = new Date(work.now.getTime() - HOUR_MS)
  const known = { companyId, workOrderId, nodeId, key: 'node.enteredFor', since } as const
  if (await hasHistorySince(work.tx, { ...known, actorId: work.actor.id })) return
  await writeHistory(work, { key: 'node.enteredFor', node })
  work.notices = [enteredNotice(work, 'enteredFor', nodeId)]
  await notifyMembers(work)
}

/** Which answers, never what they are. */
function audit(work: Work, node: NodeRow, request: FillForSeller, saved: SavedForm): Promise<void> {
  return writeAudit(work.tx, {
    at: work.now,
    actorKind: 'staff',
    actorId: request.staff.staffId,
    action: saved.submitted ? 'form.submittedFor' : 'form.filledFor',
    record: node.id,
    companyId: node.companyId,
    address: request.address,
    detail: {
      workOrderId: node.workOrderId,
      revision: saved.revision,
      ...(saved.submitted && { how: request.how }),
    },
  })
}
