import { spawn, type ChildProcess } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { outage } from '../testing/outage.ts'
import { createJobs, type JobPayload, type Jobs } from './jobs.ts'
import { createLiveness } from './liveness.ts'
import { createLog } from './log.ts'
import { nextMessageId } from './mail-id.ts'
import { numberSeries } from './platform.tables.ts'

const database = await ownDatabase()
const { db, pool, url } = database
const log = createLog({ level: 'silent' })
let jobs: Jobs
let children: ChildProcess[]

const newJobs = (destination?: PassThrough) => {
  const own = destination ? createLog({ level: 'debug', destination }) : log
  return createJobs({ pool, db, liveness: createLiveness({ url, log }), log: own })
}

beforeEach(async () => {
  jobs = newJobs()
  children = []
  await db.execute(sql`delete from graphile_worker._private_jobs`)
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await jobs.stop()
})

const waiting = async () =>
  (await db.execute(sql`select payload, attempts, last_error from graphile_worker._private_jobs order by id`))
    .rows
const dueNow = () =>
  db.execute(sql`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`)

describe('an event', () => {
  test('reaches its followers after the commit, with the row that it is about', async () => {
    const seen: unknown[] = []
    jobs.subscribe('OrderPaid', 'open-work', async ({ series }) => {
      seen.push(
        await db
          .select()
          .from(numberSeries)
          .where(sql`series = ${series}`),
      )
    })
    await db.transaction(async (tx) => {
      await tx.insert(numberSeries).values({ series: 'EV-1', last: 7 })
      await jobs.publish(tx, 'OrderPaid', { series: 'EV-1' })
      expect(await waiting()).toEqual([])
    })
    await jobs.drain()
    expect(seen).toEqual([[{ series: 'EV-1', last: 7 }]])
    await jobs.drain()
    expect(seen).toHaveLength(1)
  })

  test('of a transaction that is rolled back reaches nobody', async () => {
    const seen = vi.fn<() => Promise<void>>(async () => {})
    jobs.subscribe('OrderPaid', 'open-work', seen)
    const failing = db.transaction(async (tx) => {
      await jobs.publish(tx, 'OrderPaid', { orderId: 'or_1' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await jobs.drain()
    expect(seen).not.toHaveBeenCalled()
    expect(await waiting()).toEqual([])
  })

  test('is retried for the follower that failed, and for no other', async () => {
    const calls: string[] = []
    let fails = 2
    jobs.subscribe('OrderPaid', 'good', async () => void calls.push('good'))
    jobs.subscribe('OrderPaid', 'bad', async () => {
      calls.push('bad')
      if (fails-- > 0) throw new Error('not yet')
    })
    await db.transaction((tx) => jobs.publish(tx, 'OrderPaid', { orderId: 'or_1' }))
    for (let i = 0; i < 4; i++) {
      await jobs.drain()
      await dueNow()
    }
    expect(calls.toSorted()).toEqual(['bad', 'bad', 'bad', 'good'])
    expect(await waiting()).toEqual([])
  })

  test('has a job for a follower only where its condition holds, each payload by itself', async () => {
    const seen: string[] = []
    const note = (follower: string) => async (payload: JobPayload) =>
      void seen.push(`${follower} ${String(payload['of'])}`)
    const isKnown = `exists (select from number_series where series = wanted.payload ->> 'of')`
    jobs.subscribe('Happened', 'always', note('always'))
    jobs.subscribe('Happened', 'if-known', note('if-known'), { onlyIf: isKnown })
    jobs.subscribe('Happened', 'never', note('never'), { onlyIf: 'false' })
    await db.transaction(async (tx) => {
      await tx.insert(numberSeries).values({ series: 'EV-2', last: 1 })
      await jobs.publish(tx, 'Happened', { of: 'EV-2' })
      await jobs.publish(tx, 'Happened', { of: `' or true --` })
    })
    expect(await waiting()).toHaveLength(3)
    await jobs.drain()
    expect(seen.toSorted()).toEqual([`always ' or true --`, 'always EV-2', 'if-known EV-2'])
  })

  test('has one job for those who are done in a moment; who of them fails is tried again alone', async () => {
    const calls: string[] = []
    const fails = new Map([['bad', 2]])
    const follow = (follower: string) => {
      const handler = async (payload: JobPayload) => {
        calls.push(`${follower} ${String(payload['orderId'])}`)
        const left = fails.get(follower) ?? 0
        fails.set(follower, left - 1)
        if (left > 0) throw new Error('not yet')
      }
      jobs.subscribe('OrderPaid', follower, handler, { isQuick: true })
    }
    follow('good')
    jobs.subscribe('OrderPaid', 'slow', async () => void calls.push('slow'))
    follow('bad')
    await db.transaction((tx) => jobs.publish(tx, 'OrderPaid', { orderId: 'or_1' }))
    expect(await waiting()).toHaveLength(2)
    for (let i = 0; i < 4; i++) {
      await jobs.drain()
      await dueNow()
    }
    expect(calls.toSorted()).toEqual(['bad or_1', 'bad or_1', 'bad or_1', 'good or_1', 'slow'])
    expect(await waiting()).toEqual([])
  })

  test('without followers does not fail', async () => {
    await db.transaction((tx) => jobs.publish(tx, 'NobodyCares', {}))
    expect(await waiting()).toEqual([])
  })
})

describe('a job', () => {
  test('under a key is queued once; the latest request counts', async () => {
    const payloads: unknown[] = []
    jobs.register('remind', async (payload) => void payloads.push(payload))
    await db.transaction(async (tx) => {
      await jobs.add(tx, 'remind', { n: 1 }, { key: 'remind:1' })
      await jobs.add(tx, 'remind', { n: 2 }, { key: 'remind:1' })
    })
    await jobs.drain()
    expect(payloads).toEqual([{ n: 2 }])
  })

  test('is not scheduled by a pattern that cannot be read', () => {
    expect(() => jobs.schedule('never', '3-59/15 * * * *', async () => undefined)).toThrow(/3-59\/15/)
  })

  test('scheduled for later waits until then', async () => {
    const seen = vi.fn<() => Promise<void>>(async () => {})
    jobs.register('later', seen)
    await db.transaction((tx) => jobs.add(tx, 'later', {}, { runAt: new Date(Date.now() + 3_600_000) }))
    await jobs.drain()
    expect(seen).not.toHaveBeenCalled()
    await dueNow()
    await jobs.drain()
    expect(seen).toHaveBeenCalledTimes(1)
  })

  test('that keeps failing is abandoned after its tries', async () => {
    const seen = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')))
    jobs.register('hopeless', seen)
    await db.transaction((tx) => jobs.add(tx, 'hopeless', {}, { maxAttempts: 3 }))
    for (let i = 0; i < 5; i++) {
      await jobs.drain()
      await dueNow()
    }
    expect(seen).toHaveBeenCalledTimes(3)
  })

  test('that is repeated sends its mail under the same Message-ID', async () => {
    const ids: unknown[] = []
    jobs.register('mail', async () => {
      ids.push(nextMessageId('a@b.example', 'portal.example'))
      if (ids.length === 1) throw new Error('killed behind the mail')
    })
    const ask = () => db.transaction((tx) => jobs.add(tx, 'mail', {}))
    await ask()
    await jobs.drain()
    await dueNow()
    await jobs.drain()
    await ask()
    await jobs.drain()
    expect(ids).toHaveLength(3)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect(nextMessageId('a@b.example', 'portal.example')).toBeUndefined()
  })

  test('must have a name that was registered exactly once', async () => {
    jobs.register('once', async () => {})
    expect(() => jobs.register('once', async () => {})).toThrow(/registered twice/)
    await expect(db.transaction((tx) => jobs.add(tx, 'unknown', {}))).rejects.toThrow(/not registered/)
  })

  test('of a product that is apart is done there alone, under a name of its own; what is for later is left to the usual one', async () => {
    const own = createJobs({ pool, db, liveness: createLiveness({ url, log }), log, apart: 'story' })
    const done: string[] = []
    jobs.register('work', async () => void done.push('usual'))
    own.register('work', async () => void done.push('apart'))
    own.subscribe('Happened', 'follow', async () => void done.push('followed'))
    const names = async () =>
      (await db.execute(sql`select task_identifier as name, key from graphile_worker.jobs order by id`)).rows
    await db.transaction(async (tx) => {
      await own.add(tx, 'work', {}, { key: 'one' })
      await own.publish(tx, 'Happened', {})
      await own.add(tx, 'work', {}, { key: 'later', runAt: new Date(Date.now() + 60_000) })
      await jobs.add(tx, 'work', {}, { key: 'one' })
    })
    expect(await names()).toEqual([
      { name: 'story:work', key: 'story:one' },
      { name: 'work', key: 'later' },
      { name: 'work', key: 'one' },
      { name: 'story:Happened:follow', key: null },
    ])
    await jobs.drain()
    expect(done).toEqual(['usual'])
    await own.drain()
    expect(done).toEqual(['usual', 'apart', 'followed'])
    expect(await names()).toEqual([{ name: 'work', key: 'later' }])
  })

  test('whose query fails reveals its values neither in the log nor in the table', async () => {
    const destination = new PassThrough()
    let logged = ''
    destination.on('data', (part: Buffer) => (logged += part.toString()))
    const talking = newJobs(destination)
    talking.register('leaky', async () => {
      await db.execute(sql`select ${'passport P1234567'} from no_such_table`)
    })
    await db.transaction((tx) => talking.add(tx, 'leaky', { orderId: 'or_1' }))
    await talking.drain()
    const [job] = await waiting()
    expect(String(job?.['last_error'])).toContain('no_such_table')
    expect(logged).toContain('leaky')
    expect(logged).toContain('no_such_table')
    expect(logged + JSON.stringify(job)).not.toContain('P1234567')
  })
})

describe('running', () => {
  test('begins shortly after the commit', async () => {
    const [first, ran] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
    jobs.register('first', async () => first.resolve())
    jobs.register('quick', async () => ran.resolve(performance.now()))
    await jobs.start()
    // The runner may still be connecting; once it has run a job it listens.
    await db.transaction((tx) => jobs.add(tx, 'first', {}))
    await first.promise
    await db.transaction((tx) => jobs.add(tx, 'quick', {}))
    const start = performance.now()
    expect((await ran.promise) - start).toBeLessThan(1500)
  })

  test('continues when the database disconnects everybody in the middle of a job', async () => {
    const done: number[] = []
    const started = Promise.withResolvers<void>()
    jobs.register('slow', async ({ number }) => {
      started.resolve()
      await sleep(500)
      done.push(Number(number))
    })
    await jobs.start()
    await db.transaction((tx) => jobs.add(tx, 'slow', { number: 1 }))
    await started.promise
    await outage(url, 1500)
    await db.transaction((tx) => jobs.add(tx, 'slow', { number: 2 }))
    await vi.waitFor(() => expect(done).toContain(2), { timeout: 15_000, interval: 100 })
    // A job that ended while the database was away was not recorded as done: it runs again, since delivery is at least
    // once.
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 20_000, interval: 200 })
  }, 50_000)
})

describe('several processes', () => {
  test('a job whose process was killed is taken over by another one within seconds', async () => {
    const victim = await jobProcess(60_000)
    await addWork(1)
    await victim.printed('started 1')
    victim.child.kill('SIGKILL')
    const other = await jobProcess(0)
    await other.printed('ended 1', 20_000)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 3_000 })
  }, 40_000)

  test('a long job of a running process is left to it', async () => {
    const busy = await jobProcess(16_000)
    await addWork(1)
    await busy.printed('started 1')
    const other = await jobProcess(0)
    await busy.printed('ended 1', 25_000)
    expect(other.output()).not.toContain('started')
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 3_000 })
  }, 50_000)

  test('each job runs in only one of them', async () => {
    const [one, two] = await Promise.all([jobProcess(20), jobProcess(20)])
    await db.transaction(async (tx) => {
      for (let i = 0; i < 40; i++) await tx.execute(addJob(i))
    })
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 20_000, interval: 100 })
    const lines = `${one?.output()}${two?.output()}`.split('\n').filter((line) => line.startsWith('ended'))
    expect(lines).toHaveLength(40)
    expect(new Set(lines).size).toBe(40)
  }, 40_000)
})

const addJob = (number: number) =>
  sql`select graphile_worker.add_job('work', payload := ${JSON.stringify({ number })}::json)`
const addWork = (number: number) => db.execute(addJob(number))

async function jobProcess(milliseconds: number) {
  const child = spawn(process.execPath, ['src/platform/testing/job-process.ts', url, String(milliseconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let heard = ''
  child.stdout.on('data', (part: Buffer) => (heard += part.toString()))
  const printed = (words: string, timeout = 10_000) =>
    vi.waitFor(() => expect(heard).toContain(`${words}\n`), { timeout, interval: 50 })
  await printed('ready')
  return { child, printed, output: () => heard }
}

/** The database takes its time to note the end of a job. */
async function slowEnds() {
  await db.execute(
    sql`create function end_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return old; end $$`,
  )
  await db.execute(
    sql`create trigger end_slowly before delete on graphile_worker._private_jobs for each row execute function end_slowly()`,
  )
  return () => db.execute(sql`drop function end_slowly cascade`)
}

describe('a queue', () => {
  test('is drained of what its jobs request, however slowly the end of each is noted', async () => {
    const seen: number[] = []
    jobs.register('step', async ({ number }) => {
      seen.push(Number(number))
      if (seen.length < 3)
        await db.transaction((tx) => jobs.add(tx, 'step', { number: seen.length }, { queue: 'line' }))
    })
    await db.transaction((tx) => jobs.add(tx, 'step', { number: 0 }, { queue: 'line' }))
    const asBefore = await slowEnds()
    await jobs.drain().finally(asBefore)
    expect(seen).toEqual([0, 1, 2])
  })

  test('is awaited while a job of it is due that nobody has begun', async () => {
    const seen: boolean[] = []
    jobs.register('slow', async () => void seen.push(await jobs.isAwaited('one')))
    const add = (queue: string) => db.transaction((tx) => jobs.add(tx, 'slow', {}, { queue }))
    await add('one')
    await add('other')
    expect(await jobs.isAwaited('one')).toBe(true)
    await add('one')
    // The queue may still be held by its first job when nothing else is left to begin.
    while (seen.length < 3) await jobs.drain()
    // The last of the queue looks when nothing is left.
    expect(seen).toEqual([true, true, false])
    expect(await jobs.isAwaited('one')).toBe(false)
  })

  test('is not awaited by what is due later', async () => {
    jobs.register('later', async () => {})
    const runAt = new Date(Date.now() + 60_000)
    await db.transaction((tx) => jobs.add(tx, 'later', {}, { queue: 'one', runAt }))
    expect(await jobs.isAwaited('one')).toBe(false)
  })
})

test('long work learns that the process stops', async () => {
  const last: boolean[] = []
  jobs.register('long', async () => {
    await sleep(10_000, undefined, { signal: jobs.stopping }).catch(() => {})
    last.push(jobs.stopping.aborted)
  })
  await db.transaction((tx) => jobs.add(tx, 'long', {}))
  await jobs.start()
  await sleep(500)
  const asked = Date.now()
  await jobs.stop()
  expect(last).toEqual([true])
  expect(Date.now() - asked).toBeLessThan(9_000)
})
