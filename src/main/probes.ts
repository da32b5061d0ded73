import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppConfig } from '#platform/server/config.ts'
import type { DatabaseHandle } from '#platform/server/database.ts'
import { createMetrics } from './metrics.ts'

/** `/health` (alive), `/ready` (the database answers) and `/metrics`, at the root and below the base path. */
export function registerProbes(app: FastifyInstance, options: { config: AppConfig; database: DatabaseHandle }): void {
  const { config, database } = options
  const base = `/server/${config.product}`
  const metrics = createMetrics(database.pool)
  app.addHook('onResponse', async (request, reply) => metrics.count(request, reply))

  const health = async () => ({ code: 0, message: 'Success', data: { status: 'alive' } })
  const ready = async (_request: FastifyRequest, reply: FastifyReply) => {
    const up = await database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (up) return { code: 0, message: 'Success', data: { database: 'reachable' } }
    reply.status(502)
    return { code: 502, message: 'The database cannot be reached.', data: { database: 'not reachable' } }
  }
  const showMetrics = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!config.metricsPublic && !isLocal(request.socket.remoteAddress)) return reply.callNotFound()
    return reply.header('content-type', 'text/plain; version=0.0.4').send(metrics.text())
  }
  for (const prefix of ['', base]) {
    app.get(`${prefix}/health`, health)
    app.get(`${prefix}/ready`, ready)
    app.get(`${prefix}/metrics`, showMetrics)
  }
}

function isLocal(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
}
