import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'

const BUCKETS_S = [0.005, 0.025, 0.1, 0.3, 1, 5, 30]

type Series = { count: number; sum: number; buckets: number[] }

/** Requests by route and status with their durations, memory and database connections, as Prometheus text. */
export function createMetrics(pool: pg.Pool) {
  const series = new Map<string, Series>()
  return {
    count(request: FastifyRequest, reply: FastifyReply): void {
      const route = request.routeOptions.url ?? 'unknown'
      const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
      const found = series.get(labels) ?? { count: 0, sum: 0, buckets: BUCKETS_S.map(() => 0) }
      const seconds = reply.elapsedTime / 1000
      found.count++
      found.sum += seconds
      BUCKETS_S.forEach((limit, i) => {
        if (seconds <= limit) found.buckets[i] = (found.buckets[i] ?? 0) + 1
      })
      series.set(labels, found)
    },
    text(): string {
      const lines = ['# TYPE http_request_duration_seconds histogram']
      for (const [labels, one] of series) {
        BUCKETS_S.forEach((limit, i) =>
          lines.push(`http_request_duration_seconds_bucket{${labels},le="${limit}"} ${one.buckets[i]}`),
        )
        lines.push(`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${one.count}`)
        lines.push(`http_request_duration_seconds_sum{${labels}} ${one.sum.toFixed(4)}`)
        lines.push(`http_request_duration_seconds_count{${labels}} ${one.count}`)
      }
      const memory = process.memoryUsage()
      lines.push('# TYPE process_resident_memory_bytes gauge', `process_resident_memory_bytes ${memory.rss}`)
      lines.push('# TYPE nodejs_heap_used_bytes gauge', `nodejs_heap_used_bytes ${memory.heapUsed}`)
      lines.push(
        '# TYPE database_connections gauge',
        `database_connections{state="total"} ${pool.totalCount}`,
      )
      lines.push(`database_connections{state="idle"} ${pool.idleCount}`)
      lines.push(`database_connections{state="waiting"} ${pool.waitingCount}`)
      return `${lines.join('\n')}\n`
    },
  }
}
