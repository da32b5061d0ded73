/**
 * What open streams cost: `npm run bench:stream [-- --streams 1000]`. Memory of the server a stream, CPU while nothing
 * happens, and how long a hint takes to reach everybody.
 */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { cpuOfProcess, residentOf } from './support/cpu.ts'
import { printTable, quantile } from './support/figures.ts'
import { openStreams, type Stream } from './support/open-streams.ts'
import { copySellers } from './support/seed.ts'
import { inDataFolder, startProduct } from './support/workshop.ts'

const { values } = parseArgs({ options: { streams: { type: 'string', default: '1000' } } })
const STREAMS = Number(values.streams)
const KB_A_STREAM = 40
/** CPU milliseconds a second, beside what the server uses without streams. */
const IDLE_MS = 5
const QUIET_S = 30
const HINTS = 10

/** CPU milliseconds a second of a process that is left alone. */
async function idleOf(pid: number): Promise<number> {
  const before = cpuOfProcess(pid)
  await sleep(QUIET_S * 1_000)
  return (cpuOfProcess(pid) - before) / QUIET_S
}

async function hintAll(pool: Pool, streams: readonly Stream[]): Promise<number[]> {
  const took: number[] = []
  for (let hint = 0; hint < HINTS; hint++) {
    for (const { hinted } of streams) hinted.length = 0
    const begun = performance.now()
    await pool.query(
      `select pg_notify('greenlane_hints', json_build_object('companyId', company_id, 'kind', 'node')::text)
       from user_sessions where company_id like 'co_bench_%'`,
    )
    await sleep(1_500)
    took.push(...streams.map(({ hinted }) => (hinted[0] ?? Infinity) - begun))
  }
  return took
}

async function run(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  const pool = new Pool({ connectionString: postgres.url, max: 2 })
  const product = await startProduct(dataDir)
  const streams: Stream[] = []
  try {
    const sellers = await copySellers(pool, STREAMS)
    // The first requests load code that has nothing to do with their number.
    const tokens = sellers.map(({ token }) => token)
    const first = await openStreams(product.url, tokens.slice(0, 20))
    await hintAll(pool, first)
    for (const { request } of first) request.destroy()
    await sleep(2_000)
    const idleBefore = await idleOf(product.pid)
    const memoryBefore = residentOf(product.pid)
    streams.push(...(await openStreams(product.url, tokens)))
    await sleep(3_000)
    const kb = (residentOf(product.pid) - memoryBefore) / 1024 / STREAMS
    const idle = (await idleOf(product.pid)) - idleBefore
    const took = await hintAll(pool, streams)
    const isHeard = took.every(Number.isFinite)
    printTable(
      [`${STREAMS} streams`, 'figure', 'budget', 'result'],
      [
        [
          'memory of the server, KB a stream',
          kb.toFixed(1),
          String(KB_A_STREAM),
          resultOf(kb <= KB_A_STREAM),
        ],
        ['CPU while idle, ms a second more', idle.toFixed(2), String(IDLE_MS), resultOf(idle <= IDLE_MS)],
        [`hint to everybody, p99 ms`, quantile(took, 0.99).toFixed(0), '1000', resultOf(isHeard)],
      ],
    )
  } finally {
    for (const { request } of streams) request.destroy()
    await product.stop()
    await pool.end()
    await postgres.stop()
  }
}

function resultOf(isWithin: boolean): string {
  if (!isWithin) process.exitCode = 1
  return isWithin ? 'within' : 'OVER'
}

await inDataFolder(run)
