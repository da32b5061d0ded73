import { defineRefusals } from '../shared/refusal.ts'
import type { Clock } from './clock.ts'
import { asBookkeeping } from './database-errors.ts'
import type { Database } from './database.ts'
import { addTry, removeTries, removeTriesBefore, takeBackTry } from './rate-counters.repository.ts'

export const limitRefusals = defineRefusals('limits', {
  too_many_tries: {
    code: 499,
    status: 429,
    en: 'Too many attempts. Please wait {{minutes}} minutes and try again.',
    zh: '操作过于频繁，请{{minutes}}分钟后再试。',
  },
})

export type RateLimiter = {
  /** Counts one try under `key`; refuses if the current window already has `limit`. */
  count(options: { key: string; limit: number; windowMinutes: number }): Promise<void>
  /** Undoes the try just counted, where only failures are to count. */
  giveBack(options: { key: string; windowMinutes: number }): Promise<void>
  /** Resets the tries under `key`, e.g. after a correct password. */
  clear(key: string): Promise<void>
}

export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  return {
    async count({ key, limit, windowMinutes }) {
      const window = windowMinutes * 60_000
      const windowStart = new Date(Math.floor(clock.now().getTime() / window) * window)
      if ((await asBookkeeping(addTry(db, { key, windowStart }))) > limit) {
        const left = Math.ceil((windowStart.getTime() + window - clock.now().getTime()) / 60_000)
        throw limitRefusals.too_many_tries({ params: { minutes: Math.max(1, left) } })
      }
    },
    async giveBack({ key, windowMinutes }) {
      const window = windowMinutes * 60_000
      const windowStart = new Date(Math.floor(clock.now().getTime() / window) * window)
      await takeBackTry(db, { key, windowStart })
    },
    clear: (key) => removeTries(db, key),
  }
}

/** Windows are a day at most; after a day none is needed any more. */
export async function purgeOldTries(deps: { db: Database; clock: Clock }): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - 24 * 3_600_000)
  await removeTriesBefore(deps.db, before)
}
