import { bindFiles } from '#documents/server/public.ts'
import { saveForm, type SavedForm, type SaveForm } from '#forms/server/public.ts'
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
    const saved = await saveAnswers(work, deps, node, request)
    if (saved.submitted) await submit(work, node, saved.submitted)
    return presentSaved(work, node, saved)
  })
}

export function presentSaved({ now }: Work, node: NodeRow, saved: SavedForm) {
  return {
    revisions: saved.revisions,
    revision: saved.revision,
    status: node.status,
    savedAt: now.toISOString(),
    ...(saved.errors.length > 0 && { errors: saved.errors }),
  }
}

type ToSave = Omit<SaveNodeData, 'principal' | 'nodeId'> & Pick<SaveForm, 'forCompany'>

/** Whoever saves it: the actor of the work. */
export function saveAnswers(work: Work, deps: FormDeps, node: NodeRow, request: ToSave): Promise<SavedForm> {
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
    ...(request.forCompany && { forCompany: request.forCompany }),
    today: work.today,
    now: work.now,
  })
}

async function submit(work: Work, node: NodeRow, submitted: FormSubmission): Promise<void> {
  await bindSubmitted(work, node, submitted)
  await writeHistory(work, {
    key: submitted.number === 1 ? 'node.submitted' : 'node.resubmitted',
    node,
    params: { answers: submitted.answers, files: submitted.files.length },
  })
}

export type FormSubmission = NonNullable<SavedForm['submitted']>

export async function bindSubmitted(work: Work, node: NodeRow, submitted: FormSubmission): Promise<void> {
  const { companyId } = work.workOrder
  await bindFiles(work.tx, { companyId, record: node.id, files: submitted.files, at: work.now })
  moveNode(work, node, 'submit', 'seller')
}
