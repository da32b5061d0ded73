import { readShort } from '#platform/server/read-short.ts'
import type { Unanswered } from './ask-fault.ts'

/** Amazon's answers about an account are a few kilobytes; anything far longer is not one. */
const MOST_BYTES = 512 * 1024
/** Where Amazon limits the questions without saying how. Its own limit for accounts is one a minute. */
const USUAL_WAIT_MS = 65_000
const LONGEST_WAIT_MS = 6 * 3_600_000

export type Answer = { status: number; body: unknown; waitMs: number }

/** One request over HTTP, redirects refused. What is no JSON, or comes too late, counts as no answer. */
export async function ask(
  url: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<Answer | Unanswered> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readShort(response, MOST_BYTES)
    const { status } = response
    const waitMs = waitOf(response.headers)
    if (status === 429) return { fault: 'THROTTLED', waitMs }
    if (status >= 500) return { fault: 'UNAVAILABLE' }
    if (text === undefined) return { fault: 'UNREADABLE' }
    try {
      return { status, body: JSON.parse(text) as unknown, waitMs }
    } catch {
      return { fault: 'UNREADABLE' }
    }
  } catch {
    return { fault: 'UNAVAILABLE' }
  }
}

/** `Retry-After` in seconds, or else the time that one question costs: the limit is in questions a second. */
function waitOf(headers: Pick<Headers, 'get'>): number {
  const after = Number(headers.get('retry-after') ?? Number.NaN)
  if (after > 0) return Math.min(after * 1_000, LONGEST_WAIT_MS)
  const perSecond = Number(headers.get('x-amzn-ratelimit-limit') ?? Number.NaN)
  if (!(perSecond > 0)) return USUAL_WAIT_MS
  return Math.min(Math.ceil(1_000 / perSecond), LONGEST_WAIT_MS)
}
