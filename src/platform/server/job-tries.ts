/** How often a job is tried that does not say otherwise; the queue's own number. */
export const USUAL_TRIES = 25
/**
 * A mail that somebody waits for (a link, an answer, what changed in their account): what it says is old by the next day,
 * and whoever still needs it asks for another.
 */
export const MAIL_TRIES = { maxAttempts: 12 } as const

/** For how long a job is tried when it always fails: the queue waits e^n seconds after the nth try, and never longer than e^10. */
export function hoursOfTries(tries: number): number {
  const pauses = Array.from({ length: tries - 1 }, (_, index) => Math.exp(Math.min(index + 1, 10)))
  return pauses.reduce((sum, seconds) => sum + seconds, 0) / 3_600
}
