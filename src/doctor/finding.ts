/** `UNKNOWN`: it could not be looked at, which is neither good nor bad. */
type FindingState = 'GOOD' | 'ATTENTION' | 'BAD' | 'UNKNOWN'

/** What was found out about one thing of a deployment, in words for its operator. */
export type Finding = {
  subject: string
  state: FindingState
  says: string
  /** What to do about it. */
  cure?: string
}

export const good = (subject: string, says: string): Finding => ({ subject, state: 'GOOD', says })
export const attention = (subject: string, says: string, cure: string): Finding => ({
  subject,
  state: 'ATTENTION',
  says,
  cure,
})
export const bad = (subject: string, says: string, cure: string): Finding => ({
  subject,
  state: 'BAD',
  says,
  cure,
})
export const unknown = (subject: string, says: string): Finding => ({ subject, state: 'UNKNOWN', says })

const MARKS: Record<FindingState, string> = { GOOD: '✓', ATTENTION: '!', BAD: '✗', UNKNOWN: '?' }

/** Lines for a terminal, in the order in which things were looked at, and how many there are of each kind. */
export function showFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  const lines = findings.flatMap(({ subject, state, says, cure }) => [
    `${MARKS[state]} ${subject.padEnd(width)}  ${says}`,
    ...(cure ? [`${' '.repeat(width + 4)}→ ${cure}`] : []),
  ])
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length
  const sums = `${count('GOOD')} good, ${count('ATTENTION')} to look at, ${count('BAD')} wrong, ${count('UNKNOWN')} not known`
  return [...lines, '', sums].join('\n')
}

/** For scripts that watch a deployment: 1 when something is wrong. */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  findings.some(({ state }) => state === 'BAD') ? 1 : 0
