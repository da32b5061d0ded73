import { expectSame } from '#platform/server/http/once.ts'
import { addWorkingDays, type Day } from '#platform/shared/calendar.ts'
import { localText, type LocalText } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { ORIGINAL_NAMES } from '../../originals/original-texts.ts'
import { MOST_ORIGINALS, type OriginalKind, type Treatment } from '../../originals/originals.ts'
import { staffActor } from '../actors.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { notifyMembers } from '../notify-members.ts'
import type { StaffText } from '../steps/change-as-staff.ts'
import { nameColleague } from '../team/for-colleague.ts'
import { nodeOf, writeHistory, type Work, type WorkDeps } from '../work.ts'
import { moveRefused, workOrderRefusals } from '../work-orders.errors.ts'
import { auditOriginal } from './change-original.ts'
import { askedNotice } from './original-news.ts'
import { originalRefusals } from './originals.errors.ts'
import { findOriginal, originalsOf } from './originals.queries.ts'
import { insertOriginal } from './originals.repository.ts'
import type { OriginalRow } from '../originals.tables.ts'

const DAYS_TO_SEND = 10

type AddOriginal = {
  id: string
  staff: StaffPrincipal
  address: string
  workOrderId: string
  nodeId?: string
  kind: OriginalKind
  title?: StaffText
  copies: number
  needs: Treatment[]
  /** The seller has to send it; otherwise it is here. */
  asked: boolean
  dueOn?: Day
  validUntil?: Day
  comesBack: boolean
  note?: StaffText
}

/** Puts a paper into the register of a work order. One that is there already is the same request's. */
export function addOriginal(deps: WorkDeps, request: AddOriginal): Promise<{ id: string }> {
  const { workOrderId, staff } = request
  return changeWorkOrder(deps, { workOrderId, actor: staffActor(staff) }, async (work) => {
    const { companyId, status } = work.workOrder
    const before = await findOriginal(work.tx, { companyId, workOrderId, id: request.id })
    if (before) {
      expectSame(before, { kind: request.kind, title: titleOf(request), copies: request.copies })
      return { id: before.id }
    }
    if (status === 'CANCELLED') throw moveRefused('closed')
    if (request.nodeId !== undefined) nodeOf(work, request.nodeId)
    if (request.dueOn && request.dueOn < work.today) throw workOrderRefusals.day_in_past()
    const there = await originalsOf(work.tx, { companyId, workOrderId })
    if (there.length >= MOST_ORIGINALS) throw originalRefusals.too_many({ params: { most: MOST_ORIGINALS } })
    const row = rowOf(work, request)
    await insertOriginal(work.tx, row)
    await writeHistory(work, {
      key: request.asked ? 'original.asked' : 'original.registered',
      params: { name: row.title },
      reason: row.note,
    })
    await auditOriginal(work, row, { ...request, action: 'add' })
    await nameColleague(work)
    if (request.asked) {
      work.notices = [askedNotice(row)]
      await notifyMembers(work)
    }
    return { id: row.id }
  })
}

const MISSING: LocalText = { en: 'Name the paper.', zh: '请填写文件名称。' }

/** @throws originals.title_missing for a paper of no known kind */
function titleOf({ kind, title }: AddOriginal): LocalText {
  if (title !== undefined) return localText(title)
  if (kind === 'OTHER') throw originalRefusals.title_missing({ fields: { title: MISSING } })
  return ORIGINAL_NAMES[kind]
}

function rowOf({ workOrder, now, today }: Work, request: AddOriginal): OriginalRow {
  const { kind, copies, needs, asked, comesBack } = request
  return {
    companyId: workOrder.companyId,
    id: request.id,
    workOrderId: workOrder.id,
    nodeId: request.nodeId ?? null,
    kind,
    title: titleOf(request),
    copies,
    needs: [...new Set(needs)],
    done: {},
    status: asked ? 'ASKED' : 'HERE',
    statusSince: now,
    dueOn: asked ? (request.dueOn ?? addWorkingDays(today, DAYS_TO_SEND)) : null,
    holder: null,
    holderName: null,
    courier: null,
    tracking: null,
    validUntil: request.validUntil ?? null,
    comesBack,
    note: request.note === undefined ? null : localText(request.note),
    createdAt: now,
  }
}
