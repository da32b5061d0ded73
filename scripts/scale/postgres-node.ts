import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Ask, asking } from './ask.ts'
import { give, type Programs, runAs } from './programs.ts'

const STANDBY = 'standby'
const PATIENCE_MS = 40_000

/** One database server of a pair; which of both writes changes with each promotion. */
export type PostgresNode = {
  name: string
  port: number
  /** As the product's user; `admin` as the superuser. */
  url: string
  admin: Ask
  /** An empty cluster with the product's user and database. */
  create(): Promise<void>
  /** Copies the other one as it runs, and follows it. */
  follow(primary: { port: number }): Promise<void>
  start(): Promise<void>
  /** Of its main process. */
  pid(): Promise<number>
  /** Whether a commit waits until the standby has it on its disk. */
  setSynchronous(on: boolean): Promise<void>
  /** Until the standby receives what is written. */
  untilFollowed(): Promise<void>
  promote(): Promise<void>
  /** kill -9 of the server and all that serves connections, as when the machine is gone. */
  kill(): Promise<void>
}

export function postgresNode(
  programs: Programs,
  { name, folder, port }: { name: string; folder: string; port: number },
): PostgresNode {
  const data = join(folder, name)
  const onFolder = ['-D', data]
  const program = (tool: string) => join(programs.postgres, tool)
  const ctl = (...args: string[]) => runAs(programs, program('pg_ctl'), ['-D', data, '-w', '-s', ...args])
  const superuser = `postgres://operator@127.0.0.1:${port}/greenlane`

  const configure = async (lines: Record<string, string>) => {
    const settings = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      wal_level: 'replica',
      hot_standby: 'on',
      max_connections: '120',
      wal_keep_size: '256MB',
      shared_buffers: '128MB',
      log_min_messages: 'error',
      ...lines,
    }
    const text = Object.entries(settings).map(([key, value]) => `${key} = '${value}'\n`)
    await writeFile(join(data, 'drill.conf'), text.join(''))
  }
  const admin = asking(superuser)
  const start = async (): Promise<void> => void (await ctl('-l', join(folder, `${name}.log`), 'start'))

  const pid = async (): Promise<number> => {
    const file = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
    return Number(file.split('\n')[0])
  }

  return {
    name,
    port,
    url: `postgres://greenlane@127.0.0.1:${port}/greenlane`,
    admin,
    async create() {
      await mkdir(data, { recursive: true, mode: 0o700 })
      await give(programs, data)
      await runAs(programs, program('initdb'), [
        ...onFolder,
        ...optionsOf({ username: 'operator', auth: 'trust', encoding: 'UTF8', locale: 'C' }),
        '--no-sync',
      ])
      await writeFile(join(data, 'postgresql.conf'), "include_if_exists 'drill.conf'\n", { flag: 'a' })
      await configure({})
      await start()
      const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'operator']
      await runAs(programs, program('createuser'), [...connection, 'greenlane'])
      await runAs(programs, program('createdb'), [...connection, '-O', 'greenlane', 'greenlane'])
    },
    async follow(primary) {
      await rm(data, { recursive: true, force: true })
      await runAs(programs, program('pg_basebackup'), [
        ...onFolder,
        ...optionsOf({ 'wal-method': 'stream', checkpoint: 'fast', host: '127.0.0.1' }),
        ...optionsOf({ port: String(primary.port), username: 'operator' }),
        '--write-recovery-conf',
        '--no-sync',
      ])
      const where = `host=127.0.0.1 port=${primary.port} user=operator application_name=${STANDBY}`
      // `-R` wrote an address of its own into a file that is read later than ours.
      await writeFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${where}'\n`)
      await configure({})
      await start()
    },
    start,
    pid,
    async setSynchronous(on) {
      if (on) await untilStreaming(admin)
      await configure({ synchronous_standby_names: on ? `FIRST 1 (${STANDBY})` : '' })
      await ctl('reload')
      if (on) await until(async () => (await stateOf(admin)) === 'sync', 'the standby is not synchronous')
    },
    untilFollowed: () => untilStreaming(admin),
    async promote() {
      await ctl('promote')
    },
    async kill() {
      const postmaster = await pid()
      if (!(postmaster > 1)) return
      // Stopped first, so that it starts nothing while its children are counted.
      send(postmaster, 'SIGSTOP')
      for (const child of await childrenOf(postmaster)) send(child, 'SIGKILL')
      send(postmaster, 'SIGKILL')
      await until(async () => !isAlive(postmaster), `the server ${postmaster} did not die`)
    },
  }
}

const optionsOf = (options: Record<string, string>): string[] =>
  Object.entries(options).map(([key, value]) => `--${key}=${value}`)

async function stateOf(admin: Ask): Promise<string | undefined> {
  const [row] = await admin<{ sync_state: string }>(
    `select sync_state from pg_stat_replication where application_name = '${STANDBY}' and state = 'streaming'`,
  )
  return row?.sync_state
}

const untilStreaming = (admin: Ask) =>
  until(async () => (await stateOf(admin)) !== undefined, 'the standby does not follow')

async function until(is: () => Promise<boolean>, problem: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await is().catch(() => false))) {
    if (Date.now() > end) throw new Error(problem)
    await sleep(50)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It is gone already.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // The name, in brackets, may hold anything; the parent is the second word behind it.
    const [, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(ppid) === parent) found.push(Number(name))
  }
  return found
}
