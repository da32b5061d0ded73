/**
 * Lets so many pieces of work begin in each round of the event loop, in the order in which they came: what each does in one
 * go adds up to a round in which nobody else is answered.
 */
export function byRounds(aRound: number): () => Promise<void> {
  let left = aRound
  let isCounting = false
  const waiting: (() => void)[] = []
  const next = () => {
    isCounting = waiting.length > 0
    left = aRound
    for (; left > 0 && waiting.length > 0; left--) waiting.shift()?.()
    if (isCounting) setImmediate(next)
  }
  return async () => {
    if (!isCounting) {
      isCounting = true
      setImmediate(next)
    }
    if (left > 0) left -= 1
    else await new Promise<void>((begin) => waiting.push(begin))
  }
}
