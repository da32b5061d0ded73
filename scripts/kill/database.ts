import pg from 'pg'
import { resolve } from 'node:path'
import { databaseUrl, describeCluster, lastPort } from '#platform/server/embedded-postgres/cluster.ts'

/** Asks the database of the server that is killed, for what no call shows. */
export async function inDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const cluster = describeCluster(resolve(dataDir, 'postgres'), {})
  const client = new pg.Client(await databaseUrl(cluster, (await lastPort(cluster)) ?? 0, 'greenlane'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
