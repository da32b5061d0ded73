import { describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { settableClock } from './clock.ts'
import { rateCounters } from './platform.tables.ts'
import { createRateLimiter, purgeOldTries } from './rate-limit.ts'

const { db } = await ownDatabase()
const clock = settableClock(new Date('2026-03-02T09:00:00Z'))
const limits = createRateLimiter(db, clock)
const MINUTE = 60_000

async function tries(key: string, count: number, limiter = limits): Promise<number> {
  const all = Array.from({ length: count }, () => limiter.count({ key, limit: 10, windowMinutes: 15 }))
  const results = await Promise.allSettled(all)
  return results.filter((result) => result.status === 'fulfilled').length
}

describe('counting tries', () => {
  test('in parallel admits exactly the limit', async () => {
    expect(await tries('parallel', 50)).toBe(10)
  })

  test('survives a new limiter, as after a restart or in a second process', async () => {
    expect(await tries('restart', 7)).toBe(7)
    expect(await tries('restart', 7, createRateLimiter(db, clock))).toBe(3)
  })

  test('counts each key separately', async () => {
    await tries('one', 20)
    expect(await tries('other', 1)).toBe(1)
  })

  test('restarts with the next window, and says how long that takes', async () => {
    clock.set(new Date('2026-03-02T10:05:00Z'))
    await tries('window', 10)
    await expect(limits.count({ key: 'window', limit: 10, windowMinutes: 15 })).rejects.toMatchObject({
      error: 'limits.too_many_tries',
      spec: { code: 499, status: 429 },
      params: { minutes: 10 },
    })
    clock.advance(10 * MINUTE)
    expect(await tries('window', 1)).toBe(1)
  })

  test('can be undone and reset', async () => {
    await tries('back', 10)
    await limits.giveBack({ key: 'back', windowMinutes: 15 })
    expect(await tries('back', 5)).toBe(1)
    await limits.clear('back')
    expect(await tries('back', 20)).toBe(10)
  })
})

test('old tries are purged, so that the table does not grow for ever', async () => {
  clock.set(new Date('2026-03-03T00:00:00Z'))
  await tries('old', 1)
  clock.advance(25 * 60 * MINUTE)
  await tries('fresh', 1)
  await purgeOldTries({ db, clock })
  const rows = await db.select({ key: rateCounters.key }).from(rateCounters)
  expect(rows).toEqual([{ key: 'fresh' }])
})
