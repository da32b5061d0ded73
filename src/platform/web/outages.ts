import { CODE } from '../shared/call.ts'

/** How long a failure is remembered without another one: a minute later it is news again. */
const FORGOTTEN_AFTER_MS = 60_000

/** Reads that fail now, by path: what was said of them, and when they last failed. */
const failing = new Map<string, { about: string; at: number }>()

/** The code of a failure where no answer of the server was received. */
export const NETWORK = -1

/**
 * Whether a failing read is to be told: one toast an outage, not one a query. When the server or the network is down,
 * everything that a page reads fails for one reason; a refusal is about its own read.
 */
export function isNewOutage(path: string, failure: { code: number; message: string }, now: number): boolean {
  const about = aboutOf(failure)
  const known = [...failing.values()].some((one) => one.about === about && now - one.at < FORGOTTEN_AFTER_MS)
  failing.set(path, { about, at: now })
  return !known
}

/** A read was answered: what it failed with is over, and so is a failure of the network for every other. */
export function endOutage(path: string): void {
  failing.delete(path)
  for (const [other, { about }] of failing) if (about === String(NETWORK)) failing.delete(other)
}

/** Our own failures carry a number each, so their texts differ though they are one. */
function aboutOf({ code, message }: { code: number; message: string }): string {
  return code === NETWORK || code === CODE.serverError || code === CODE.upstream ? String(code) : message
}
