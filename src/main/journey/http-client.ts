import { randomUUID } from 'node:crypto'

type Answer<T> = {
  code: number
  message: string
  data: T
  error?: string
  fields?: Record<string, string>
}

class JourneyFailure extends Error {}

/** One person's browser, reduced to its HTTP requests. */
export type Client = {
  get<T>(path: string, query?: Record<string, string>): Promise<T>
  post<T>(path: string, body: unknown): Promise<T>
  /** The envelope as received, for steps that expect a refusal. */
  ask<T>(path: string, body: unknown): Promise<Answer<T>>
  upload(
    path: string,
    file: { name: string; bytes: Buffer },
    fields?: Record<string, string>,
  ): Promise<string>
  download(path: string, query: Record<string, string>): Promise<Buffer>
  signIn(token: string): void
  /** Of the session, if there is one. */
  token(): string
}

export type Send = (path: string, init: RequestInit) => Promise<Response>

export function createClient(baseUrl: string, lang: 'en' | 'zh'): Client {
  return createClientOver(
    (path, init) => fetch(`${baseUrl}${path}`, { ...init, signal: AbortSignal.timeout(30_000) }),
    lang,
  )
}

/** The same client over another way to the server. */
export function createClientOver(send: Send, lang: 'en' | 'zh'): Client {
  let token: string | undefined
  const headers = (): Record<string, string> => ({
    lang,
    ...(token ? { Token: token, Authorization: token, 'X-Access-Token': token } : {}),
  })
  const ask = async <T>(path: string, init: RequestInit): Promise<Answer<T>> => {
    const response = await send(path, init)
    return (await response.json()) as Answer<T>
  }
  const post = <T>(path: string, body: unknown) =>
    ask<T>(path, {
      method: 'POST',
      headers: { ...headers(), 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    })
  return {
    signIn(next) {
      token = next
    },
    token: () => token ?? '',
    ask: post,
    get: async <T>(path: string, query: Record<string, string> = {}) =>
      dataOf(path, await ask<T>(`${path}?${new URLSearchParams(query)}`, { headers: headers() })),
    post: async <T>(path: string, body: unknown) => dataOf(path, await post<T>(path, body)),
    async upload(path, file, fields = {}) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
      const answer = await ask<{ uploadId: string }>(path, { method: 'POST', headers: headers(), body: form })
      return dataOf(path, answer).uploadId
    },
    async download(path, query) {
      const response = await send(`${path}?${new URLSearchParams(query)}`, { headers: headers() })
      if (!response.headers.get('content-disposition'))
        throw new JourneyFailure(`${path}: ${await response.text()}`)
      return Buffer.from(await response.arrayBuffer())
    },
  }
}

function dataOf<T>(path: string, answer: Answer<T>): T {
  if (answer.code === 0) return answer.data
  const fields = answer.fields ? ` ${JSON.stringify(answer.fields)}` : ''
  throw new JourneyFailure(`${path} answered ${answer.code}: ${answer.message}${fields}`)
}
