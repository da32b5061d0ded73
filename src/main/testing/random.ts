/** Reproducible random choices: the same seed, the same run (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** True with this probability, from 0 to 1. */
    often: (share: number) => next() < share,
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
    upTo: (most: number) => Math.floor(next() * (most + 1)),
  }
}
export type Random = ReturnType<typeof randomFrom>
