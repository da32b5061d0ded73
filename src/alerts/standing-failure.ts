import type { Day } from '#platform/shared/calendar.ts'

/** Something that is wrong now and stays so until somebody sees to it. */
export type StandingFailure = {
  kind: FailureKind
  /** When it began; null for what still works and ends. */
  since: Date | null
  /** What still works until this day, and not after it. */
  until: Day | null
  /** What is concerned, at most `MOST_NAMED`. */
  names: string[]
  /** How many are concerned beside those. */
  further: number
}

/** In the order in which they are shown: what stops the most first. */
export const FAILURE_KINDS = [
  'JOBS_FAILING',
  'JOBS_GIVEN_UP',
  'WEBHOOKS_REJECTED',
  'FILES_WAITING',
  'MAIL_REFUSED',
  'CERTIFICATE',
  'CREDENTIAL',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** A fault that stops everything would fill the page. */
const MOST_NAMED = 3

/** What is concerned and since when each is: nothing where nothing is. */
export function failureSince(
  kind: FailureKind,
  concerned: readonly { name: string; since: Date }[],
): StandingFailure[] {
  const [first] = concerned.map(({ since }) => since).toSorted((a, b) => a.getTime() - b.getTime())
  if (!first) return []
  const names = concerned.slice(0, MOST_NAMED).map(({ name }) => name)
  return [{ kind, since: first, until: null, names, further: concerned.length - names.length }]
}

/** One after the other in their order; of those that end, the first to end. */
export const inOrder = (failures: readonly StandingFailure[]): StandingFailure[] =>
  failures.toSorted(
    (a, b) =>
      FAILURE_KINDS.indexOf(a.kind) - FAILURE_KINDS.indexOf(b.kind) ||
      (a.until ?? '').localeCompare(b.until ?? ''),
  )
