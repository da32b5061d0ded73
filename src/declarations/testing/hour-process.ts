/*
 * An hour of a server in a process of its own, to be killed by a test: node hour-process.ts <file>, where the file has its
 * configuration and the moment. Asks the registers as the hourly job does, and ends by itself once nothing is left to do.
 */
import { readFile } from 'node:fs/promises'
import type { AppConfig } from '#main/config.ts'
import { settableClock } from '#platform/server/clock.ts'
import '#main/quick-imports.ts'

const { wire } = await import('#main/wiring.ts')
const { productLog } = await import('#main/product-log.ts')
const { openDatabase } = await import('#platform/server/database.ts')
const { unlockUnrecorded } = await import('#platform/server/job-owners.ts')
const { createLookUp } = await import('#tax-numbers/server/look-up.ts')
const { createRegisters } = await import('#tax-numbers/server/registers.ts')
const { askRegisters } = await import('../server/ask-registers.ts')
const { realSources } = await import('../server/real-sources.ts')

type Hour = { config: AppConfig; at: string }
const { config, at } = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Hour
const log = productLog({ level: 'silent' })
const database = openDatabase({ url: config.databaseUrl, log, max: 4 })
const { deps } = wire({ config, database, clock: settableClock(new Date(at)), log })
// What the process before held when it was killed.
await unlockUnrecorded(deps.db)
const lookUp = createLookUp(deps, createRegisters(deps))
await askRegisters({ ...deps, sources: realSources(config.agency.timeZone), lookUp })
await deps.jobs.drain()
await database.close()
process.exit(0)
