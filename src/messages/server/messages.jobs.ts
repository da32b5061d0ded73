import type { ServerDeps } from '#platform/server/server-deps.ts'
import { purgeDeleted } from './messages.repository.ts'
import type { MessageKinds } from './present-message.ts'
import { MAIL_JOB, messageIn, sendMessageMail } from './send-message-mail.ts'

const DAY_MS = 24 * 3_600_000
/** As long as the contract says that a deleted message can be brought back. */
const KEPT_DAYS = 30
const BATCH = 5_000

export function registerMessagesJobs(deps: ServerDeps, { kinds }: { kinds: MessageKinds }): void {
  deps.jobs.register(MAIL_JOB, (payload) => sendMessageMail({ ...deps, kinds }, messageIn(payload)))
  deps.jobs.schedule('messages.purge', '11 4 * * *', () => purgeMessages(deps))
}

export async function purgeMessages({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  while ((await purgeDeleted(db, before, BATCH)) === BATCH);
}
