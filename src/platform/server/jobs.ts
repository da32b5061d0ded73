import { sql } from 'drizzle-orm'
import { Logger, parseCronItems, runMigrations, runOnce, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { systemClock, type Clock } from './clock.ts'
import type { Database, Transaction } from './database.ts'
import { causeOf, framesOf } from './error-text.ts'
import { isAnythingDue, isKeyKnown, isQueueAwaited } from './job-queues.queries.ts'
import { createJobRunner, unbatchedWork, type JobRunner } from './job-runner.ts'
import type { Liveness } from './liveness.ts'
import type { Log } from './log.ts'
import { inJob } from './mail-id.ts'
import { addWithCommit, type WantedJob } from './with-commit.repository.ts'

/** Payloads contain ids only: anyone who reads the database can read jobs. */
export type JobPayload = Record<string, string | number | boolean | null>
type JobHandler = (payload: JobPayload) => Promise<void>
type JobOptions = {
  /** By the product's clock. */
  runAt?: Date
  /** One waiting job per key: a second one replaces it. */
  key?: string
  maxAttempts?: number
  /** Jobs in one queue run one after the other. */
  queue?: string
}

type Following = {
  /** A condition in SQL of `wanted.payload`, decided with the commit of what happened: without it there is no job. */
  onlyIf?: string
  /**
   * Done in a moment, sending no mail: the followers of an event that are so share one job, which costs as much as the
   * work itself. One that fails gets a job of its own then; the others have one from the beginning.
   */
  isQuick?: boolean
}

export type Jobs = {
  /** Registers work that `add` may request. Once per name. */
  register(name: string, handler: JobHandler): void
  /** Registers a follower of an event: one's failure does not repeat another. */
  subscribe(event: string, follower: string, handler: JobHandler, how?: Following): void
  /** Recurring work, done by whichever process gets there first (crontab of five fields, UTC). */
  schedule(name: string, crontab: string, handler: JobHandler): void
  /** Requests work inside the business transaction: it happens if and only if that commits. */
  add(tx: Transaction, name: string, payload: JobPayload, options?: JobOptions): Promise<void>
  /** The same work for each payload. */
  addEach(tx: Transaction, name: string, payloads: readonly JobPayload[]): Promise<void>
  /**
   * Publishes an event inside the transaction that caused it (the outbox). Followers run after the commit, at least
   * once.
   */
  publish(tx: Transaction, event: string, payload: JobPayload): Promise<void>
  /** Whether another job of this queue is due and waits for the one that runs. */
  isAwaited(queue: string): Promise<boolean>
  /**
   * Whether work with this key was requested and is not done yet. Who only wants it done asks before requesting it: a second
   * request would replace the first in the middle of its work, with its pauses after failures.
   */
  isRequested(key: string): Promise<boolean>
  /** Aborted when this process stops: long work leaves off where it can be taken up again. */
  stopping: AbortSignal
  migrate(): Promise<void>
  start(): Promise<void>
  /** Runs everything that is due, in this process, and returns when nothing is left (tests, seeds). */
  drain(): Promise<void>
  stop(): Promise<void>
}

export type JobsOptions = {
  pool: pg.Pool
  db: Database
  liveness: Liveness
  log: Log
  clock?: Clock
  concurrency?: number
  /**
   * What is asked for here is done here alone, under names of its own: those of another process do not know them, and
   * their work is not done here. What is to be done later goes by its usual name, and so to whoever runs then.
   */
  apart?: string
}

export function createJobs(options: JobsOptions): Jobs {
  const clock = options.clock ?? systemClock
  const tasks: TaskList = {}
  const followers = new Map<string, Pick<WantedJob, 'identifier' | 'onlyIf'>[]>()
  const quick = new Map<string, { identifier: string; handler: JobHandler }[]>()
  const scheduled: { task: string; match: string }[] = []
  const stopping = new AbortController()
  let runner: JobRunner | undefined

  const { apart } = options
  const ownName = (name: string): string => (apart ? `${apart}:${name}` : name)
  const register = (name: string, handler: JobHandler): void => {
    if (tasks[ownName(name)]) throw new Error(`job ${name} is registered twice`)
    tasks[ownName(name)] = async (payload, { job }) => {
      await inJob(job, () => handler(payload as JobPayload)).catch((error: unknown) => {
        throw jobFailure(error)
      })
    }
  }
  const checkRegistered = (name: string): void => {
    if (!tasks[ownName(name)]) throw new Error(`job ${name} is not registered`)
  }
  const add: Jobs['add'] = async (tx, name, payload, job) => {
    if (!job) return addAll(tx, [{ identifier: name, payload }])
    checkRegistered(name)
    // The queue goes by the database's clock, the rest by the product's: what they share is how long to wait.
    const waitMs = job.runAt ? job.runAt.getTime() - clock.now().getTime() : null
    const of = (word: string | undefined): string | null =>
      word === undefined ? null : waitMs === null || waitMs <= 0 ? ownName(word) : word
    await tx.execute(
      sql`select graphile_worker.add_job(${of(name)}, payload := ${JSON.stringify(payload)}::json, queue_name := ${of(job.queue)}::text, run_at := now() + ${waitMs}::float8 * interval '1 millisecond', max_attempts := ${job.maxAttempts ?? null}::int, job_key := ${of(job.key)}::text)`,
    )
  }
  /** All jobs of a transaction are added by one statement, which costs little more than for one of them. */
  const addAll = async (tx: Transaction, wanted: readonly WantedJob[]): Promise<void> => {
    for (const { identifier } of wanted) checkRegistered(identifier)
    addWithCommit(tx, apart ? wanted.map((job) => ({ ...job, identifier: ownName(job.identifier) })) : wanted)
  }
  const followTogether = (event: string, one: { identifier: string; handler: JobHandler }): void => {
    const all = quick.get(event) ?? []
    all.push(one)
    if (quick.has(event)) return
    quick.set(event, all)
    followers.set(event, [...(followers.get(event) ?? []), { identifier: event }])
    register(event, (payload) => doTogether(all, payload))
  }
  /** Who fails is tried again alone; if even that cannot be asked for, all of them are, each of whom can be repeated. */
  const doTogether = async (
    all: readonly { identifier: string; handler: JobHandler }[],
    payload: JobPayload,
  ): Promise<void> => {
    const done = await Promise.allSettled(all.map(({ handler }) => handler(payload)))
    const again = all.flatMap(({ identifier }, index) => {
      const one = done[index]
      if (one?.status !== 'rejected') return []
      options.log.warn({ job: identifier, err: causeOf(one.reason) }, 'job failed, tried again alone')
      return [{ identifier, payload }]
    })
    if (again.length > 0) await options.db.transaction((tx) => addAll(tx, again))
  }
  const shared = { pgPool: options.pool, noHandleSignals: true, logger: quietLogger(options.log) }
  const settings = () => ({
    ...shared,
    taskList: tasks,
    concurrency: options.concurrency ?? 4,
    pollInterval: 2_000,
    parsedCronItems: parseCronItems(apart ? [] : scheduled),
  })

  return {
    register,
    add,
    addEach: (tx, identifier, payloads) =>
      addAll(
        tx,
        payloads.map((payload) => ({ identifier, payload })),
      ),
    subscribe(event, follower, handler, { onlyIf, isQuick = false } = {}) {
      const identifier = `${event}:${follower}`
      register(identifier, handler)
      if (isQuick) return followTogether(event, { identifier, handler })
      const one = { identifier, ...(onlyIf !== undefined && { onlyIf }) }
      followers.set(event, [...(followers.get(event) ?? []), one])
    },
    schedule(name, pattern, handler) {
      register(name, handler)
      const item = { task: name, match: pattern }
      // A pattern that cannot be read fails where it is written, not when the first server starts with it.
      parseCronItems([item])
      scheduled.push(item)
    },
    publish: (tx, event, payload) =>
      addAll(
        tx,
        (followers.get(event) ?? []).map((follower) => ({ ...follower, payload })),
      ),
    isAwaited: (queue) => isQueueAwaited(options.db, queue),
    isRequested: (key) => isKeyKnown(options.db, key),
    stopping: stopping.signal,
    migrate: () => runMigrations(shared),
    async start() {
      runner = createJobRunner({ ...options, settings })
      await runner.start()
    },
    async drain() {
      // To ask is cheaper by far than to begin a runner. And asked again behind it: the end of a job is recorded while the
      // next one is looked for, which finds nothing in the same queue until then.
      while (await isAnythingDue(options.db, Object.keys(tasks)))
        await runOnce({ ...shared, taskList: tasks, concurrency: 1, preset: unbatchedWork })
    },
    async stop() {
      stopping.abort()
      await runner?.stop()
      runner = undefined
    },
  }
}

/** The error for the job table and the log: what and where, without a query's values. */
function jobFailure(error: unknown): Error {
  const failure = new Error(causeOf(error))
  failure.stack = framesOf(error).join('\n')
  return failure
}

/** The worker's own messages are logged at debug level; a failed job is a warning without its payload. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.warn({ job: message }, 'job failed')
    else if (level === 'warning') log.warn({ job: message }, 'jobs')
    else log.debug({ job: message }, 'jobs')
  })
}
