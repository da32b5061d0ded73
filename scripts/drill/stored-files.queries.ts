import pg from 'pg'

type StoredFile = { id: string; size: number; sha256: string; keyId: string }

/** Read over a connection of its own: the product of the restored database is not running. */
export async function storedFileRows(url: string): Promise<StoredFile[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<StoredFile>(
      'select id, size, sha256, key_id as "keyId" from stored_files order by id',
    )
    return rows
  } finally {
    await client.end()
  }
}
