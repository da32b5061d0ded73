import type { DataOf, FilesOf, InputOf, PathsOf, Sent } from './call-types.ts'
import { GreenlaneError, type Envelope } from './error.ts'
import type { Calls } from './generated/calls.ts'

export type ClientOptions = {
  /** Where the calls are: `https://portal.example.com/server/portal`. */
  url: string
  /** An API key, or the token of a session; a function is asked before each call. Without it you are anybody. */
  token?: string | (() => string | undefined)
  /** The language of every sentence in answers. */
  lang?: 'en' | 'zh'
  /** How long a call may take. */
  timeoutMs?: number
  /** Instead of the global one. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export type CallOptions = {
  /**
   * A call that creates or pays is done once for each key, however often it is sent. A new one is made for each call
   * unless you give one; give the same one when you send a call again.
   */
  idempotencyKey?: string
}

export type SentFile = { name: string; bytes: Uint8Array | Blob }
export type ReceivedFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** Every method resolves to the `data` of the answer, and throws a `GreenlaneError` for any other code than 0. */
export type Client<C = Calls> = {
  get<P extends PathsOf<C, 'GET', 'json'>>(
    path: P,
    ...sent: Sent<InputOf<C, `GET ${P}`>>
  ): Promise<DataOf<C, `GET ${P}`>>
  post<P extends PathsOf<C, 'POST', 'json'>>(
    path: P,
    input: InputOf<C, `POST ${P}`>,
    options?: CallOptions,
  ): Promise<DataOf<C, `POST ${P}`>>
  /** Sends a file, with the further fields that the call asks for. */
  upload<P extends PathsOf<C, 'POST', 'upload'>>(
    path: P,
    file: SentFile,
    ...fields: Sent<InputOf<C, `POST ${P}`>>
  ): Promise<DataOf<C, `POST ${P}`>>
  /** Receives a file. The name says the method too: `GET /order/invoice`. */
  download<Name extends FilesOf<C>>(name: Name, ...sent: Sent<InputOf<C, Name>>): Promise<ReceivedFile>
}

const TIMEOUT_MS = 30_000

/** The same without types, for paths that are only known when the program runs. */
export type UntypedClient = {
  get(path: string, input?: object): Promise<unknown>
  post(path: string, input: object, options?: CallOptions): Promise<unknown>
  upload(path: string, file: SentFile, fields?: object): Promise<unknown>
  download(name: string, input?: object): Promise<ReceivedFile>
}

export const createClient = <C = Calls>(options: ClientOptions): Client<C> =>
  createUntypedClient(options) as Client<C>

export function createUntypedClient(options: ClientOptions): UntypedClient {
  const { lang = 'en', timeoutMs = TIMEOUT_MS, fetch = globalThis.fetch } = options
  const base = options.url.replace(/\/+$/, '')

  function send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const token = typeof options.token === 'function' ? options.token() : options.token
    const headers = { lang, ...(token && { Authorization: `Bearer ${token}` }), ...init.headers }
    return fetch(base + path, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) })
  }

  function request(method: string, path: string, input: object, { idempotencyKey }: CallOptions = {}) {
    const { filled, rest } = fillPath(path, input)
    if (method === 'GET') return send(filled + queryOf(rest), { method })
    return send(filled, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey ?? crypto.randomUUID(),
      },
      body: JSON.stringify(rest),
    })
  }

  return {
    get: async (path, input = {}) => dataOf(await request('GET', path, input)),
    post: async (path, input, call) => dataOf(await request('POST', path, input, call)),
    async upload(path, { name, bytes }, fields = {}) {
      const form = new FormData()
      for (const [key, value] of Object.entries(fields))
        if (value !== undefined) form.append(key, String(value))
      // Last: the server reads the fields before the file.
      form.append('file', bytes instanceof Blob ? bytes : new Blob([new Uint8Array(bytes)]), name)
      return dataOf(await send(path, { method: 'POST', body: form }))
    },
    async download(name, input = {}) {
      const [method = 'GET', path = ''] = name.split(' ')
      return fileOf(await request(method, path, input))
    },
  }
}

type Input = Record<string, unknown>

/** What stands in the path is not sent a second time. */
function fillPath(path: string, input: object): { filled: string; rest: Input } {
  const rest: Input = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { filled, rest }
}

/** A list is one parameter, sent as often as it has values. */
function queryOf(input: Input): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) query.append(name, String(one))
  return query.size > 0 ? `?${query}` : ''
}

async function dataOf(response: Response): Promise<unknown> {
  const envelope = await envelopeOf(response)
  if (envelope.code !== 0) throw new GreenlaneError(response.status, envelope)
  return envelope.data
}

/** A proxy on the way may answer with a page of its own. */
async function envelopeOf(response: Response): Promise<Envelope> {
  const text = await response.text()
  try {
    const envelope = JSON.parse(text) as Envelope
    if (typeof envelope.code === 'number') return envelope
  } catch {
    // Said below.
  }
  throw new GreenlaneError(response.status, {
    code: 502,
    message: `HTTP ${response.status}, not an answer of the portal: ${text.slice(0, 200)}`,
    data: null,
  })
}

async function fileOf(response: Response): Promise<ReceivedFile> {
  const disposition = response.headers.get('content-disposition')
  if (disposition === null) throw new GreenlaneError(response.status, await envelopeOf(response))
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return {
    name: encoded === undefined ? '' : decodeURIComponent(encoded),
    type: response.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}
