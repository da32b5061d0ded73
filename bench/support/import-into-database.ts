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

const COMPANY = 'com_bench'
const ID = { companyId: COMPANY, id: 'imp_bench' }
const MIGRATIONS = resolve(import.meta.dirname, '../../migrations')

export type Imported = {
  rows: number
  kept: number
  /** Refunds whose sales were found in other files */
  refundsOfOthers: number
  seconds: number
  cpu: number
  peakMb: number
}

/**
 * Imports a report into a database of its own, as the job does: from sealed parts to rows, totals and issues.
 * @param earlier files that are imported before, which is not measured but for the memory
 */
export async function importIntoDatabase(file: string, earlier: readonly string[] = []): Promise<Imported> {
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
    for (const [at, other] of earlier.entries()) {
      const id = { companyId: COMPANY, id: `imp_earlier_${at}` }
      await store(deps, id, other)
      await runImport(deps, id)
      await finishedImport(deps, id)
      // They came a month apart: by the next one the database has looked at the tables by itself.
      await deps.db.execute('analyze')
    }
    await store(deps, ID, file)
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
  const row = await finishedImport(deps, ID)
  const { rows } = await deps.db.execute<{ count: number }>(
    // A refund whose sale nobody knows counts as of the last day before the file's first month.
    `select count(*)::int as count from transactions where company_id = '${COMPANY}' and import_id = '${ID.id}' and original_day < date_trunc('month', '${row.firstDay ?? ''}'::date) - interval '1 day'`,
  )
  return {
    rows: row.rowsRead,
    kept: row.rowsKept,
    refundsOfOthers: rows[0]?.count ?? 0,
    seconds,
    cpu: (used.user + used.system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }
}

type Id = typeof ID

async function finishedImport({ db }: Wired['deps'], id: Id) {
  const row = await findImport(db, id)
  if (row?.status !== 'FINISHED') throw new Error(`the import ended as ${row?.status} ${row?.fault}`)
  return row
}

/** A German company with its number: most rows of the report are decided. */
async function insertCompany({ db }: Wired['deps']): Promise<void> {
  await db.execute(
    `insert into companies (id, name, country, vat_number, vat_number_status, lang, time_zone, created_at, updated_at) values ('${COMPANY}', 'Bench', 'DE', 'DE129273398', 'valid', 'en', 'Europe/Berlin', now(), now())`,
  )
}

async function store({ db, files }: Wired['deps'], id: Id, file: string): Promise<void> {
  const { size } = await stat(file)
  const at = new Date()
  await db.transaction((tx) =>
    insertImport(tx, {
      ...id,
      status: 'WAITING',
      fileName: 'report.csv',
      size,
      received: size,
      fingerprint: id.id,
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
    const place = { companyId: id.companyId, importId: id.id, start }
    await db.transaction((tx) => insertPart(tx, { ...place, ...part }))
    start += part.size
  }
}
