import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { completeConfig, newDemoSecrets } from '#main/config.ts'
import { productLog } from '#main/product-log.ts'
import { wire, type Wired } from '#main/wiring.ts'
import { systemClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { CHUNK_BYTES } from '#reports/chunks.ts'
import { NO_SUMS } from '#reports/import-states.ts'
import { findImport, insertImport, insertPart } from '#reports/server/imports.repository.ts'
import { runImport } from '#reports/server/run-import.ts'
import { sealPart } from '#reports/server/sealed-report.ts'

const ID = { companyId: 'com_bench', id: 'imp_bench' }
const MIGRATIONS = resolve(import.meta.dirname, '../../migrations')

export type Imported = { rows: number; kept: number; seconds: number; cpu: number; peakMb: number }

/** Imports a report into a database of its own, as the job does: from sealed parts to rows, totals and issues. */
export async function importIntoDatabase(file: string): Promise<Imported> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-database-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  await migrateDatabase({ url: postgres.url, folder: MIGRATIONS })
  // What is printed is read by whoever started this.
  const log = productLog({ level: 'warn', destination: process.stderr })
  const database = openDatabase({ url: postgres.url, log })
  try {
    const config = completeConfig(
      { mode: 'demo', paymentProvider: 'local', agencyName: 'Bench', dataDir: folder } as Parameters<
        typeof completeConfig
      >[0],
      { databaseUrl: postgres.url, secrets: newDemoSecrets() },
    )
    const { deps } = wire({ config, database, clock: systemClock, log })
    await insertCompany(deps)
    await store(deps, file)
    return await measured(deps)
  } finally {
    await database.close()
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

async function measured(deps: Wired['deps']): Promise<Imported> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  await runImport(deps, ID)
  const seconds = (performance.now() - start) / 1000
  const used = process.cpuUsage(cpu)
  const row = await findImport(deps.db, ID)
  if (row?.status !== 'FINISHED') throw new Error(`the import ended as ${row?.status} ${row?.fault}`)
  return {
    rows: row.rowsRead,
    kept: row.rowsKept,
    seconds,
    cpu: (used.user + used.system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }
}

/** A German company with its number: most rows of the report are decided. */
async function insertCompany({ db }: Wired['deps']): Promise<void> {
  await db.execute(
    `insert into companies (id, name, country, vat_number, vat_number_status, lang, time_zone, created_at, updated_at) values ('${ID.companyId}', 'Bench', 'DE', 'DE129273398', 'valid', 'en', 'Europe/Berlin', now(), now())`,
  )
}

async function store({ db, files }: Wired['deps'], file: string): Promise<void> {
  const { size } = await stat(file)
  const at = new Date()
  await db.transaction((tx) =>
    insertImport(tx, {
      ...ID,
      status: 'WAITING',
      fileName: 'report.csv',
      size,
      received: size,
      fingerprint: 'bench',
      source: 'AMAZON',
      sums: NO_SUMS,
      createdById: 'bench',
      createdAt: at,
      changedAt: at,
    }),
  )
  let start = 0
  for await (const bytes of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    const part = await sealPart(files, bytes as Buffer)
    const place = { companyId: ID.companyId, importId: ID.id, start }
    await db.transaction((tx) => insertPart(tx, { ...place, ...part }))
    start += part.size
  }
}
