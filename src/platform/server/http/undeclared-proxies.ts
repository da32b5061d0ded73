import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

const QUIET_MS = 10 * 60_000

/**
 * Warns, once in ten minutes, that somebody forwards requests without being declared: their header is ignored, and
 * if it is our own proxy, all visitors have its address.
 */
export function warnOfUndeclaredProxies(app: FastifyInstance, log: Log): void {
  let quietUntil = 0
  app.addHook('onRequest', async (request) => {
    const { headers, ips } = request
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
    if (!isForwarded || (ips?.length ?? 0) > 1 || Date.now() < quietUntil) return
    quietUntil = Date.now() + QUIET_MS
    log.warn(
      { peer: request.socket.remoteAddress },
      'a request was forwarded by an address that TRUST_PROXY does not name: its visitors count as one',
    )
  })
}
