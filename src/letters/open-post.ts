import type { Day } from '#platform/shared/calendar.ts'

/** What is open about a work order: the earliest day on which something must be done, and when the last one came. */
export type OpenPost = { day: Day | null; since: Date | null }

/** By what a work order with open letters and checks is ranked; of one day the check, which is what its letter is about. */
export function firstOfPost(
  letters: OpenPost,
  checks: OpenPost,
): { letterDay: Day | null; letterSince: Date | null; letterIsCheck: boolean | null } {
  const days = [letters.day, checks.day].filter((day) => day !== null)
  const instants = [letters.since, checks.since].flatMap((since) => since?.getTime() ?? [])
  const letterSince = instants.length === 0 ? null : new Date(Math.max(...instants))
  return {
    letterDay: days.toSorted()[0] ?? null,
    letterSince,
    letterIsCheck: letterSince && isCheckFirst(letters, checks),
  }
}

function isCheckFirst(letters: OpenPost, checks: OpenPost): boolean {
  if (letters.since === null || checks.since === null) return checks.since !== null
  return checks.day !== null && (letters.day === null || checks.day <= letters.day)
}
