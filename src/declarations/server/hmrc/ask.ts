import { readShort } from '#platform/server/read-short.ts'
import type { Unanswered } from './hmrc.ts'
import { errorSchema } from './models.ts'

/** A year of payments is a few kilobytes; anything far longer is no answer of HMRC's. */
const MOST_BYTES = 1024 * 1024

export type Answer = { status: number; body: unknown; headers: Headers }

/** One request over HTTP, redirects refused. Whatever does not say what HMRC did is UNCLEAR. */
export async function ask(
  url: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<Answer | Unanswered> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...request, redirect: 'error', signal })
    const { status, headers } = response
    const text = await readShort(response, MOST_BYTES)
    if (status === 429) return { fault: 'THROTTLED' }
    if (status >= 500 || text === undefined) return { fault: 'UNCLEAR' }
    return { status, body: JSON.parse(text) as unknown, headers }
  } catch {
    return { fault: 'UNCLEAR' }
  }
}

/** HMRC's code of a refusal; of several the first, which may stand inside a general one. */
export function refusalIn({ status, body }: Answer): Unanswered {
  const error = errorSchema.safeParse(body)
  if (!error.success) return { fault: 'UNCLEAR' }
  const { code, path } = error.data.errors?.[0] ?? error.data
  if (status === 401) return { fault: 'TOKEN' }
  return { fault: 'REFUSED', code: code.slice(0, 80), path: path?.slice(0, 80) ?? null }
}
