import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

type RunningJob = { id: string; madeAt: Date; mails: number }

const running = new AsyncLocalStorage<RunningJob>()

/** Runs a job's work so that the mails it sends are recognised when the job is repeated. */
export function inJob<T>(job: { id: string; created_at: Date }, work: () => Promise<T>): Promise<T> {
  return running.run({ id: job.id, madeAt: job.created_at, mails: 0 }, work)
}

/** What names the running job: the same when it is repeated. Undefined outside a job. */
export function runningJob(): string | undefined {
  const job = running.getStore()
  return job && `${job.id}.${job.madeAt.getTime()}`
}

/**
 * The `Message-ID` of the next mail of the running job: the same when a killed job runs again, so that mail programs
 * fold what was sent twice. The links of both mails are valid. Undefined outside a job.
 */
export function nextMessageId(to: string, domain: string): string | undefined {
  const job = running.getStore()
  if (!job) return undefined
  job.mails += 1
  // The time tells jobs of this database apart from those of one that was made anew.
  const name = [job.id, job.madeAt.getTime(), job.mails, to].join(' ')
  return `<${createHash('sha256').update(name).digest('hex').slice(0, 32)}@${domain}>`
}
