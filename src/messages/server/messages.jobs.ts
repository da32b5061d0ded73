import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { announcementsDue } from './announcements.repository.ts'
import { purgeDigests } from './digests.repository.ts'
import { followAccounts } from './follow-accounts.ts'
import { TOGETHER_JOB } from './mails-together.ts'
import { DIGEST_JOB, makeDigests } from './make-digests.ts'
import { ANNOUNCE_JOB, type AudiencePort, sendAnnouncement } from './send-announcement.ts'
import { sendDigestMail } from './send-digest-mail.ts'
import { sendMailTogether } from './send-mail-together.ts'
import { purgeDeleted } from './messages.repository.ts'
import type { MessageKinds } from './present-message.ts'
import { MAIL_JOB, messageIn, sendMessageMail } from './send-message-mail.ts'

const DAY_MS = 24 * 3_600_000
/** As long as the contract says that a deleted message can be brought back. */
export const KEPT_DAYS = 30
const BATCH = 5_000

export function registerMessagesJobs(
  deps: ServerDeps,
  { kinds, ...audience }: { kinds: MessageKinds } & AudiencePort,
): void {
  followAccounts(deps)
  deps.jobs.register(MAIL_JOB, (payload) => sendMessageMail({ ...deps, kinds }, messageIn(payload)))
  deps.jobs.register(TOGETHER_JOB, ({ companyId, userId, together }) =>
    sendMailTogether(
      { ...deps, kinds },
      { companyId: String(companyId), userId: String(userId) },
      String(together),
    ),
  )
  deps.jobs.register(DIGEST_JOB, ({ companyId, userId, day }) =>
    sendDigestMail({ ...deps, kinds }, { companyId: String(companyId), userId: String(userId) }, String(day)),
  )
  deps.jobs.schedule('messages.make-digests', '*/15 * * * *', async () => {
    await makeDigests(deps)
  })
  deps.jobs.register(ANNOUNCE_JOB, ({ id }) => sendAnnouncement({ ...deps, ...audience }, String(id)))
  deps.jobs.schedule('messages.announce-due', '*/5 * * * *', async () => {
    for (const id of await announcementsDue(deps.db, deps.clock.now()))
      await sendAnnouncement({ ...deps, ...audience }, id)
  })
  deps.jobs.schedule('messages.purge', '11 4 * * *', () => purgeMessages(deps))
}

export async function purgeMessages({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  while ((await purgeDeleted(db, before, BATCH)) === BATCH);
  await purgeDigests(db, dayOf(before, 'UTC'))
}
