import { afterEach, describe, expect, it } from 'vitest'
import { writeAudit } from '#platform/server/audit.ts'
import { checkTrail } from '#audit/server/public.ts'
import { listOrders } from '#orders/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { staffMe } from '#staff/contract.ts'
import { testApp } from './testing/test-app.ts'

/* A clock that somebody puts right, or wrong: nothing may be lost, done twice or opened longer by it. */

const HOUR = 3_600_000
const DAY = 24 * HOUR
const clock = settableClock(new Date('2026-11-20T09:00:00Z'))
const app = await testApp({ clock })
const { seller, agent } = app.people
let jumped = 0
const jump = (ms: number) => {
  jumped += ms
  clock.advance(ms)
}
afterEach(() => {
  clock.advance(-jumped)
  jumped = 0
})
const ofSeller = async () => (await app.get(listOrders, {}, { as: seller })).body.code
const ofAgent = async () => (await app.get(staffMe, {}, { as: agent })).body.code

describe('a session', () => {
  it('goes on where the clock goes back by an hour', async () => {
    jump(-HOUR)
    expect([await ofSeller(), await ofAgent()]).toEqual([0, 0])
  })

  it('of staff ends where it goes forward by a day, and is open again when that was a mistake', async () => {
    jump(DAY)
    expect(await ofSeller()).toBe(0)
    expect(await ofAgent()).not.toBe(0)
    jump(-DAY)
    expect([await ofSeller(), await ofAgent()]).toEqual([0, 0])
  })
})

const done: string[] = []
app.deps.jobs.register('test.clock', async ({ what }) => void done.push(String(what)))
const plan = (what: string, inMs?: number) =>
  app.deps.db.transaction((tx) => {
    const runAt = inMs === undefined ? undefined : new Date(clock.now().getTime() + inMs)
    return app.deps.jobs.add(tx, 'test.clock', { what }, runAt && { runAt })
  })
/** When the queue does it, from now on: by the database's clock, which nobody has put anywhere. */
const waits = async (what: string): Promise<number> => {
  const { rows } = await app.database.pool.query(
    `select extract(epoch from j.run_at - now()) as s from graphile_worker._private_jobs j where j.payload ->> 'what' = $1`,
    [what],
  )
  return Math.round(Number(rows[0]?.['s']) / 60)
}

describe('a job', () => {
  it('is done once and at once, wherever the clock stands', async () => {
    jump(-HOUR)
    await plan('behind')
    await app.drain()
    jump(DAY + HOUR)
    await plan('ahead')
    await app.drain()
    jump(-DAY)
    await app.drain()
    expect(done).toEqual(['behind', 'ahead'])
  })

  it('for later waits as long as it was to, from the moment in which it was asked for', async () => {
    await plan('later', 2 * HOUR)
    jump(DAY)
    await app.drain()
    expect(await waits('later')).toBe(120)
    await plan('later still', 2 * HOUR)
    jump(-DAY - HOUR)
    expect(await waits('later still')).toBe(120)
    expect(done).not.toContain('later')
  })
})

const write = (record: string) =>
  app.deps.db.transaction((tx) =>
    writeAudit(tx, {
      at: clock.now(),
      actorKind: 'system',
      actorId: 'system',
      action: 'clock.test',
      record,
    }),
  )

describe('the audit trail', () => {
  it('keeps its order and its proof, though times go back and forth, and shows each as it was', async () => {
    await write('first')
    await app.wired.sealer.seal()
    jump(DAY)
    await write('ahead')
    await app.wired.sealer.seal()
    jump(-DAY - HOUR)
    await write('behind')
    const { sealed } = await app.wired.sealer.seal()
    expect(sealed).toBeGreaterThan(0)
    expect(await checkTrail(app.deps)).toMatchObject({ waiting: 0, broken: undefined })
    const { rows } = await app.database.pool.query(
      `select t.record, t.at from audit_seals s join audit_trail t on t.sequence = s.line where t.action = 'clock.test' order by s.position`,
    )
    expect(rows.map(({ record }) => record)).toEqual(['first', 'ahead', 'behind'])
    const [first, ahead, behind] = rows.map(({ at }) => new Date(at).getTime())
    expect(Math.round(((ahead ?? 0) - (first ?? 0)) / HOUR)).toBe(24)
    expect(Math.round(((behind ?? 0) - (first ?? 0)) / HOUR)).toBe(-1)
  })
})
