import { sendRight, type World } from './api-calls.ts'
import { BASE } from './checkout.ts'
import { printTable, quantile } from './figures.ts'
import { keepPace, send } from './load.ts'
import { countCpu } from './measure.ts'
import { queueCalls, type QueueCall } from './queue-calls.ts'
import { addColleagues, addScopedClerks, fillQueue, type ScopedClerk } from './queue-seed.ts'
import { slownessNow } from './yardstick.ts'

const FEW = { first: 500_002, count: 1_000, companies: 200 }
const FIRST_OF_MANY = 600_002
/** A copy with a person of its own, among the few and thus among the many. */
const ONE = 500_020
const COMPANIES_A_WORK_ORDER = 0.2
const PER_SECOND = 50
const P99_MS = 150
const GROWTH = 1.5

/** `rows` on the page; of what is no list, or counts everything, undefined. */
type Figures = { cpuMs: number; median: number; p99: number; slowness: number; rows: number | undefined }

/** @returns whether every view, filter, sorting and search of the queue is within the budgets among `rows` work orders */
export async function measureQueue(
  world: World,
  {
    orderId,
    rows,
    forMs,
    only = '',
  }: { orderId: string; rows: number; forMs: number; only?: string | undefined },
): Promise<boolean> {
  const calls = queueCalls(ONE).filter(({ name }) => name.includes(only))
  await addColleagues(world.pool)
  const clerks = await addScopedClerks(world.pool)
  await fillQueue(world.pool, { orderId, ...FEW })
  const before = await measureEach(world, { calls, clerks, forMs })
  const begun = performance.now()
  const count = Math.max(0, rows - FEW.count)
  const companies = Math.max(1, Math.round(count * COMPANIES_A_WORK_ORDER))
  await fillQueue(world.pool, { orderId, first: FIRST_OF_MANY, count, companies })
  console.log(`${rows} work orders in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  const after = await measureEach(world, { calls, clerks, forMs })
  return printFigures(rows, calls, before, after)
}

/** Each on its own at a constant pace, whether or not earlier ones were answered. */
async function measureEach(
  world: World,
  {
    calls,
    clerks,
    forMs,
  }: { calls: readonly QueueCall[]; clerks: Record<ScopedClerk, string>; forMs: number },
): Promise<Figures[]> {
  const figures: Figures[] = []
  for (const { path, by } of calls) {
    const token = by === undefined ? world.staffToken : clerks[by]
    const work = () => sendRight(world.product, BASE, { method: 'GET', path, token })
    // The first ones have their plans made.
    for (let warm = 0; warm < 6; warm++) await work()
    const slowness = slownessNow()
    const used = countCpu({ pid: world.product.pid, postmaster: world.postmaster })
    const took = await keepPace({ perSecond: PER_SECOND, forMs, work })
    const { cpuMs } = used(took.length)
    const rows = await rowsOf(world, path, token)
    figures.push({ cpuMs, median: quantile(took, 0.5), p99: quantile(took, 0.99), slowness, rows })
  }
  return figures
}

async function rowsOf({ product }: World, path: string, token: string): Promise<number | undefined> {
  const { text } = await send(product.url, { method: 'GET', path: BASE + path, token })
  const { data } = JSON.parse(text) as { data: { records?: unknown[] } }
  return data.records?.length
}

const HEAD = [
  'the staff’s queue',
  'CPU ms among few',
  'CPU ms',
  `× (< ${GROWTH})`,
  'median ms',
  `p99 ms (≤ ${P99_MS})`,
  '× slowness',
  'result',
]

function printFigures(
  rows: number,
  calls: readonly QueueCall[],
  before: readonly Figures[],
  after: readonly Figures[],
): boolean {
  let ok = true
  console.log(`\n${PER_SECOND} requests a second of one kind, among ${FEW.count} and ${rows} work orders`)
  const lines = calls.map(({ name }, index) => {
    const [small, large] = [before[index], after[index]]
    if (!small || !large) return [name]
    // A page that was not full among the few costs more among the many for its rows, not for those of others.
    const isSame = small.rows !== undefined && small.rows === large.rows
    const growth = isSame ? large.cpuMs / large.slowness / (small.cpuMs / small.slowness) : undefined
    const isWithin = (growth ?? 0) < GROWTH && large.p99 <= P99_MS * Math.max(1, large.slowness)
    ok &&= isWithin
    const figures = [small.cpuMs, large.cpuMs, growth, large.median, large.p99, large.slowness]
    return [name, ...figures.map((figure) => figure?.toFixed(2) ?? '–'), isWithin ? 'within' : 'OVER']
  })
  printTable(HEAD, lines)
  return ok
}
