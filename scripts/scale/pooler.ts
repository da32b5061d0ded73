import type { ChildProcess } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isRunning, killed, knowsPrepared, type Programs, startAs } from './programs.ts'

/** PgBouncer in transaction mode, as `docs/scale.md` sets it up. */
export type Pooler = {
  url: string
  pid(): number
  start(): Promise<void>
  /** From now on the pool leads to another server. */
  pointTo(server: { port: number }): Promise<void>
  kill(): Promise<void>
}

export function pooler(
  programs: Programs,
  { folder, port, server }: { folder: string; port: number; server: { port: number } },
): Pooler {
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  const url = `postgres://greenlane@127.0.0.1:${port}/greenlane`
  let child: ChildProcess | undefined
  let target = server

  const write = async (): Promise<void> => {
    await writeFile(users, '"greenlane" ""\n')
    await writeFile(file, settings({ folder, port, users, target, prepared: knowsPrepared(programs) }))
  }
  return {
    url,
    pid: () => child?.pid ?? 0,
    async start() {
      await write()
      child = startAs(programs, programs.pgbouncer, ['-q', file])
      for (let tries = 0; tries < 200; tries++) {
        if (!isRunning(child)) throw new Error(`pgbouncer ended: see ${join(folder, 'pgbouncer.log')}`)
        if (await listens(url)) return
        await sleep(50)
      }
      throw new Error('pgbouncer does not answer')
    },
    async pointTo(next) {
      target = next
      await write()
      child?.kill('SIGHUP')
    },
    kill: () => killed(child, 'SIGKILL'),
  }
}

/** Its own console answers also while there is no server behind it. */
async function listens(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url.replace(/\w+$/, 'pgbouncer') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Limits of time belong to the session with the server: the pooler says them, not the product. */
function settings(options: {
  folder: string
  port: number
  users: string
  target: { port: number }
  prepared: boolean
}): string {
  const { folder, port, users, target, prepared } = options
  return `[databases]
greenlane = host=127.0.0.1 port=${target.port} dbname=greenlane connect_query='set statement_timeout = 10000; set idle_in_transaction_session_timeout = 30000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = greenlane
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 10
${prepared ? 'max_prepared_statements = 200' : ''}
logfile = ${join(folder, 'pgbouncer.log')}
pidfile = ${join(folder, 'pgbouncer.pid')}
`
}
