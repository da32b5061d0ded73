import { lastSubmitted, readForm, sensitiveAnswer } from '#forms/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { formIdOf, isFormNode, type FormDeps } from './node-form.ts'
import { findWorkOrder, listNodes } from './work-orders.queries.ts'
import { workOrderRefusals } from './work-orders.errors.ts'

/** Shows one sensitive answer in clear to a member of staff; that they read it is recorded before they see it. */
export async function revealAnswer(
  deps: FormDeps,
  request: { staff: StaffPrincipal; workOrderId: string; nodeId: string; path: string; address: string },
): Promise<{ value: string }> {
  const workOrder = await findWorkOrder(deps.db, request.workOrderId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const node = (await listNodes(deps.db, [workOrder.id])).find((candidate) => candidate.id === request.nodeId)
  if (!node || !isFormNode(node)) throw workOrderRefusals.node_not_found()
  const { template } = await readForm(deps.db, deps, formIdOf(node), node.formTemplate)
  const answers = (await lastSubmitted(deps.db, deps, formIdOf(node), template)) ?? {}
  const value = sensitiveAnswer(template, answers, request.path)
  if (value === undefined) throw workOrderRefusals.nothing_hidden()
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'staff',
      actorId: request.staff.staffId,
      action: 'answer.read',
      record: node.id,
      companyId: workOrder.companyId,
      address: request.address,
      detail: { workOrderId: workOrder.id, path: request.path },
    }),
  )
  return { value }
}
