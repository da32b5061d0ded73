import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'

/** Ends every connection to a database and refuses new ones for a while, as in an outage or a failover. */
export async function outage(url: string, milliseconds: number): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const admin = new URL(url)
  admin.pathname = '/postgres'
  const client = new Client({ connectionString: admin.toString() })
  await client.connect()
  const allow = (connections: boolean) =>
    client.query(`alter database ${escapeIdentifier(name)} with allow_connections ${connections}`)
  await allow(false)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await sleep(milliseconds)
  await allow(true)
  await client.end()
}
