import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countWaiting } from '#documents/server/documents.queries.ts'
import { readRuns } from '#backup/server/backup-runs.repository.ts'
import { DOCTOR_HEADER, isOurQuestion } from '#doctor/server/public.ts'
import type { PlatformConfig } from '#platform/server/config.ts'
import type { DatabaseHandle } from '#platform/server/database.ts'
import type { Disk } from '#platform/server/disk.ts'
import { countJobs } from '#platform/server/job-queues.queries.ts'
import { langOf } from '#platform/server/http/dispatch.ts'
import { successEnvelope } from '#platform/server/http/envelope.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import type { Storage } from '#platform/server/storage/open-storage.ts'
import { createMetrics } from './metrics.ts'

/** `/health` (alive; who holds our keys learns from where they seemed to come), `/ready` (the database answers, the disk has room) and `/metrics`, at the root and below the base path. */
export function registerProbes(
  app: FastifyInstance,
  options: {
    config: PlatformConfig
    database: DatabaseHandle
    disk: Disk
    storage: Storage
    deps: Pick<ServerDeps, 'box' | 'clock'>
  },
): void {
  const { config, database, disk, storage, deps } = options
  const base = `/server/${config.product}`
  const metrics = createMetrics(database.pool, {
    backups: () => readRuns(database.db),
    storage,
    waiting: () => countWaiting(database.db),
    jobs: () => countJobs(database.db),
  })
  app.addHook('onResponse', async (request, reply) => metrics.count(request, reply))

  const ready = async (request: FastifyRequest) => {
    if (!(await answersInTime(database)))
      throw wireRefusals.database_down({ data: { database: 'not reachable' } })
    // Still ready: reads go on, and taking the server away would end them, too.
    const isFull = await disk.isNearlyFull()
    return success(request, { database: 'reachable', disk: isFull ? 'nearly full' : 'has room' })
  }
  const showMetrics = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!config.metricsPublic && !asksFromThisMachine(request)) return reply.callNotFound()
    return reply.header('content-type', metrics.contentType).send(await metrics.text())
  }
  for (const prefix of ['', base]) {
    app.get(`${prefix}/health`, async (request) => {
      const isOurs = isOurQuestion(deps.box, request.headers[DOCTOR_HEADER], deps.clock.now())
      return success(request, { status: 'alive', ...(isOurs && { from: request.ip }) })
    })
    app.get(`${prefix}/ready`, ready)
    app.get(`${prefix}/metrics`, showMetrics)
  }
}

/** A probe wants to know soon, also of a database that hangs. */
const PATIENCE_MS = 3_000

function answersInTime({ pool }: DatabaseHandle): Promise<boolean> {
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, sleep(PATIENCE_MS, false, { ref: false })])
}

function success(request: FastifyRequest, data: Record<string, string>) {
  const header = request.headers['lang']
  return successEnvelope(
    data,
    langOf(Array.isArray(header) ? header[0] : header, request.cookies['language']),
  )
}

const THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** A proxy on this machine forwards outside requests: those are not local. */
function asksFromThisMachine(request: FastifyRequest): boolean {
  const { headers, socket } = request
  const passedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !passedOn && THIS_MACHINE.has(socket.remoteAddress ?? '')
}
