import type { Route } from '#platform/server/http/route.ts'
import { callName } from '../../calls.ts'
import type { Send } from '../../journey/http-client.ts'
import type { Example, Examples } from './examples.ts'
import { shortened, stableValues } from './stable.ts'

const LIST_SHOWN = 2

/** Keeps the first success of each call that passes, as it came, but for what `stable.ts` replaces. */
export function exampleRecorder(routes: readonly Route[], base: string, send: Send) {
  const stable = stableValues()
  const examples: Record<string, Example> = {}
  const refused = new Map<string, string>()
  const patterns = routes.map(({ call }) => ({
    name: callName(call),
    method: call.method,
    pattern: new RegExp(`^${base}${call.path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

  async function record(path: string, init: RequestInit, response: Response): Promise<void> {
    const url = new URL(path, 'http://greenlane.example')
    const method = init.method ?? 'GET'
    const found = patterns.find((one) => one.method === method && one.pattern.test(url.pathname))
    if (!found || examples[found.name]) return
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const answer = isJson ? ((await response.json()) as { code: number; message: string }) : undefined
    if (answer && answer.code !== 0) return void refused.set(found.name, answer.message)
    const input = { ...sentBy(url, init), ...found.pattern.exec(url.pathname)?.groups }
    examples[found.name] = stable({
      ...(Object.keys(input).length > 0 && { input }),
      ...(answer && { answer: shortened(answer, LIST_SHOWN) }),
    }) as Example
  }

  return {
    async send(path: string, init: RequestInit): Promise<Response> {
      const response = await send(path, init)
      await record(path, init, response.clone())
      return response
    },
    /** By name, so that a further run changes no line without a reason. */
    examples: (): Examples =>
      Object.fromEntries(Object.entries(examples).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    /** What was tried without success, and why. */
    refused: () => [...refused].filter(([name]) => !examples[name]),
  }
}

/** The input: the parameters of a query, the body, or the fields of an upload beside its file. */
function sentBy(url: URL, { body }: RequestInit): Record<string, unknown> {
  if (body instanceof FormData)
    return Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'))
  if (typeof body === 'string') return JSON.parse(body) as Record<string, unknown>
  const names = [...new Set(url.searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}
