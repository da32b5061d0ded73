import { reasonToReveal, type ReadingConfig } from '#documents/server/public.ts'
import { lastSubmitted, readForm, sensitiveAnswer } from '#forms/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'
import { findFormNode, formIdOf, isFormNode, type FormDeps, type FormNode } from './node-form.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

type Place = { path: string; address: string }
type Reader = { kind: 'staff' | 'seller'; id: string }

/**
 * Shows one sensitive answer in clear to a member of staff: of a submission, never of a draft; so many a day, and with
 * a reason where the order is not theirs.
 */
export async function revealAnswer(
  deps: FormDeps & Pick<ServerDeps<ReadingConfig>, 'limits' | 'config'>,
  request: Place & {
    staff: StaffPrincipal
    workOrderId: string
    nodeId: string
    reason?: string | undefined
  },
): Promise<{ value: string }> {
  const workOrder = await findWorkOrder(deps.db, request.workOrderId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const node = (await listNodes(deps.db, [workOrder.id])).find((candidate) => candidate.id === request.nodeId)
  if (!node || !isFormNode(node)) throw workOrderRefusals.node_not_found()
  const { template } = await readForm(deps.db, deps, formIdOf(node), node.formTemplate)
  const answers = (await lastSubmitted(deps.db, deps, formIdOf(node), template)) ?? {}
  const value = sensitiveAnswer(template, answers, request.path)
  if (value === undefined) throw workOrderRefusals.nothing_hidden()
  const reason = await reasonToReveal(deps, request, { workOrderId: workOrder.id })
  return reveal(deps, node, { kind: 'staff', id: request.staff.staffId }, value, { ...request, reason })
}

/** Shows one to a member of the company that it belongs to. */
export async function revealOwnAnswer(
  deps: FormDeps,
  request: Place & { principal: SellerPrincipal; nodeId: string },
): Promise<{ value: string }> {
  const { companyId, userId } = request.principal
  const node = await findFormNode(deps.db, companyId, request.nodeId)
  const { template, answers } = await readForm(deps.db, deps, formIdOf(node), node.formTemplate)
  const value = sensitiveAnswer(template, answers, request.path)
  if (value === undefined) throw workOrderRefusals.nothing_hidden()
  return reveal(deps, node, { kind: 'seller', id: userId }, value, request)
}

/** The reading is recorded before the answer is shown. */
async function reveal(
  deps: FormDeps,
  node: FormNode,
  reader: Reader,
  value: string,
  { path, address, reason }: Place & { reason?: string | undefined },
): Promise<{ value: string }> {
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: reader.kind,
      actorId: reader.id,
      action: 'answer.read',
      record: node.id,
      companyId: node.companyId,
      address,
      detail: { workOrderId: node.workOrderId, path, ...(reason && { reason }) },
    }),
  )
  return { value }
}
