/**
 * What a line of the audit trail costs whoever writes it: `node bench/audit.ts`. Transactions with a line and without one
 * take turns, each over its own connection, while another process of ours would seal; the budget is 0.2 ms more.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { checkTrail, createSealer } from '#audit/server/public.ts'
import { newEncryptionKey } from '#platform/server/config.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { systemClock } from '#platform/server/clock.ts'
import { openDatabase, type Transaction } from '#platform/server/database.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { createLog } from '#platform/server/log.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { keepPersonalUnder } from '#platform/server/person-keys.ts'
import { hintWithCommit } from '#platform/server/with-commit.repository.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'

const BUDGET_MS = 0.2
const ROUNDS = 3_000
/** The tenth part that was least disturbed by what else the machine does. */
const UNDISTURBED = 0.1
const WRITERS = 4
const MIGRATIONS = resolve(import.meta.dirname, '../migrations')

const folder = await mkdtemp(join(tmpdir(), 'bench-audit-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
await migrateDatabase({ url: postgres.url, folder: MIGRATIONS })
const log = createLog({ level: 'silent' })
const database = openDatabase({ url: postgres.url, log })
const { db } = database
const box = createSecretBox([newEncryptionKey()])
keepPersonalUnder(database.pool, box)
const deps = { db, box, clock: systemClock, log }
const sealer = createSealer(deps)

const line = (writer: number) => ({
  at: new Date(),
  actorKind: 'staff',
  actorId: `stf_${writer}`,
  action: 'bench.line',
  record: 'wo_00000000000000000000000000',
  companyId: 'com_00000000000000000000000000',
  address: '192.0.2.1',
  detail: { workOrderId: 'wo_00000000000000000000000000', revision: 7 },
})

/** What a transaction does besides, as a move of a work order does: it writes, and tells other processes of it. */
async function timeOf(writer: number, also?: (tx: Transaction) => Promise<void>): Promise<number> {
  const start = performance.now()
  await db.transaction(async (tx) => {
    await nextNumber(tx, `BENCH${writer}`, 2026)
    hintWithCommit(tx, `bench ${writer}`)
    await also?.(tx)
  })
  return performance.now() - start
}

async function run(writers: number): Promise<string> {
  const bare: number[] = []
  const audited: number[] = []
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let i = 0; i < ROUNDS / writers; i++) {
        bare.push(await timeOf(writer))
        audited.push(await timeOf(writer, (tx) => writeAudit(tx, line(writer))))
      }
    }),
  )
  const extra = (share: number) => at(audited, share) - at(bare, share)
  if (extra(UNDISTURBED) > BUDGET_MS) process.exitCode = 1
  const shown = (share: number) =>
    `${at(bare, share).toFixed(3)} ms without a line, ${extra(share).toFixed(3)} ms more with one`
  return `${writers} at once: undisturbed ${shown(UNDISTURBED)} (budget ${BUDGET_MS} ms); median ${shown(0.5)}`
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

try {
  await run(1)
  sealer.start()
  console.log(await run(1))
  console.log(await run(WRITERS))
  await sealer.stop()
  await sealer.seal()
  const idle: number[] = []
  for (let i = 0; i < 200; i++) idle.push(await timed(() => sealer.seal()))
  console.log(`sealing where nothing was written: ${at(idle, 0.5).toFixed(3)} ms a second`)
  const ms = await timed(async () => console.log(await checkTrail(deps)))
  console.log(`the check took ${ms.toFixed(0)} ms`)
} finally {
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
