import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Headers of every answer. A content security policy is not among them: pages allow their own inline scripts by hash,
 * files are confined by `sandbox`, and JSON is not rendered.
 */
export async function addSecurityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()')
  })
}
