import { join, resolve } from 'node:path'
import { buildApp } from '#main/app.ts'
import { loadConfig } from '#main/config.ts'
import { seedDemo } from '#main/demo.ts'
import { openFoundation } from '#main/foundation.ts'
import { productLog } from '#main/product-log.ts'
import { wire, type Wired } from '#main/wiring.ts'
import { systemClock } from '#platform/server/clock.ts'
import { directUrlOf, openConfigured } from '#platform/server/database.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export type Product = { wired: Wired; stop(): Promise<void> }

/** The product as its server starts it, without pages: people of the drill make calls only. */
export async function startProduct(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<Product> {
  const log = productLog({ level: process.env['LOG_LEVEL'] ?? 'error' })
  const raw = loadConfig({
    GREENLANE_DATA_DIR: dataDir,
    PORT: String(port),
    GREENLANE_DEMO_HISTORY: 'short',
    ...settings,
  })
  const foundation = await openFoundation({ raw, root: ROOT, log })
  const { config } = foundation
  await migrateDatabase({ url: directUrlOf(config), folder: join(ROOT, 'migrations') })
  const database = openConfigured({ config, log })
  const wired = wire({ config, database, clock: systemClock, log })
  await seedDemo(wired, database)
  await wired.deps.liveness.start()
  const app = await buildApp({ wired, database })
  await app.listen({ port, host: 'localhost' })
  await wired.deps.jobs.start()
  return {
    wired,
    async stop() {
      await app.close()
      await wired.deps.jobs.stop()
      await wired.deps.liveness.stop()
      await database.close()
      await foundation.close()
    },
  }
}
