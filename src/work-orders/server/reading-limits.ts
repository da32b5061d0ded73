import { hasRead, type StoredFileRow } from '#documents/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { ReadingConfig } from './reading.config.ts'
import { workOrderRefusals } from './work-orders.errors.ts'
import type { WorkOrderRow } from './work-orders.tables.ts'

/*
 * How much of what is hidden a member of staff sees in a day: numbers that are masked, and papers that show an identity or
 * a bank account. In orders that are not theirs only with a reason.
 */

/** Checking the forms of a busy day needs about thirty. */
const REVEALS_A_DAY = 40
/** A form has up to eight such papers: fifteen forms a day, more than anybody checks. */
const OWN_PAPERS_A_DAY = 120

type LimitDeps = Pick<ServerDeps<ReadingConfig>, 'db' | 'clock' | 'limits' | 'config'>
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
  return countOne(deps, { key: `reveal:${staffId}`, limit: REVEALS_A_DAY, refusal: hiddenUsedUp })
}

/**
 * Counts the first opening of a file in an order that is not theirs, whatever it shows.
 * @throws work_orders.foreign_files_used_up
 */
export async function countForeign(
  deps: LimitDeps,
  file: StoredFileRow,
  { workOrder, staff }: { workOrder: WorkOrderRow; staff: StaffPrincipal },
): Promise<void> {
  if (isOwn(workOrder, staff) || (await hasRead(deps, file.id, staff.staffId))) return
  const limit = deps.config.foreignFilesADay
  await countOne(deps, { key: `foreign-file:${staff.staffId}`, limit, refusal: foreignUsedUp })
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
  if (isOwn(workOrder, staff))
    await countOne(deps, { key: `paper:${staff.staffId}`, limit: OWN_PAPERS_A_DAY, refusal: hiddenUsedUp })
  else await countReveal(deps, staff)
}

/** The orders of its countries are a partner firm's own: none is assigned to it. */
const isOwn = (workOrder: WorkOrderRow, { staffId, role }: StaffPrincipal) =>
  workOrder.assigneeId === staffId || role === 'partner'

const foreignUsedUp = (limit: number) => workOrderRefusals.foreign_files_used_up({ params: { limit } })
const hiddenUsedUp = (limit: number) => workOrderRefusals.reveals_used_up({ params: { limit } })

/** Counted in the database: by all processes together, and whether or not one of them was started anew. */
async function countOne(
  { limits }: Pick<ServerDeps, 'limits'>,
  { key, limit, refusal }: { key: string; limit: number; refusal: (limit: number) => Refusal },
): Promise<void> {
  try {
    await limits.count({ key, limit, windowMinutes: 24 * 60 })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw refusal(limit)
  }
}
