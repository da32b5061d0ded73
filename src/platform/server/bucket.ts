import type { Clock } from './clock.ts'
import { setAtMost } from './set-at-most.ts'

/**
 * Counts for each key how fast it may go (a token bucket), in this process, so that nothing waits for it. Whoever is
 * refused has taken nothing: a key that goes on asking too fast is let through at its pace, and not shut out.
 * @returns whether the key may go now; of `keptAtMost` keys the one that asked longest ago begins anew
 */
export function createBucket(
  clock: Clock,
  { aSecond, atOnce, keptAtMost }: { aSecond: number; atOnce: number; keptAtMost: number },
): (key: string) => boolean {
  const known = new Map<string, { left: number; at: number }>()
  return (key) => {
    const now = clock.now().getTime()
    const { left: before, at } = known.get(key) ?? { left: atOnce, at: now }
    const left = Math.min(atOnce, before + (Math.max(0, now - at) / 1_000) * aSecond)
    const goes = left >= 1
    setAtMost(known, keptAtMost, key, { left: goes ? left - 1 : left, at: now })
    return goes
  }
}
