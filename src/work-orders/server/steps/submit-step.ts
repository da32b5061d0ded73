import { bindFiles, documentRefusals, getStoredFiles } from '#documents/server/public.ts'
import { listReviewNotes, resolveNotes } from '#forms/server/public.ts'
import type { NodeKind } from '#catalogue/process.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { sellerActor } from '../actors.ts'
import { formIdOf, type FormDeps } from '../form/node-form.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { checkMove, moveNode, nodeOf, writeHistory, type Work } from '../work.ts'
import { moveRefused } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'

type SubmitStep = {
  principal: SellerPrincipal
  workOrderId: string
  nodeId: string
  fileId?: string
  reference?: string
}

/** Submits the signed document. */
export function submitSignature(deps: FormDeps, request: SubmitStep & { fileId: string }) {
  return submitStep(deps, request, ['SIGNATURE'])
}

/** Reports that a step which only the seller can do is done. */
export function submitTask(deps: FormDeps, request: SubmitStep) {
  return submitStep(deps, request, ['SELLER_TASK', 'PAYMENT_OF_TAX'])
}

async function submitStep(deps: FormDeps, request: SubmitStep, kinds: readonly NodeKind[]) {
  const { principal, workOrderId, nodeId } = request
  const { companyId } = principal
  return changeWorkOrder(deps, { workOrderId, companyId, actor: sellerActor(principal) }, async (work) => {
    const node = nodeOf(work, nodeId)
    if (!kinds.includes(node.kind)) throw moveRefused('notHere')
    checkMove(work, node, 'submit', 'seller')
    if (request.fileId !== undefined) await bindDocument(work, node, request.fileId)
    if (node.kind === 'SIGNATURE')
      node.details = { ...node.details, signedFileId: request.fileId, signedOn: work.today }
    if (request.reference) node.details = { ...node.details, reference: request.reference }
    const again = (await listReviewNotes(work.tx, companyId, [node.id])).length > 0
    await resolveNotes(work.tx, formIdOf(node), work.now)
    moveNode(work, node, 'submit', 'seller')
    await writeHistory(work, { key: again ? 'node.resubmitted' : 'node.submitted', node })
    return { work, node }
  }).then(({ work, node }) => ({ status: node.status, turn: work.workOrder.turn }))
}

const DOCUMENT_TYPES = new Set<string>(['application/pdf', 'image/jpeg', 'image/png'])

async function bindDocument(work: Work, node: NodeRow, fileId: string): Promise<void> {
  const { companyId, country } = work.workOrder
  const [file] = await getStoredFiles(work.tx, companyId, [fileId])
  if (!file) throw documentRefusals.not_found()
  if (!DOCUMENT_TYPES.has(file.type)) throw documentRefusals.wrong_type()
  await bindFiles(work.tx, {
    companyId,
    record: node.id,
    files: [{ place: node.kind === 'SIGNATURE' ? 'signed' : 'proof', fileId }],
    about: { kind: node.kind === 'SIGNATURE' ? 'SIGNED' : 'OTHER', label: node.name, country },
    at: work.now,
  })
}
