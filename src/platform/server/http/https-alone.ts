import type { FastifyInstance } from 'fastify'
import { wireRefusals } from './wire-refusals.ts'

/** What watches the server asks it directly, also where the proxy marks everything. */
const PROBE = /^(\/server\/[^/]+)?\/(health|ready|metrics)$/

/**
 * What the proxy says came without TLS: a page leads to the public address, and a call is refused, so that whoever sends
 * passwords or keys that way notices at once (a redirect would hide it). The address is ours, never the request's; so it
 * does not matter who says it.
 */
export function demandHttps(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (protocolSaid(request.headers['x-forwarded-proto']) !== 'http') return
    const path = request.url.split('?')[0] ?? ''
    if (PROBE.test(path)) return
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/server/')
    if (!isPage) throw wireRefusals.https_only()
    return reply.header('cache-control', 'no-store').redirect(new URL(publicUrl).origin + request.url, 308)
  })
}

/** The last word is that of the nearest proxy. */
const protocolSaid = (header: string | string[] | undefined): string | undefined =>
  [header].flat().at(-1)?.split(',').at(-1)?.trim().toLowerCase()
