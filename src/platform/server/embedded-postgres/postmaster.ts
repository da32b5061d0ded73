import { readFile, rm, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { PostgresBinaries } from './binaries.ts'
import { databaseUrl, lastPort, writeSettings, type Cluster } from './cluster.ts'
import { isPidTaken, isPostmasterOf } from './process-identity.ts'
import type { ServiceUser } from './service-user.ts'

export interface Postmaster {
  pid: number
  port: number
}

const socketPort = 5432
const startPatience = 120_000
const largestLog = 10_000_000
const lockPause = 300

/** The server running on this cluster, whoever started it. Lock files that would prevent a start are removed. */
async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const pidFile = path.join(cluster.folder, 'postmaster.pid')
  const [pidLine, , , portLine] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = pidIn(pidLine)
  if (pid !== undefined && isPostmasterOf(cluster.folder, pid)) {
    const postmaster = { pid, port: Number(portLine) || socketPort }
    if (process.platform !== 'win32' || (await answers(cluster, postmaster))) return postmaster
  }
  await dropUselessLock(cluster, pidFile)
  if (cluster.socketFolder)
    await dropUselessLock(cluster, path.join(cluster.socketFolder, `.s.PGSQL.${socketPort}.lock`))
  return undefined
}

const pidIn = (line: string | undefined): number | undefined => {
  const pid = Number(line)
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/**
 * PostgreSQL refuses to start over an empty lock file (a full disk or a kill left it), and over one with the id of any
 * running process, even a zombie. The file of a process that is gone it replaces itself.
 */
async function dropUselessLock(cluster: Cluster, file: string): Promise<void> {
  const read = () => readFile(file, 'utf8').catch(() => undefined)
  const text = await read()
  if (text === undefined) return
  const pid = pidIn(text.split('\n')[0])
  if (pid === undefined) {
    // A server that is starting this very moment is about to write its id.
    await sleep(lockPause)
    if ((await read()) === text) await rm(file, { force: true })
  } else if (isPidTaken(pid) && !isPostmasterOf(cluster.folder, pid)) await rm(file, { force: true })
}

/** Waits for a server that may still be recovering or already be shutting down. Undefined once it has ended. */
export async function waitUntilAnswering(cluster: Cluster): Promise<Postmaster | undefined> {
  const deadline = Date.now() + startPatience
  for (;;) {
    const postmaster = await findPostmaster(cluster)
    if (!postmaster || (await answers(cluster, postmaster))) return postmaster
    if (Date.now() > deadline)
      throw new Error(
        `PostgreSQL (process ${postmaster.pid}) on ${cluster.folder} is running but does not answer.`,
      )
    await sleep(100)
  }
}

export async function startPostmaster(
  cluster: Cluster,
  user: ServiceUser,
  binaries: PostgresBinaries,
): Promise<Postmaster> {
  await writeSettings(cluster, user, await choosePort(cluster))
  await trimLog(cluster)
  const deadline = Date.now() + startPatience
  for (;;) {
    const logStart = await logSize(cluster)
    const started = await user.run(binaries.pgCtl, startArguments(cluster))
    const postmaster = await waitUntilAnswering(cluster)
    if (postmaster) return postmaster
    const reason = (await readFile(cluster.log, 'utf8').catch(() => '')).slice(logStart)
    // After kill -9 of the server its workers need a moment to notice and exit.
    const orphansRemain = /shared memory block .* is still in use/.test(reason)
    if (!orphansRemain || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start (log: ${cluster.log}).\n${started.output}\n${reason.trim()}`)
    await sleep(200)
  }
}

const startArguments = ({ folder, log }: Cluster) => [
  'start',
  '-w',
  '-s',
  '-t',
  '300',
  '-D',
  folder,
  '-l',
  log,
]

/** Open transactions are rolled back, everything acknowledged is on disk: also when it must be killed. */
export async function stopPostmaster(
  cluster: Cluster,
  user: ServiceUser,
  binaries: PostgresBinaries,
): Promise<void> {
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return
  wake(postmaster)
  for (const [mode, seconds] of [
    ['fast', 15],
    // Ends its processes itself, if need be by kill -9: one that hangs does not hear anything else.
    ['immediate', 15],
  ] as const) {
    const stopped = await user.run(binaries.pgCtl, stopArguments(cluster, mode, seconds))
    if (stopped.code === 0 || !(await findPostmaster(cluster))) return
    if (mode === 'immediate') throw new Error(`PostgreSQL did not stop: ${stopped.output}`)
  }
}

const stopArguments = ({ folder }: Cluster, mode: string, seconds: number) => [
  'stop',
  '-w',
  '-s',
  '-t',
  String(seconds),
  '-m',
  mode,
  '-D',
  folder,
]

/** A process that was paused (SIGSTOP) would not hear that it is to stop. */
function wake({ pid }: Postmaster): void {
  if (process.platform === 'win32') return
  try {
    process.kill(pid, 'SIGCONT')
  } catch {
    // Gone meanwhile, or not ours to wake.
  }
}

async function answers(cluster: Cluster, postmaster: Postmaster): Promise<boolean> {
  const client = new Client({
    connectionString: await databaseUrl(cluster, postmaster.port, 'postgres'),
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('data_directory') as folder")
    return process.platform === 'win32' ? path.resolve(rows[0].folder) === cluster.folder : true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Creates the database on the first start. */
export async function ensureDatabase(cluster: Cluster, postmaster: Postmaster, name: string): Promise<void> {
  const client = new Client({ connectionString: await databaseUrl(cluster, postmaster.port, 'postgres') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

const logSize = (cluster: Cluster) =>
  stat(cluster.log).then(
    ({ size }) => size,
    () => 0,
  )

async function trimLog(cluster: Cluster): Promise<void> {
  if ((await logSize(cluster)) > largestLog) await truncate(cluster.log)
}

async function choosePort(cluster: Cluster): Promise<number> {
  if (cluster.socketFolder) return socketPort
  return (await reservePort((await lastPort(cluster)) ?? 0)) ?? (await reservePort(0)) ?? socketPort
}

/** The port if it is free (0: any free one), else undefined. */
function reservePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(undefined))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
