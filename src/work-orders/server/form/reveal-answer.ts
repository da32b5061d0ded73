import { lastSubmitted, readForm, sensitiveAnswer } from '#forms/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import type { SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'
import { findFormNode, formIdOf, isFormNode, type FormDeps, type FormNode } from './node-form.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

type Place = { path: string; address: string }
type Reader = { kind: 'staff' | 'seller'; id: string }

/** Checking the forms of a busy day needs about thirty. */
const STAFF_REVEALS_A_DAY = 40

/**
 * Shows one sensitive answer in clear to a member of staff: of a submission, never of a draft; so many a day, and with
 * a reason where the order is not theirs.
 */
export async function revealAnswer(
  deps: FormDeps & Pick<ServerDeps, 'limits'>,
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
  const { staffId } = request.staff
  const reason = workOrder.assigneeId === staffId ? undefined : request.reason
  if (workOrder.assigneeId !== staffId && !reason) throw reasonMissing()
  await countReveal(deps, staffId)
  return reveal(deps, node, { kind: 'staff', id: staffId }, value, { ...request, reason })
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

const reasonMissing = () =>
  workOrderRefusals.reveal_reason_missing({
    fields: { reason: { en: 'Enter why you need to see it.', zh: '请填写查看原因。' } },
  })

/** @throws work_orders.reveals_used_up */
async function countReveal({ limits }: Pick<ServerDeps, 'limits'>, staffId: string): Promise<void> {
  const limit = STAFF_REVEALS_A_DAY
  try {
    await limits.count({ key: `reveal:${staffId}`, limit, windowMinutes: 24 * 60 })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw workOrderRefusals.reveals_used_up({ params: { limit } })
  }
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
