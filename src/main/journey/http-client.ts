import {
  createClient as createApi,
  createUntypedClient,
  type Calls,
  type Client as ApiClient,
  GreenlaneError,
  type StaffCalls,
} from '#client'

/** Every call of the product with its types, by the client that companies use for their own programs. */
type Api = ApiClient<Calls & StaffCalls>

type Answer<T> = { code: number; message: string; data: T; error?: string }

/** One person's browser, reduced to its HTTP requests. */
export type Client = {
  /** The calls below that path, `/server/portal`. */
  api(base: string): Api
  /** The same for scripts whose paths and answers are their own matter. */
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
  return createClientOver((path, init) => fetch(`${baseUrl}${path}`, init), lang)
}

/** The same client over another way to the server. */
export function createClientOver(send: Send, lang: 'en' | 'zh'): Client {
  let token: string | undefined
  const options = { lang, token: () => token, fetch: send }
  const any = createUntypedClient({ url: '', ...options })
  return {
    api: (base) => createApi<Calls & StaffCalls>({ url: base, ...options }),
    signIn(next) {
      token = next
    },
    token: () => token ?? '',
    async ask<T>(path: string, body: unknown) {
      try {
        return { code: 0, message: '', data: (await any.post(path, body as object)) as T }
      } catch (error) {
        if (!(error instanceof GreenlaneError)) throw error
        const { code, message, data, error: name } = error
        return { code, message, data: data as T, ...(name !== undefined && { error: name }) }
      }
    },
    get: async <T>(path: string, query: Record<string, string> = {}) =>
      (await named(path, any.get(path, query))) as T,
    async post<T>(path: string, body: unknown) {
      const answer = (await named(path, any.post(path, body as object))) as T
      if (token !== undefined && RENEWS.test(path)) token = (answer as { token: string }).token
      return answer
    },
    async upload(path, file, fields = {}) {
      const answer = await named(path, any.upload(path, file, fields))
      return (answer as { uploadId: string }).uploadId
    },
    async download(path, query) {
      const { bytes } = await named(path, any.download(`GET ${path}`, query))
      return Buffer.from(bytes)
    },
  }
}

/** Answers with another token of the same session: the one before soon opens nothing. */
const RENEWS =
  /\/(?:user\/confirm|user\/changePassword|user\/twoFactor\/enable|staff\/confirm|staff\/changePassword)$/

/** A journey that stops says at which call. */
async function named<T>(path: string, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof GreenlaneError)) throw error
    const fields = error.fields ? ` ${JSON.stringify(error.fields)}` : ''
    throw new Error(`${path} answered ${error.code}: ${error.message}${fields}`, { cause: error })
  }
}
