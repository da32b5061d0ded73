import { readShort } from '#platform/server/read-short.ts'
import { silence, type Silence } from './vat-register.ts'

/** The registers' answers are a few hundred bytes; anything far longer is not one. */
const MOST_BYTES = 64 * 1024

export type JsonAnswer = { status: number; body: unknown }

/** One request over HTTP. A timeout, a broken connection and an answer that is not JSON all count as silence. */
export async function askJson(
  url: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<JsonAnswer | Silence> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readShort(response, MOST_BYTES)
    const isJson = /^application\/([a-z.\d-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')
    if (text === undefined || !isJson) return unreadable(response.status)
    try {
      return { status: response.status, body: JSON.parse(text) as unknown }
    } catch {
      return unreadable(response.status)
    }
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? // The person has waited long enough; a job asks again later.
        silence('NO_ANSWER_IN_TIME', 'later')
      : silence('UNREACHABLE', 'later')
  }
}

function unreadable(status: number): Silence {
  return status === 429
    ? silence('TOO_MANY_REQUESTS', 'later')
    : silence(`UNREADABLE_ANSWER_${status}`, 'later')
}

export function isSilence(answer: JsonAnswer | Silence): answer is Silence {
  return 'outcome' in answer
}
