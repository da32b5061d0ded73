/** As in Stripe's test mode, rounded up: this many calls in any one second. */
export const CALLS_A_SECOND = 100

/** @returns whether there is room for one more call in this second */
export function rateLimit(now: () => number): () => boolean {
  let second = 0
  let taken = 0
  return () => {
    const current = Math.floor(now() / 1000)
    if (current !== second) {
      second = current
      taken = 0
    }
    taken += 1
    return taken <= CALLS_A_SECOND
  }
}
