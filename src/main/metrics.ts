import type { BackupRuns } from '#backup/backup-health.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { JobCounts } from '#platform/server/job-queues.queries.ts'
import type { Storage } from '#platform/server/storage/open-storage.ts'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const BUCKETS_S = [0.005, 0.025, 0.1, 0.3, 1, 5, 30]

/**
 * Requests by route and status with their durations, database connections, and the library's process metrics. A
 * separate registry for each app: during tests several of them run in one process.
 */
export function createMetrics(
  pool: pg.Pool,
  {
    backups,
    storage,
    waiting,
    jobs,
  }: {
    backups: () => Promise<BackupRuns>
    storage: Storage
    waiting: () => Promise<number>
    jobs: () => Promise<JobCounts>
  },
) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  reportHeapUsed(registry)
  reportConnections(registry, pool)
  reportBackups(registry, backups)
  reportStorage(registry, storage)
  reportWaiting(registry, waiting)
  reportJobs(registry, jobs)
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

/** 0 where there was none. While the database does not answer they stay as they were last. */
function reportBackups(registry: Registry, backups: () => Promise<BackupRuns>): void {
  const times: Gauge<'outcome'> = new Gauge({
    name: 'backup_timestamp_seconds',
    help: 'When the last backup ended, by its outcome.',
    labelNames: ['outcome'],
    registers: [registry],
    async collect() {
      const runs = await backups().catch(() => undefined)
      if (!runs) return
      const { success, failure } = runs
      times.set({ outcome: 'success' }, secondsOf(success?.at))
      times.set({ outcome: 'failure' }, secondsOf(failure?.at))
    },
  })
  const report = (name: string, help: string, valueOf: (runs: BackupRuns) => number | undefined) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const runs = await backups().catch(() => undefined)
        if (runs) gauge.set(valueOf(runs) ?? 0)
      },
    })
  }
  report('backup_size_bytes', 'Size of the last backup with all its files.', ({ success }) => success?.bytes)
  report(
    'backup_missing_files',
    'Files that rows name and that were not in the store when the last backup was written.',
    ({ success }) => success?.missing,
  )
  report(
    'backup_damaged_copies',
    'Copies beside the backups that are no longer what was written.',
    ({ proven }) => proven?.damaged.length,
  )
}

/** While the database does not answer it stays as it was last. */
function reportWaiting(registry: Registry, waiting: () => Promise<number>): void {
  const gauge: Gauge = new Gauge({
    name: 'files_waiting_for_scan',
    help: 'Files that nobody may use before the scanner has looked into them.',
    registers: [registry],
    async collect() {
      const files = await waiting().catch(() => undefined)
      if (files !== undefined) gauge.set(files)
    },
  })
}

/** While the database does not answer they stay as they were last. */
function reportJobs(registry: Registry, jobs: () => Promise<JobCounts>): void {
  const gauge: Gauge<'state'> = new Gauge({
    name: 'jobs',
    help: 'Jobs by state: not tried yet, running, failed and tried again, given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await jobs().catch(() => undefined)
      for (const [state, count] of Object.entries(counts ?? {})) gauge.set({ state }, count)
    },
  })
}

/** Nothing where files lie in a folder alone. A request that was repeated with success counts once, as `ok`. */
function reportStorage(registry: Registry, { s3 }: Storage): void {
  if (!s3) return
  const gauge: Gauge<'outcome'> = new Gauge({
    name: 'file_store_requests',
    help: 'Requests to the bucket since the start of the process, by their outcome.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      gauge.set({ outcome: 'ok' }, s3.counts.ok)
      gauge.set({ outcome: 'failed' }, s3.counts.failed)
    },
  })
}

const secondsOf = (instant: string | undefined): number =>
  instant === undefined ? 0 : Date.parse(instant) / 1000
