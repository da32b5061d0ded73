import { hasRead, type StoredFileRow } from '#documents/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { workOrderRefusals } from './work-orders.errors.ts'
import type { WorkOrderRow } from './work-orders.tables.ts'

/*
 * How much of what is hidden a member of staff sees in a day: numbers that are masked, and papers that show an
 * identity or a bank account. In orders of others only with a reason.
 */

/** Checking the forms of a busy day needs about thirty. */
const REVEALS_A_DAY = 40
/** A form has up to eight such papers: fifteen forms a day, more than anybody checks. */
const OWN_PAPERS_A_DAY = 120

type Asked = { staff: StaffPrincipal; reason?: string | undefined }

/**
 * @returns the reason to record; none for an order of one's own
 * @throws work_orders.reveal_reason_missing
 */
export function reasonToRead(workOrder: WorkOrderRow, { staff, reason }: Asked): string | undefined {
  if (isOwn(workOrder, staff)) return undefined
  if (reason) return reason
  throw workOrderRefusals.reveal_reason_missing({
    fields: { reason: { en: 'Enter why you need to see it.', zh: '请填写查看原因。' } },
  })
}

/** @throws work_orders.reveals_used_up */
export function countReveal(deps: Pick<ServerDeps, 'limits'>, { staffId }: StaffPrincipal): Promise<void> {
  return countOne(deps, `reveal:${staffId}`, REVEALS_A_DAY)
}

/**
 * Counts the first opening of a paper; again within a day is free, or enlarging it would cost as much as another. In
 * orders of others papers count together with numbers.
 * @throws work_orders.reveals_used_up
 */
export async function countPaper(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'limits'>,
  file: StoredFileRow,
  { workOrder, staff }: { workOrder: WorkOrderRow; staff: StaffPrincipal },
): Promise<void> {
  if (await hasRead(deps, file.id, staff.staffId)) return
  if (isOwn(workOrder, staff)) await countOne(deps, `paper:${staff.staffId}`, OWN_PAPERS_A_DAY)
  else await countReveal(deps, staff)
}

const isOwn = (workOrder: WorkOrderRow, { staffId }: StaffPrincipal) => workOrder.assigneeId === staffId

async function countOne({ limits }: Pick<ServerDeps, 'limits'>, key: string, limit: number): Promise<void> {
  try {
    await limits.count({ key, limit, windowMinutes: 24 * 60 })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw workOrderRefusals.reveals_used_up({ params: { limit } })
  }
}
