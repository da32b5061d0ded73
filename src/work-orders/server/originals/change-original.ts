import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'
import { allowed, next } from '#platform/shared/state-machine.ts'
import { writeAudit } from '#platform/server/audit.ts'
import {
  ORIGINAL_MOVES,
  treatedAfter,
  type Holder,
  type OriginalAction,
  type OriginalStatus,
} from '../../originals/originals.ts'
import { answerDueDate } from '../../due-dates.ts'
import { sellerActor, staffActor } from '../actors.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { notifyMembers } from '../notify-members.ts'
import { nameColleague } from '../team/for-colleague.ts'
import { type Work, type WorkDeps } from '../work.ts'
import { CHANGED_BY } from '../steps/check-revision.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { describeMove, noticeOfMove, recordMove } from './original-news.ts'
import { originalRefusals } from './originals.errors.ts'
import { findOriginal, movesOfOriginals } from './originals.queries.ts'
import { insertMove, updateOriginal } from './originals.repository.ts'
import type { OriginalRow } from '../originals.tables.ts'

/** What somebody records of a paper. */
export type OriginalMove = {
  workOrderId: string
  id: string
  /** As it was seen. */
  status: OriginalStatus
  action: OriginalAction
  on?: Day
  courier?: string
  tracking?: string
  holder?: Holder
  holderName?: string
  validUntil?: Day
}

/** The seller sends a paper, or has it back. */
export function moveOwnOriginal(
  deps: WorkDeps,
  request: Omit<OriginalMove, 'on' | 'holder' | 'holderName' | 'validUntil'> & {
    principal: SellerPrincipal
    action: 'send' | 'confirm'
  },
) {
  const { principal, workOrderId } = request
  const of = { workOrderId, companyId: principal.companyId, actor: sellerActor(principal) }
  return changeWorkOrder(deps, of, async (work) => ({ status: (await move(work, request)).status }))
}

/** Staff record where it is. */
export function moveOriginal(
  deps: WorkDeps,
  request: OriginalMove & { staff: StaffPrincipal; address: string },
) {
  const { workOrderId, staff } = request
  return changeWorkOrder(deps, { workOrderId, actor: staffActor(staff) }, async (work) => {
    const row = await move(work, request)
    await auditOriginal(work, row, request)
    await nameColleague(work)
    return { status: row.status }
  })
}

async function move(work: Work, request: OriginalMove): Promise<OriginalRow> {
  const { companyId, id: workOrderId } = work.workOrder
  const before = await findOriginal(work.tx, { companyId, workOrderId, id: request.id })
  if (!before) throw originalRefusals.not_found()
  if (before.status !== request.status) throw await movedOn(work, before)
  const by = work.actor.kind === 'seller' ? 'seller' : 'staff'
  const status = next(ORIGINAL_MOVES, before.status, request.action)
  if (!status || !allowed(ORIGINAL_MOVES, before.status, by).includes(request.action))
    throw originalRefusals.not_now()
  requireFacts(work, request)
  const row = moved(work, before, { ...request, status })
  await updateOriginal(work.tx, row)
  await insertMove(work.tx, {
    companyId,
    originalId: row.id,
    action: request.action,
    on: request.on ?? work.today,
    at: work.now,
    actorKind: by,
    actorId: work.actor.id,
    actorName: work.actor.name,
    courier: row.courier,
    tracking: row.tracking,
    holder: row.holder,
    holderName: row.holderName,
  })
  await recordMove(work, row, request.action)
  const notice = by === 'staff' ? noticeOfMove(before.status, row, request.action) : undefined
  if (notice) {
    work.notices = [notice]
    await notifyMembers(work)
  }
  return row
}

/** It is somewhere else than was seen: who recorded that last, and what. */
async function movedOn(work: Work, row: OriginalRow) {
  const last = (await movesOfOriginals(work.tx, row.companyId, [row.id])).at(-1)
  const who = last && { en: last.actorName, zh: last.actorName }
  const what = last && describeMove({ ...row, ...last }, last.action)
  return originalRefusals.moved_on({
    params: { who: who ?? CHANGED_BY.who, what: what ?? CHANGED_BY.what },
    data: { status: row.status },
  })
}

const FIELD = {
  courier: { en: 'Name the courier.', zh: '请填写快递公司。' },
  holder: { en: 'Say who has it.', zh: '请填写持有方。' },
} satisfies Record<string, LocalText>

/** @throws originals.courier_missing, originals.holder_missing, work_orders.day_in_future */
function requireFacts({ today }: Work, { action, on, courier, holder }: OriginalMove): void {
  if ((action === 'send' || action === 'sendBack') && !courier)
    throw originalRefusals.courier_missing({ fields: { courier: FIELD.courier } })
  if (action === 'handOut' && !holder)
    throw originalRefusals.holder_missing({ fields: { holder: FIELD.holder } })
  if (on !== undefined && on > today) throw workOrderRefusals.day_in_future()
}

/** Who has it, and how it travels, is of this move: what the move before said is over. */
function moved(
  { now, today }: Work,
  before: OriginalRow,
  { action, status, on = today, ...said }: OriginalMove,
): OriginalRow {
  const travels = action === 'send' || action === 'sendBack' || action === 'handOut'
  const isOut = action === 'handOut' || action === 'keep'
  return {
    ...before,
    status,
    statusSince: now,
    done: treatedAfter(before.done, { action, from: before.holder, on }),
    dueOn: action === 'askAgain' ? answerDueDate(today) : before.dueOn,
    courier: (travels && said.courier) || null,
    tracking: (travels && said.tracking) || null,
    holder: isOut ? (said.holder ?? before.holder) : null,
    holderName: isOut ? said.holderName || (action === 'keep' ? before.holderName : null) : null,
    validUntil: said.validUntil ?? before.validUntil,
  }
}

export function auditOriginal(
  { tx, now, workOrder }: Work,
  row: OriginalRow,
  { action, staff, address }: { action: OriginalAction | 'add'; staff: StaffPrincipal; address: string },
): Promise<void> {
  return writeAudit(tx, {
    at: now,
    actorKind: 'staff',
    actorId: staff.staffId,
    action: `original.${action}`,
    record: row.id,
    companyId: row.companyId,
    address,
    detail: { workOrderId: workOrder.id, status: row.status },
  })
}
