import { resolve } from 'node:path'
import { afterAll } from 'vitest'
import { openDatabase, type DatabaseHandle } from '#platform/server/database.ts'
import { createLog } from '#platform/server/log.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { createTestDatabase, ensureTemplate } from './postgres.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations')

export type OwnDatabase = DatabaseHandle & { url: string }

/** A migrated, empty database for this test file alone. Dropped after it. */
export async function ownDatabase(options: { max?: number } = {}): Promise<OwnDatabase> {
  await ensureTemplate((url) => migrateDatabase({ url, folder: MIGRATIONS }))
  const { url, drop } = await createTestDatabase()
  const database = openDatabase({ url, max: options.max ?? 10, log: createLog({ level: 'silent' }) })
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return { ...database, url }
}
