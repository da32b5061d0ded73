/** What a drill exercised, how often, and what was wrong with it. */
export type Report = {
  did(what: string, times?: number): void
  wrong(what: string): void
  /** Where a long drill is. */
  at(step: string): void
  /** Says so unless it is as it must be. */
  mustBe(isSo: boolean, otherwise: string): void
  /** @returns what was wrong, with everything that was to be done and was not */
  end(least: Record<string, number>): string[]
}

export function createReport(): Report {
  const done = new Map<string, number>()
  const problems: string[] = []
  return {
    did: (what, times = 1) => void done.set(what, (done.get(what) ?? 0) + times),
    at: (step) => console.log(`${(performance.now() / 1_000).toFixed(0).padStart(4)} s  ${step}`),
    wrong: (what) => void problems.push(what),
    mustBe: (isSo, otherwise) => void (isSo || problems.push(otherwise)),
    end(least) {
      for (const [what, times] of done) console.log(`${String(times).padStart(6)}  ${what}`)
      const missing = Object.entries(least).filter(([what, times]) => (done.get(what) ?? 0) < times)
      return [
        ...problems,
        ...missing.map(
          ([what, times]) => `exercised ${done.get(what) ?? 0} times, at least ${times}: ${what}`,
        ),
      ]
    },
  }
}
