import type { ServerDeps } from '#platform/server/server-deps.ts'
import { getStaffMember } from '#staff/server/public.ts'
import { agencyMail, answerMail, confirmationMail } from './enquiries.mails.ts'
import { findEnquiry, findNote } from './enquiries.queries.ts'
import { purgeFinished, purgeRobots } from './enquiries.repository.ts'

export const ENQUIRY_JOBS = {
  notify: 'enquiries.tell_agency',
  confirm: 'enquiries.confirm_to_sender',
  answer: 'enquiries.send_answer',
} as const

const DAY_MS = 24 * 3_600_000
/** Promised in the privacy policy. */
export const RETENTION_DAYS = { robots: 30, finished: 730 }

export function registerEnquiriesJobs(deps: ServerDeps): void {
  deps.jobs.register(ENQUIRY_JOBS.notify, async ({ id }) => {
    const enquiry = await findEnquiry(deps.db, String(id))
    if (enquiry) await deps.mailer.send(agencyMail(deps.config, enquiry))
  })
  deps.jobs.register(ENQUIRY_JOBS.confirm, async ({ id }) => {
    const enquiry = await findEnquiry(deps.db, String(id))
    if (enquiry) await deps.mailer.send(confirmationMail(deps.config, enquiry))
  })
  deps.jobs.register(ENQUIRY_JOBS.answer, ({ noteId }) => sendAnswer(deps, String(noteId)))
  deps.jobs.schedule('enquiries.forget', '23 3 * * *', () => purgeOldEnquiries(deps))
}

async function sendAnswer(deps: ServerDeps, noteId: string): Promise<void> {
  const found = await findNote(deps.db, noteId)
  if (!found) return
  const { note, enquiry } = found
  const staff = await getStaffMember(deps.db, note.staffId)
  const answer = { text: note.text, staffName: staff?.name ?? '' }
  await deps.mailer.send(answerMail(deps.config, enquiry, answer))
}

/** Purges what robots sent, and what was finished long ago. Open enquiries stay, however old. */
export async function purgeOldEnquiries(deps: Pick<ServerDeps, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(deps.clock.now().getTime() - days * DAY_MS)
  await purgeRobots(deps.db, before(RETENTION_DAYS.robots))
  await purgeFinished(deps.db, before(RETENTION_DAYS.finished))
}
