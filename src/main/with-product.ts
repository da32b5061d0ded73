import { resolve } from 'node:path'
import { systemClock } from '#platform/server/clock.ts'
import { directUrlOf, openConfigured, type DatabaseHandle } from '#platform/server/database.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { checkEncryptionKeys } from './check-encryption-keys.ts'
import { loadConfig } from './config.ts'
import { openFoundation } from './foundation.ts'
import { productLog } from './product-log.ts'
import { wire, type Wired } from './wiring.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Opens the product without an HTTP server, for a script: the server's settings, its database migrated, its use cases.
 * A server on the same database may be running. @throws ConfigProblem
 */
export async function withProduct<T>(
  env: Record<string, string | undefined>,
  work: (wired: Wired, database: DatabaseHandle) => Promise<T>,
  { flushes = true } = {},
): Promise<T> {
  const raw = loadConfig(env)
  const log = productLog({ level: 'error' })
  const foundation = await openFoundation({ raw, root: ROOT, log })
  try {
    const { config } = foundation
    await migrateDatabase({ url: directUrlOf(config), folder: resolve(ROOT, 'migrations') })
    const database = openConfigured({ config, log, max: 4, flushes })
    try {
      const wired = wire({ config, database, clock: systemClock, log })
      await checkEncryptionKeys(wired.deps)
      return await work(wired, database)
    } finally {
      await database.close()
    }
  } finally {
    await foundation.close()
  }
}
