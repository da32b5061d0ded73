import { readCache } from './query.ts'

const QUIET_MS = 1_500
const LOOK_EVERY_MS = 500

/** Begins when the page has loaded what it needs: a stream never ends, and must not hold up what does. */
export function whenQuiet(begin: () => () => void): () => void {
  let stop: (() => void) | undefined
  const timer = setInterval(() => {
    if (readCache().isFetching() > 0 || sinceLastAnswer() < QUIET_MS) return
    clearInterval(timer)
    stop = begin()
  }, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    stop?.()
  }
}

function sinceLastAnswer(): number {
  const last = performance.getEntriesByType('resource').at(-1)
  return performance.now() - (last ? last.startTime + last.duration : 0)
}
