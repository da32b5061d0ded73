import pg from 'pg'

export type Ask = <T extends object>(text: string) => Promise<T[]>

/** Asks a database over a connection for each question: it may be another server the next time. */
export function asking(url: string): Ask {
  return async <T extends object>(text: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<T>(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
