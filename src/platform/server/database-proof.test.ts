import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'

/** What a connection would show to the server. */
const shown = (connectionString: string) =>
  (
    new pg.Client({ connectionString }) as unknown as {
      connectionParameters: { ssl?: { cert?: string; key?: string } }
    }
  ).connectionParameters.ssl

test('a database that is shown a certificate is shown the one of this moment, with each new connection', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenlane-proof-'))
  try {
    const [cert, key] = [join(folder, 'client.pem'), join(folder, 'client.key')]
    const address = `postgres://greenlane@db.internal/greenlane?sslmode=verify-full&sslcert=${cert}&sslkey=${key}`
    for (const round of ['first', 'renewed']) {
      await Promise.all([writeFile(cert, `certificate, ${round}`), writeFile(key, `key, ${round}`)])
      expect(shown(address)).toMatchObject({ cert: `certificate, ${round}` })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
