import type { LocalText } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { staffActor } from '../actors.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { nameColleague } from '../team/for-colleague.ts'
import { nodeOf, writeHistory, type Work } from '../work.ts'
import { checkRevision } from './check-revision.ts'
import type { NodeRow } from '../work-orders.tables.ts'

/** @property revision of the work order as it was seen */
export type OnWork = { staff: StaffPrincipal; workOrderId: string; revision?: number }
export type AtNode = OnWork & { nodeId: string }

/** What every staff action returns. */
export type Moved = {
  workOrderId: string
  workOrderStatus: Work['workOrder']['status']
  turn: Work['workOrder']['turn']
  node: { id: string; status: NodeRow['status'] } | null
  revision: number
}

/** A change of one node by a member of staff; an unassigned work order is assigned to them. */
export function changeNodeAsStaff(
  deps: FormDeps,
  request: AtNode,
  change: (work: Work, named: NodeRow) => Promise<NodeRow>,
): Promise<Moved> {
  return changeAsStaff(deps, request, async (work) => {
    const node = nodeOf(work, request.nodeId)
    await takeOver(work, request.staff)
    return change(work, node)
  })
}

/** @param isMade whether the same request made this change before: then nothing is changed, whatever came after it */
export async function changeAsStaff(
  deps: FormDeps,
  request: OnWork,
  change: (work: Work) => Promise<NodeRow | null>,
  isMade: (work: Work) => Promise<boolean> = async () => false,
): Promise<Moved> {
  const { staff, workOrderId } = request
  const { work, node } = await changeWorkOrder(
    deps,
    { workOrderId, actor: staffActor(staff) },
    async (work) => {
      if (await isMade(work)) return { work, node: null }
      await checkRevision(work, request.revision)
      const node = await change(work)
      await nameColleague(work)
      return { work, node }
    },
  )
  const { id, status, turn, revision } = work.workOrder
  return {
    workOrderId: id,
    workOrderStatus: status,
    turn,
    node: node && { id: node.id, status: node.status },
    revision,
  }
}

async function takeOver(work: Work, staff: StaffPrincipal): Promise<void> {
  if (work.workOrder.assigneeId !== null || staff.role !== 'agent') return
  work.workOrder.assigneeId = staff.staffId
  await writeHistory(work, { key: 'order.assigned', params: { to: staff.staffName } })
}

/** One text for both languages, or one in each. */
export type StaffText = string | LocalText
