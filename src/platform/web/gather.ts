/**
 * Does something for the first of several that come together at once, and for those that come while it rests in one go
 * afterwards: what fifty colleagues do costs each of them a read every few seconds, not one for each deed.
 */
export function gather<T>(act: (all: ReadonlySet<T>) => void, restMs: number) {
  let waiting = new Set<T>()
  let rests: ReturnType<typeof setTimeout> | undefined

  const work = () => {
    rests = undefined
    if (waiting.size === 0) return
    const all = waiting
    waiting = new Set()
    rests = setTimeout(work, restMs)
    act(all)
  }
  return {
    add(one: T): void {
      waiting.add(one)
      if (rests === undefined) work()
    },
    stop(): void {
      clearTimeout(rests)
      rests = undefined
      waiting.clear()
    },
  }
}
