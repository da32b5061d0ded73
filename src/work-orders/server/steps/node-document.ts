import { getCompany } from '#accounts/server/public.ts'
import { lastSubmitted, readForm } from '#forms/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { isDone } from '../../states.ts'
import { grantorOf } from '../../power-of-attorney.ts'
import { formIdOf, isFormNode, type FormDeps } from '../form/node-form.ts'
import { powerOfAttorneyPdf } from './power-of-attorney-pdf.ts'
import { findNode, findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

/** The document of a SIGNATURE node, made from the accepted answers of the form before it. */
export async function nodeDocument(
  deps: FormDeps,
  request: { companyId: string; nodeId: string },
): Promise<FileAnswer> {
  const { companyId } = request
  const node = await findNode(deps.db, companyId, request.nodeId)
  const workOrder = node && (await findWorkOrder(deps.db, node.workOrderId, companyId))
  if (!node || !workOrder) throw workOrderRefusals.node_not_found()
  if (node.documentKind !== 'POWER_OF_ATTORNEY') throw workOrderRefusals.no_document()
  const nodes = await listNodes(deps.db, [workOrder.id])
  const formNode = nodes.filter(isFormNode).findLast((candidate) => candidate.position < node.position)
  if (!formNode || !isDone(formNode.status)) throw workOrderRefusals.document_too_early()
  const { template } = await readForm(deps.db, deps, formIdOf(formNode), formNode.formTemplate)
  const answers = (await lastSubmitted(deps.db, deps, formIdOf(formNode), template)) ?? {}
  const company = await getCompany(deps.db, companyId)
  return {
    stream: powerOfAttorneyPdf({
      grantor: grantorOf(answers, company?.name ?? ''),
      country: workOrder.country,
      matter: workOrder.productName,
      representative: deps.config.agency.name,
      workOrderNumber: workOrder.number,
    }),
    name: `power-of-attorney-${workOrder.number}.pdf`,
    type: 'application/pdf',
  }
}
