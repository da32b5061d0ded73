import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Wire = { method: 'GET' | 'POST'; path: string; token?: string; body?: unknown }
export type Sent = { status: number; text: string; ms: number }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One request over a keep-alive connection. Lean on purpose: this process shares the machine with the server. */
export function send(url: string, { method, path, token, body }: Wire): Promise<Sent> {
  const begun = performance.now()
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((done, fail) => {
    const outgoing = request(`${url}${path}`, {
      method,
      agent,
      headers: {
        ...(token ? { token } : {}),
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      },
    })
    outgoing.on('error', fail)
    outgoing.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('error', fail)
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          ms: performance.now() - begun,
        }),
      )
    })
    outgoing.end(payload)
  })
}

/**
 * Several workers, each repeating its work for the given time, and until all of them did so often.
 * @returns the milliseconds of each repetition
 */
export async function keepBusy(options: {
  workers: number
  forMs: number
  atLeast?: number
  work: (worker: number) => Promise<void>
}): Promise<number[]> {
  const { atLeast = 0 } = options
  const end = performance.now() + options.forMs
  const took: number[] = []
  const worker = async (number: number) => {
    while (performance.now() < end || took.length < atLeast) {
      const begun = performance.now()
      await options.work(number)
      took.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: options.workers }, (_, number) => worker(number)))
  return took
}

/** A constant rate of work, whether or not earlier pieces have ended. */
export async function keepPace(options: {
  perSecond: number
  forMs: number
  work: (number: number) => Promise<void>
}): Promise<number[]> {
  const begun = performance.now()
  const count = Math.round((options.perSecond * options.forMs) / 1000)
  const took: number[] = []
  const pieces: Promise<void>[] = []
  for (let number = 0; number < count; number++) {
    const due = begun + (number * 1000) / options.perSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    // Counted from the due time, so that queueing counts against the server.
    pieces.push(options.work(number).then(() => void took.push(performance.now() - due)))
  }
  await Promise.all(pieces)
  return took
}

export const hangUp = (): void => agent.destroy()
