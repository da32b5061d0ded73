import type { z } from 'zod'
import type { CallDefinition, Envelope } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { dispatch } from '#platform/server/http/dispatch.ts'
import type { Caller } from '#platform/web/caller.ts'
import { callName } from '../calls.ts'
import type { Wired } from '../wiring.ts'

/**
 * Lets a page rendered on the server make calls without HTTP, with the same access rules and validation. A refusal
 * becomes a `Response` with its status, which React Router passes to the error screen.
 */
export function inProcessCaller(wired: Wired, about: { lang: Lang; requestId: string; ip: string }): Caller {
  const { deps, authenticators } = wired
  const routes = new Map(wired.routes.map((route) => [callName(route.call), route]))
  return async <I extends z.ZodType, O extends z.ZodType>(call: CallDefinition<I, O>, input: z.input<I>) => {
    const route = routes.get(callName(call))
    if (!route) throw new Error(`no route for ${callName(call)}`)
    const answer = await dispatch({ ...deps, ...authenticators }, route, {
      ...about,
      input,
      headers: {},
      rawBody: Buffer.alloc(0),
      log: deps.log,
    })
    if (!('body' in answer)) throw new Error('a page cannot call for a file')
    const envelope = JSON.parse(answer.body) as Envelope<z.output<O>>
    if (envelope.code !== 0) {
      throw new Response(JSON.stringify({ message: envelope.message, error: envelope.error }), {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      })
    }
    return envelope.data as z.output<O>
  }
}
