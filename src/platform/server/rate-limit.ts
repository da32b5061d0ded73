import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { defineRefusals } from '../shared/refusal.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import { rateCounters } from './platform.tables.ts'

export const limitRefusals = defineRefusals('limits', {
  too_many_tries: {
    code: 499,
    status: 429,
    en: 'Too many tries. Please wait {{minutes}} minutes and try again.',
    zh: '操作过于频繁，请{{minutes}}分钟后再试。',
  },
})

export type RateLimiter = {
  /** Counts one try under `key`; refuses if the current window already has `limit`. */
  count(options: { key: string; limit: number; windowMinutes: number }): Promise<void>
  /** Undoes the try just counted, where only failures are to count. */
  giveBack(options: { key: string; windowMinutes: number }): Promise<void>
  /** Resets the tries under `key`, e.g. after a correct password. */
  purge(key: string): Promise<void>
}

export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  return {
    async count({ key, limit, windowMinutes }) {
      const window = windowMinutes * 60_000
      const windowStart = new Date(Math.floor(clock.now().getTime() / window) * window)
      const [row] = await db
        .insert(rateCounters)
        .values({ key, windowStart, count: 1 })
        .onConflictDoUpdate({
          target: [rateCounters.key, rateCounters.windowStart],
          set: { count: sql`${rateCounters.count} + 1` },
        })
        .returning({ count: rateCounters.count })
      if ((row?.count ?? 0) > limit) {
        const left = Math.ceil((windowStart.getTime() + window - clock.now().getTime()) / 60_000)
        throw limitRefusals.too_many_tries({ params: { minutes: Math.max(1, left) } })
      }
    },
    async giveBack({ key, windowMinutes }) {
      const window = windowMinutes * 60_000
      const windowStart = new Date(Math.floor(clock.now().getTime() / window) * window)
      await db
        .update(rateCounters)
        .set({ count: sql`${rateCounters.count} - 1` })
        .where(
          and(
            eq(rateCounters.key, key),
            eq(rateCounters.windowStart, windowStart),
            gt(rateCounters.count, 0),
          ),
        )
    },
    async purge(key) {
      await db.delete(rateCounters).where(sql`${rateCounters.key} = ${key}`)
    },
  }
}

/** Windows are an hour at most; after a day none is needed any more. */
export async function purgeOldTries(deps: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - 24 * 3_600_000)
  await deps.db.delete(rateCounters).where(lt(rateCounters.windowStart, before))
}
