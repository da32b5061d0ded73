import type { SettableClock } from '#platform/server/clock.ts'

const DAY_MS = 86_400_000

/**
 * Sets a test's clock to noon of its day. For tests that count days or move the clock by minutes: close to midnight the
 * next day, or the hour of summer time, would come between.
 */
export function startAtNoon(clock: SettableClock): void {
  const midnight = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS
  clock.set(new Date(midnight + DAY_MS / 2))
}
