/*
 * A night of a server in a process of its own, to be killed by a test: node night-process.ts <file>, where the file has
 * its configuration and the moment. Ends by itself once nothing is left to do.
 */
import { readFile } from 'node:fs/promises'
import type { AppConfig } from '#main/config.ts'
import { settableClock } from '#platform/server/clock.ts'
import '#main/quick-imports.ts'

const { wire } = await import('#main/wiring.ts')
const { productLog } = await import('#main/product-log.ts')
const { openDatabase } = await import('#platform/server/database.ts')
const { unlockUnrecorded } = await import('#platform/server/job-owners.ts')
const { forgetOldRecords } = await import('../server/keeping/forget-old-records.ts')

type Night = { config: AppConfig; at: string }
const { config, at } = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Night
const log = productLog({ level: 'silent' })
const database = openDatabase({ url: config.databaseUrl, log, max: 4 })
const { deps } = wire({ config, database, clock: settableClock(new Date(at)), log })
// What the process before held when it was killed.
await unlockUnrecorded(deps.db)
await forgetOldRecords(deps)
await deps.jobs.drain()
await database.close()
process.exit(0)
