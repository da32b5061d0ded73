import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { digestDue } from './digest-time.ts'
import { claimDigest, readersWaiting } from './digests.repository.ts'
import type { Recipient } from './messages.queries.ts'

export const DIGEST_JOB = 'messages.digest'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>

/** Nothing to send: the claim of the day is given back. */
class NothingYet extends Error {}

/** Makes the daily mails that are due, each once; it is sent by a job of its own. @returns how many */
export async function makeDigests(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let made = 0
  for (const { timeZone, own, ...reader } of await readersWaiting(deps.db)) {
    const due = digestDue(now, own ?? timeZone)
    if (due && (await makeDigest(deps, reader, due, now))) made++
  }
  return made
}

async function makeDigest(
  deps: Deps,
  { companyId, userId }: Recipient,
  due: { day: string; before: Date },
  at: Date,
): Promise<boolean> {
  try {
    await deps.db.transaction(async (tx) => {
      if ((await claimDigest(tx, { companyId, userId }, due, at)) === 0) throw new NothingYet()
      const payload: JobPayload = { companyId, userId, day: due.day }
      await deps.jobs.add(tx, DIGEST_JOB, payload)
    })
    return true
  } catch (error) {
    if (error instanceof NothingYet) return false
    throw error
  }
}
