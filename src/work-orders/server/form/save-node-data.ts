import { bindFiles } from '#documents/server/public.ts'
import { saveForm, type SavedForm } from '#forms/server/public.ts'
import type { Answers } from '#forms/engine/model/template.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { sellerActor } from '../actors.ts'
import { findFormNode, formIdOf, isFormNode, type FormDeps } from './node-form.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { checkMove, moveNode, nodeOf, writeHistory, type Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'

export type SaveNodeData = {
  principal: SellerPrincipal
  nodeId: string
  answers: Answers
  submit: boolean
  templateVersion?: number
  /** Null for the very first save. */
  revisions: Record<string, number> | null
}

/** Saves a form's answers, and submits the form when that was requested and it is valid. */
export async function saveNodeData(deps: FormDeps, request: SaveNodeData) {
  const { companyId } = request.principal
  const { workOrderId } = await findFormNode(deps.db, companyId, request.nodeId)
  const actor = sellerActor(request.principal)
  return changeWorkOrder(deps, { workOrderId, companyId, actor }, async (work) => {
    const node = nodeOf(work, request.nodeId)
    checkMove(work, node, 'submit', 'seller')
    const saved = await save(work, deps, node, request)
    if (saved.submitted) await submit(work, node, saved.submitted)
    return {
      revisions: saved.revisions,
      revision: saved.revision,
      status: node.status,
      savedAt: work.now.toISOString(),
      ...(saved.errors.length > 0 && { errors: saved.errors }),
    }
  })
}

function save(work: Work, deps: FormDeps, node: NodeRow, request: SaveNodeData): Promise<SavedForm> {
  if (!isFormNode(node)) throw workOrderRefusals.no_form()
  return saveForm(work.tx, deps, {
    form: formIdOf(node),
    template: node.formTemplate,
    ...(request.templateVersion !== undefined && { templateVersion: request.templateVersion }),
    answers: request.answers,
    revisions: request.revisions,
    submit: request.submit,
    returned: node.status === 'RETURNED',
    country: work.workOrder.country,
    by: { id: work.actor.id, name: work.actor.name },
    today: work.today,
    now: work.now,
  })
}

async function submit(
  work: Work,
  node: NodeRow,
  submitted: NonNullable<SavedForm['submitted']>,
): Promise<void> {
  const { companyId } = work.workOrder
  await bindFiles(work.tx, { companyId, record: node.id, files: submitted.files, at: work.now })
  moveNode(work, node, 'submit', 'seller')
  await writeHistory(work, {
    key: submitted.number === 1 ? 'node.submitted' : 'node.resubmitted',
    node,
    params: { answers: submitted.answers, files: submitted.files.length },
  })
}
