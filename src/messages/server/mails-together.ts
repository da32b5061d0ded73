import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Recipient } from './messages.queries.ts'

export const TOGETHER_JOB = 'messages.mailTogether'

/** Longer than anybody waits for what is done with many records. */
const HELD_BACK_MS = 60_000

/** What somebody did with many records in one step: each reader has one mail of all of it. */
export type MailsTogether = { id: string; readers: Map<string, Recipient> }

export const mailsTogether = (): MailsTogether => ({ id: newId('tog'), readers: new Map() })

type Deps = Pick<ServerDeps, 'jobs' | 'clock'>

const jobOf = ({ id }: MailsTogether, { companyId, userId }: Recipient) => ({
  payload: { companyId, userId, together: id },
  key: `${TOGETHER_JOB}:${id}:${companyId}:${userId}`,
})

/** With each of the records, in its transaction: should the rest never come, what was done is mailed all the same. */
export async function mailLater(
  tx: Transaction,
  { jobs, clock }: Deps,
  mails: MailsTogether,
  reader: Recipient,
): Promise<void> {
  const { payload, key } = jobOf(mails, reader)
  mails.readers.set(key, reader)
  await jobs.add(tx, TOGETHER_JOB, payload, {
    key,
    runAt: new Date(clock.now().getTime() + HELD_BACK_MS),
  })
}

/** After the last of the records: nothing further is waited for. */
export async function mailNow(
  { db, jobs }: Pick<ServerDeps, 'db' | 'jobs'>,
  mails: MailsTogether,
): Promise<void> {
  if (mails.readers.size === 0) return
  await db.transaction(async (tx) => {
    for (const reader of mails.readers.values()) {
      const { payload, key } = jobOf(mails, reader)
      await jobs.add(tx, TOGETHER_JOB, payload, { key })
    }
  })
}
