import { mkdir, realpath, stat } from 'node:fs/promises'
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts'
import {
  databaseUrl,
  describeCluster,
  giveToOwner,
  initialise,
  isInitialised,
  prepareSocketFolder,
  type Cluster,
} from './cluster.ts'
import { processIdentity } from './process-identity.ts'
import {
  ensureDatabase,
  startPostmaster,
  stopPostmaster,
  waitUntilAnswering,
  type Postmaster,
} from './postmaster.ts'
import { chooseServiceUser, type ServiceUser } from './service-user.ts'
import { enterUsage, leaveUsage, withStartStopLock } from './usage.ts'

export interface EmbeddedPostgresOptions {
  /** Folder for everything of this server; created if missing. */
  dataDir: string
  /** Receives one line per event, for the log of the process. */
  log?: (message: string) => void
  options?: {
    /** Created on the first start. Default `greenlane`. */
    database?: string
    /** Settings of `postgresql.conf` beyond the defaults, e.g. `{ fsync: 'off' }` for tests. */
    settings?: Record<string, string>
  }
}

export interface EmbeddedPostgres {
  url: string
  /** Releases the server; the last process that uses it shuts it down. */
  stop(): Promise<void>
  /** Whether the server was already running, e.g. after a kill -9 of its former process. */
  adopted: boolean
}

interface Context {
  cluster: Cluster
  user: ServiceUser
  binaries: PostgresBinaries
  log: (message: string) => void
}

const watchInterval = 500

/**
 * Starts, or adopts, the PostgreSQL that comes with the project. It survives a kill of this process, and is shared by
 * all processes that use the same folder. If it dies while in use, it is restarted.
 */
export async function startEmbeddedPostgres(request: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database = 'greenlane', settings = {} } = request.options ?? {}
  await mkdir(request.dataDir, { recursive: true })
  const home = await realpath(request.dataDir)
  const context = await prepareContext(describeCluster(home, settings), request.log ?? (() => undefined))

  const { postmaster, adopted, note } = await withStartStopLock(home, async () => {
    const running = await ensureRunning(context)
    await ensureDatabase(context.cluster, running.postmaster, database)
    return { ...running, note: await enterUsage(home) }
  })
  const watch = keepRunning(context, postmaster)
  return {
    url: await databaseUrl(context.cluster, postmaster.port, database),
    adopted,
    stop: async () => {
      await watch.end()
      await withStartStopLock(home, async () => {
        if (await leaveUsage(note)) await stopPostmaster(context.cluster, context.user, context.binaries)
      })
    },
  }
}

async function prepareContext(cluster: Cluster, log: (message: string) => void): Promise<Context> {
  const binaries = await findPostgresBinaries()
  const presentOwner = await stat(cluster.folder).catch(() => null)
  const user = await chooseServiceUser({ folder: cluster.home, program: binaries.initdb }, presentOwner)
  return { cluster, user, binaries, log }
}

async function ensureRunning(context: Context): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const { cluster, user, binaries, log } = context
  const living = await waitUntilAnswering(cluster)
  if (living) {
    log(`PostgreSQL was already running (process ${living.pid})`)
    return { postmaster: living, adopted: true }
  }
  if (!(await isInitialised(cluster))) {
    log('Creating the database files')
    await initialise(cluster, user, binaries)
  }
  await giveToOwner(cluster, user)
  await prepareSocketFolder(cluster, user)
  const postmaster = await startPostmaster(cluster, user, binaries)
  log(`PostgreSQL started (process ${postmaster.pid})`)
  return { postmaster, adopted: false }
}

/** Restarts the server when it dies, so that a crash of the database is only a pause. */
function keepRunning(context: Context, first: Postmaster) {
  let identity = processIdentity(first.pid)
  let work: Promise<void> | undefined
  const revive = async () => {
    try {
      context.log('PostgreSQL is gone, restarting it')
      const { postmaster } = await withStartStopLock(context.cluster.home, () => ensureRunning(context))
      identity = processIdentity(postmaster.pid)
    } catch (error) {
      context.log(`PostgreSQL could not be started again: ${(error as Error).message}`)
    }
  }
  const timer = setInterval(() => {
    const alive = identity !== undefined && processIdentity(Number.parseInt(identity, 10)) === identity
    if (work || alive) return
    work = revive().finally(() => (work = undefined))
  }, watchInterval).unref()
  return {
    end: async () => {
      clearInterval(timer)
      await work
    },
  }
}
