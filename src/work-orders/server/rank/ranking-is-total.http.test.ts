import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { nextBest, type UrgencyFacts } from '../../next-best.ts'
import { openWorkOrder } from '../../testing/work-orders.builders.ts'
import { pageOfQueue } from '../queue/queue-page.queries.ts'

const app = await testApp()
const { db } = app.deps
const { pool } = app.database
const zone = 'Europe/Berlin'

const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }).map((ms) => new Date(ms))
/** Few different ones, so that many orders are equally urgent. */
const day: fc.Arbitrary<Day | null> = fc.option(
  fc.integer({ min: 0, max: 6 }).map((n) => addDays('2026-11-20', n)),
)
const facts: fc.Arbitrary<UrgencyFacts> = fc.record({
  letterDay: day,
  letterSince: fc.option(instant),
  queryDay: day,
  levelEndsAt: instant,
  dueOn: day,
  boughtAt: instant,
})

it('every order has one place, a letter comes first, and nothing comes later for a day that is nearer', () => {
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      const urgency = nextBest(one, zone)
      expect(urgency.at.getTime()).not.toBeNaN()
      expect(nextBest({ ...one }, zone)).toEqual(urgency)
      const [letter, none] = [
        { ...one, letterSince: one.boughtAt },
        { ...other, letterDay: null, letterSince: null },
      ]
      expect(nextBest(letter, zone).at.getTime()).toBeLessThan(nextBest(none, zone).at.getTime())
      for (const key of ['letterDay', 'queryDay', 'dueOn'] as const) {
        const was = one[key]
        if (was === null || (key === 'dueOn' && was === one.queryDay)) continue
        const nearer = nextBest({ ...one, [key]: addDays(was, -10) }, zone)
        expect(nearer.at.getTime(), key).toBeLessThanOrEqual(urgency.at.getTime())
      }
    }),
  )
})

const MANY = 30
beforeAll(async () => {
  for (let n = 0; n < MANY; n += 1) await openWorkOrder(app)
})

it('however the rows lie, the queue comes in one order: by instant, among equals by who waits longest, then by id; no page repeats or leaves out one', async () => {
  const ids = (await pool.query<{ id: string }>('select id from work_orders order by id')).rows.map(
    ({ id }) => id,
  )
  const who = { staffId: 'staff_x', today: '2026-11-26', scope: 'all' as const }
  const days = fc.integer({ min: 0, max: 3 }).map((n) => Date.UTC(2026, 10, 20 + n))
  const waits = fc.array(days, { minLength: MANY, maxLength: MANY })
  const many = fc.array(facts, { minLength: MANY, maxLength: MANY })
  const order = fc.shuffledSubarray(ids, { minLength: MANY })
  await fc.assert(
    fc.asyncProperty(
      many,
      waits,
      order,
      fc.integer({ min: 1, max: 11 }),
      async (some, since, written, pageSize) => {
        const ranked = some.map((one, n) => ({
          id: ids[n] ?? '',
          at: nextBest(one, zone).at.getTime(),
          since: since[n] ?? 0,
        }))
        // Writing them anew in another order leaves them in another order in the table.
        for (const id of written) {
          const { at = 0, since = 0 } = ranked.find((one) => one.id === id) ?? {}
          await pool.query('update work_orders set urgent_at = $2, turn_since = $3 where id = $1', [
            id,
            new Date(at),
            new Date(since),
          ])
        }
        const read: string[] = []
        for (let page = 1; read.length < MANY; page += 1) {
          const { records } = await pageOfQueue(db, { page, pageSize, view: 'agency', ...who })
          if (records.length === 0) break
          read.push(...records.map(({ id }) => id))
        }
        const expected = ranked.toSorted((a, b) => a.at - b.at || a.since - b.since || (a.id < b.id ? -1 : 1))
        expect(read).toEqual(expected.map(({ id }) => id))
      },
    ),
    { numRuns: 12 },
  )
})
