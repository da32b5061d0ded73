import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { afterMove, type EnquiryMove, type EnquiryNoteKind } from '../enquiry.ts'
import type { Enquiry } from '../staff/contract.ts'
import { enquiryRefusals } from './enquiries.errors.ts'
import { ENQUIRY_JOBS } from './enquiries.jobs.ts'
import { presentEnquiries } from './enquiries.queries.ts'
import { changeEnquiry, insertNote, lockEnquiry } from './enquiries.repository.ts'

const KIND_OF: Record<EnquiryMove, EnquiryNoteKind> = {
  answer: 'ANSWER',
  close: 'CLOSED',
  reopen: 'REOPENED',
}

/** Answers, closes or reopens an enquiry. An answer is mailed to the sender; a closing note stays internal. */
export async function moveEnquiry(
  deps: ServerDeps,
  move: EnquiryMove,
  input: { enquiryId: string; text?: string },
  by: { staff: StaffPrincipal; address: string },
): Promise<Enquiry> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, input.enquiryId)
    if (!enquiry) throw enquiryRefusals.not_found()
    const status = afterMove(enquiry.status, move)
    if (!status) throw enquiryRefusals.not_possible()
    // whoever gets an answer was not a robot
    const robot = enquiry.robot && move !== 'answer'
    await changeEnquiry(tx, enquiry.id, { status, robot, changedAt: at })
    const note = { id: newId('eqn'), enquiryId: enquiry.id, kind: KIND_OF[move], text: input.text ?? '' }
    await insertNote(tx, { ...note, staffId: by.staff.staffId, at })
    if (move === 'answer')
      await deps.jobs.add(tx, ENQUIRY_JOBS.answer, { noteId: note.id }, { maxAttempts: 12 })
    await writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: by.staff.staffId,
      action: `enquiry.${move}`,
      record: enquiry.id,
      address: by.address,
    })
    const [moved] = await presentEnquiries(tx, [{ ...enquiry, status, robot }])
    if (!moved) throw enquiryRefusals.not_found()
    return moved
  })
}
