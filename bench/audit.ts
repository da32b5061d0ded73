/**
 * What a line of the audit trail costs whoever writes it: `node bench/audit.ts`: work of the processor, in the server and
 * in the database, for transactions with a line and without one, while lines are sealed. Time that passes says more about what
 * else the machine does. The budget is 0.2 ms on the machine of the budgets; a slower one is allowed more, by as much as a
 * fixed piece of work takes longer there, and both figures are printed.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
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
import { cpuOfFamily, cpuOfProcess } from './support/cpu.ts'
import { slownessNow } from './support/yardstick.ts'

const BUDGET_MS = 0.2
const ROUNDS = 1_000
const TURNS = 6
const WRITERS = 4
const MIGRATIONS = resolve(import.meta.dirname, '../migrations')

const folder = await mkdtemp(join(tmpdir(), 'bench-audit-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
const postmaster = Number(
  (await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0],
)
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
async function transactionOf(writer: number, also?: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await nextNumber(tx, `BENCH${writer}`, 2026)
    hintWithCommit(tx, `bench ${writer}`)
    await also?.(tx)
  })
}

const worked = () => cpuOfProcess(process.pid) + cpuOfFamily(postmaster)

/** Milliseconds of work, of server and database together, for each of so many transactions. */
async function workOf(writers: number, one: (writer: number) => Promise<void>): Promise<number> {
  const before = worked()
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let i = 0; i < ROUNDS / writers; i++) await one(writer)
    }),
  )
  return (worked() - before) / ROUNDS
}

/** The quicker of some moments: a bench that scales by somebody else's work would flatter itself. */
const slowness = () => Math.max(1, Math.min(...Array.from({ length: 5 }, slownessNow)))

async function run(writers: number): Promise<string> {
  let [bare, audited] = [0, 0]
  const before = slowness()
  // They take turns, so that what else the machine does meets both.
  for (let turn = 0; turn < TURNS; turn++) {
    bare += (await workOf(writers, transactionOf)) / TURNS
    audited +=
      (await workOf(writers, (writer) => transactionOf(writer, (tx) => writeAudit(tx, line(writer))))) / TURNS
  }
  const extra = audited - bare
  const slower = Math.min(before, slowness())
  const there = extra / slower
  if (there > BUDGET_MS) process.exitCode = 1
  return `${writers} at once: ${bare.toFixed(3)} ms without a line, ${extra.toFixed(3)} ms more with one, and sealed; machine ${slower.toFixed(2)} times slower than that of the budgets: ${there.toFixed(3)} ms there (budget ${BUDGET_MS} ms)`
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

try {
  await run(WRITERS)
  process.exitCode = 0
  sealer.start()
  console.log(await run(1))
  console.log(await run(WRITERS))
  await sealer.stop()
  await sealer.seal()
  const idle: number[] = []
  for (let i = 0; i < 200; i++) idle.push(await timed(() => sealer.seal()))
  console.log(`sealing where nothing was written: ${median(idle).toFixed(3)} ms a second`)
  const ms = await timed(async () => console.log(await checkTrail(deps)))
  console.log(`the check took ${ms.toFixed(0)} ms`)
} finally {
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
