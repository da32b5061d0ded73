import { seededRandom } from '../command-line/seeded-random.ts'

/** Reproducible random choices: the same seed, the same run. */
export function randomFrom(seed: number) {
  const next = seededRandom(seed)
  return {
    /** True with this probability, from 0 to 1. */
    often: (share: number) => next() < share,
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
    upTo: (most: number) => Math.floor(next() * (most + 1)),
  }
}
export type Random = ReturnType<typeof randomFrom>
