import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { Transaction } from '#platform/server/database.ts'
import { MAIL_TRIES } from '#platform/server/job-tries.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { afterMove, type EnquiryMove, type EnquiryNoteKind } from '../enquiry.ts'
import type { Enquiry } from '../staff/contract.ts'
import { enquiryRefusals } from './enquiries.errors.ts'
import { ENQUIRY_JOBS } from './enquiries.jobs.ts'
import { presentEnquiries } from './enquiries.queries.ts'
import { changeEnquiry, insertNote, lockEnquiry } from './enquiries.repository.ts'
import type { EnquiryRow } from './enquiries.tables.ts'

const KIND_OF: Record<EnquiryMove, EnquiryNoteKind> = {
  answer: 'ANSWER',
  close: 'CLOSED',
  reopen: 'REOPENED',
}

/** Answers, closes or reopens an enquiry. An answer is mailed to the sender; a closing note stays internal. */
export async function moveEnquiry(
  deps: ServerDeps,
  move: EnquiryMove,
  input: { enquiryId: string; revision: number; text?: string },
  by: { staff: StaffPrincipal; address: string },
): Promise<Enquiry> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, input.enquiryId)
    if (!enquiry) throw enquiryRefusals.not_found()
    if (enquiry.revision !== input.revision) throw await staleRefusal(tx, enquiry)
    const status = afterMove(enquiry.status, move)
    if (!status) throw enquiryRefusals.not_possible()
    // whoever gets an answer was not a robot
    const robot = enquiry.robot && move !== 'answer'
    const revision = enquiry.revision + 1
    await changeEnquiry(tx, enquiry.id, { status, robot, changedAt: at, revision })
    const note = { id: newId('eqn'), enquiryId: enquiry.id, kind: KIND_OF[move], text: input.text ?? '' }
    await insertNote(tx, { ...note, staffId: by.staff.staffId, at })
    if (move === 'answer') await deps.jobs.add(tx, ENQUIRY_JOBS.answer, { noteId: note.id }, MAIL_TRIES)
    await writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: by.staff.staffId,
      action: `enquiry.${move}`,
      record: enquiry.id,
      address: by.address,
    })
    const [moved] = await presentEnquiries(tx, [{ ...enquiry, status, robot, revision }])
    if (!moved) throw enquiryRefusals.not_found()
    return moved
  })
}

const DONE: Record<EnquiryNoteKind, LocalText> = {
  ANSWER: { en: 'answered it', zh: '已答复该咨询' },
  CLOSED: { en: 'closed it', zh: '关闭了该咨询' },
  REOPENED: { en: 'reopened it', zh: '重新打开了该咨询' },
}

/** Says who was quicker, with the enquiry as it is now. */
async function staleRefusal(tx: Transaction, enquiry: EnquiryRow): Promise<Error> {
  const [now] = await presentEnquiries(tx, [enquiry])
  const last = now?.notes.at(-1)
  const who = last?.by ?? { en: 'A colleague', zh: '同事' }
  const what = last ? DONE[last.kind] : { en: 'changed it', zh: '修改了该咨询' }
  return enquiryRefusals.stale({ params: { who, what }, data: now })
}
