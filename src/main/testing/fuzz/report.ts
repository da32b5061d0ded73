import type { Count } from './traffic.ts'

const share = (part: number, whole: number) => `${Math.round((part / Math.max(whole, 1)) * 100)} %`

export type CallCount = Count & { name: string }

/** What a fuzz really exercised, in lines: all together, by actor, and the calls that were met too little. */
export function fuzzReport(
  calls: readonly CallCount[],
  byActor: ReadonlyMap<string, { sent: number; answered: number }>,
): string {
  const sum = (of: 'sent' | 'reached' | 'done') => calls.reduce((total, one) => total + one[of], 0)
  const met = `sent ${sum('sent')}, let in and valid ${share(sum('reached'), sum('sent'))}, answered with success ${share(sum('done'), sum('sent'))}`
  const actors = [...byActor].map(
    ([name, { sent, answered }]) => `  ${name}: ${answered} of ${sent} answered`,
  )
  const little = calls
    .filter(({ reached, sent, done }) => reached < sent / 2 || done === 0)
    .map(
      ({ name, reached, sent, done }) => `  ${name}: ${share(reached, sent)} valid, ${done} of ${sent} done`,
    )
  return ['', met, ...actors, 'met least:', ...little, ''].join('\n')
}
