/** Runs work so that at most so many pieces of it are under way; the others wait their turn, in the order in which they came. */
export function byTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The turn goes on from hand to hand; without anybody who waits it is free again.
      if (next) next()
      else free += 1
    }
  }
}
