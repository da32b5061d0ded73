import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const BUCKETS_S = [0.005, 0.025, 0.1, 0.3, 1, 5, 30]

/**
 * Requests by route and status with their durations, database connections, and the library's process metrics. A
 * separate registry for each app: during tests several of them run in one process.
 */
export function createMetrics(pool: pg.Pool) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  reportHeapUsed(registry)
  reportConnections(registry, pool)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    count(request: FastifyRequest, reply: FastifyReply): void {
      const route = request.routeOptions.url ?? 'unknown'
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    },
    text: () => registry.metrics(),
  }
}

/** The library calls it `nodejs_heap_size_used_bytes`; the shorter name stays for existing dashboards. */
function reportHeapUsed(registry: Registry): void {
  const gauge: Gauge = new Gauge({
    name: 'nodejs_heap_used_bytes',
    help: 'Heap of the process that is in use.',
    registers: [registry],
    collect: () => gauge.set(process.memoryUsage().heapUsed),
  })
}

function reportConnections(registry: Registry, pool: pg.Pool): void {
  const gauge: Gauge<'state'> = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      gauge.set({ state: 'total' }, pool.totalCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
