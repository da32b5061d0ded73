import { createHash, randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import type { ServiceUser } from './service-user.ts'

/** The folders of one embedded server. Everything is under `home`, except a socket whose path would be too long. */
export interface Cluster {
  home: string
  /** PostgreSQL's own data directory. */
  folder: string
  /** Undefined on Windows, where the server listens on localhost. */
  socketFolder: string | undefined
  log: string
  /** Settings of `postgresql.conf` beyond those below. */
  settings: Record<string, string>
}

const superuser = 'greenlane'
const majorVersion = '18'
const longestSocketPath = 100
const settingsFile = 'greenlane.conf'

export function describeCluster(home: string, settings: Record<string, string>): Cluster {
  const folder = path.join(home, 'cluster')
  return {
    home,
    folder,
    socketFolder: chooseSocketFolder(folder),
    log: path.join(folder, 'server.log'),
    settings,
  }
}

/** The system limits socket paths to about 107 bytes; a deep checkout gets a short folder elsewhere. */
function chooseSocketFolder(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined
  const longest = path.join(folder, '.s.PGSQL.5432.lock')
  if (Buffer.byteLength(longest) <= longestSocketPath) return folder
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `greenlane-${key}`)
}

export async function isInitialised(cluster: Cluster): Promise<boolean> {
  const version = await readFile(path.join(cluster.folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) {
    const content = await readdir(cluster.folder).catch(() => [])
    if (content.length > 0)
      throw new Error(`${cluster.folder} is not empty and holds no PostgreSQL database.`)
    return false
  }
  if (version.trim() === majorVersion) return true
  throw new Error(
    `${cluster.folder} belongs to PostgreSQL ${version.trim()}, this is PostgreSQL ${majorVersion}.`,
  )
}

/**
 * Creates the database files in a temporary place and moves them when complete: a kill halfway leaves nothing broken.
 */
export async function initialise(
  cluster: Cluster,
  user: ServiceUser,
  binaries: PostgresBinaries,
): Promise<void> {
  const draft = `${cluster.folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  if (user.owner) await chown(draft, user.owner.uid, user.owner.gid)
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  const durability = cluster.settings.fsync === 'off' ? ['--no-sync'] : []
  const who = ['--username', superuser, ...(await authentication(cluster))]
  const made = await user.run(binaries.initdb, [
    '-D',
    draft,
    '--encoding',
    'UTF8',
    ...locale,
    ...who,
    ...durability,
  ])
  if (made.code !== 0) throw new Error(`The database could not be created:\n${made.output}`)
  await rm(cluster.folder, { recursive: true, force: true })
  await rename(draft, cluster.folder)
  await syncFolder(cluster.home)
}

/** For a socket, the folder's mode 0700 is the protection. Windows' localhost is open to anybody, hence a password. */
async function authentication(cluster: Cluster): Promise<string[]> {
  if (cluster.socketFolder) return ['--auth', 'trust']
  const file = passwordFile(cluster)
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return ['--auth', 'scram-sha-256', '--pwfile', file]
}

const passwordFile = (cluster: Cluster) => path.join(cluster.home, 'password')

/** Root may choose another user than last time (the project was moved): the files change owner. */
export async function giveToOwner(cluster: Cluster, user: ServiceUser): Promise<void> {
  if (!user.owner) return
  const { uid, gid } = user.owner
  if ((await stat(cluster.folder)).uid === uid) return
  for (const entry of await readdir(cluster.folder, { recursive: true }))
    await lchown(path.join(cluster.folder, entry), uid, gid)
  await chown(cluster.folder, uid, gid)
}

export async function prepareSocketFolder(cluster: Cluster, user: ServiceUser): Promise<void> {
  const folder = cluster.socketFolder
  if (!folder || folder === cluster.folder) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const present = await lstat(folder)
  const trusted = [process.getuid?.(), user.owner?.uid]
  // The name can be guessed and the folder is world-writable: never use somebody else's folder or link.
  if (!present.isDirectory() || (!trusted.includes(present.uid) && process.getuid?.() !== 0))
    throw new Error(`${folder} belongs to somebody else. Remove it, or set TMPDIR to a folder of your own.`)
  if (user.owner) await chown(folder, user.owner.uid, user.owner.gid)
  await chmod(folder, 0o700)
}

/** Settings for a small machine; durability is never traded for speed here. Read by PostgreSQL at each start. */
export async function writeSettings(cluster: Cluster, user: ServiceUser, port: number): Promise<void> {
  const settings: Record<string, string> = {
    listen_addresses: cluster.socketFolder ? '' : '127.0.0.1',
    port: String(port),
    ...(cluster.socketFolder && {
      unix_socket_directories: `"${cluster.socketFolder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    }),
    max_connections: '100',
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    max_wal_size: '512MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    ...cluster.settings,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  const file = path.join(cluster.folder, settingsFile)
  await writeFile(file, `# Written at each start.\n${lines.join('\n')}\n`, { mode: 0o600 })
  if (user.owner) await chown(file, user.owner.uid, user.owner.gid)
  const main = path.join(cluster.folder, 'postgresql.conf')
  const include = `include '${settingsFile}'`
  const text = await readFile(main, 'utf8')
  if (!text.includes(include)) await writeFile(main, `${text}\n${include}\n`)
}

/** The TCP port of the last start, so that pools find the server again after a restart. */
export async function lastPort(cluster: Cluster): Promise<number | undefined> {
  const text = await readFile(path.join(cluster.folder, settingsFile), 'utf8').catch(() => '')
  const port = /^port = '(\d+)'/m.exec(text)?.[1]
  return port ? Number(port) : undefined
}

/** Address of `database` on this server. */
export async function databaseUrl(cluster: Cluster, port: number, database: string): Promise<string> {
  if (cluster.socketFolder)
    return `postgres://${superuser}@localhost:${port}/${database}?host=${encodeURIComponent(cluster.socketFolder)}`
  const password = await readFile(passwordFile(cluster), 'utf8')
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
}

/** A folder whose entry must survive a power cut. Windows has no such operation. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
