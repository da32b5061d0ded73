import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What is not a page may load, run and frame nothing. Pages replace it: they allow their own inline scripts by hash. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A file that somebody uploaded, opened by its address: not even a script of its own origin. */
export const CONFINED_FILE = `${NOTHING}; sandbox`
const REFERRERS = 'same-origin'
const TLS_ALONE = { maxAge: 31_536_000, includeSubDomains: true }

/** Headers of every answer. */
export async function addSecurityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: REFERRERS },
    strictTransportSecurity: secure ? TLS_ALONE : false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()')
    reply.header('content-security-policy', NOTHING)
  })
}

/** Of an answer to what could not be read as a request, for which no hook runs. */
export const headersWithoutRequest = (secure: boolean): Record<string, string> => ({
  'content-security-policy': NOTHING,
  'referrer-policy': REFERRERS,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(secure && {
    'strict-transport-security': `max-age=${TLS_ALONE.maxAge}; includeSubDomains`,
  }),
})
