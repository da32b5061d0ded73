import { sendRight, type World } from './api-calls.ts'
import { BASE } from './checkout.ts'
import { median, printTable, quantile } from './figures.ts'
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

/** A product whose queue is filled. */
type Queue = { world: World; clerks: Record<ScopedClerk, string> }

/** `rows` on the page; of what is no list, or counts everything, undefined. */
type Figures = { cpuMs: number; median: number; p99: number; slowness: number; rows: number | undefined }

type Turns = { turns: number; forMs: number }

/**
 * Two products of their own, one with few work orders and one with `rows`, are asked by turns, so that what else the
 * machine does at a time befalls both.
 * @returns whether every view, filter, sorting and search of the queue is within the budgets
 */
export async function measureQueue(
  worlds: Record<'few' | 'many', World & { orderId: string }>,
  { rows, turns, only = '' }: { rows: number; turns: Turns; only?: string | undefined },
): Promise<boolean> {
  const calls = queueCalls(ONE).filter(({ name }) => name.includes(only))
  const few = await filled(worlds.few, 0)
  const begun = performance.now()
  const many = await filled(worlds.many, rows - FEW.count)
  console.log(`${rows} work orders in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  const measured: [few: Figures, many: Figures][] = []
  for (const call of calls) measured.push(await measureByTurns(few, many, call, turns))
  return printFigures(rows, calls, measured)
}

/** @param more beside the few */
async function filled(world: World & { orderId: string }, more: number): Promise<Queue> {
  const { pool, orderId } = world
  await addColleagues(pool)
  const clerks = await addScopedClerks(pool)
  await fillQueue(pool, { orderId, ...FEW })
  const companies = Math.max(1, Math.round(more * COMPANIES_A_WORK_ORDER))
  if (more > 0) await fillQueue(pool, { orderId, first: FIRST_OF_MANY, count: more, companies })
  return { world, clerks }
}

async function measureByTurns(
  few: Queue,
  many: Queue,
  call: QueueCall,
  { turns, forMs }: Turns,
): Promise<[Figures, Figures]> {
  const [small, large] = [await begun(few, call), await begun(many, call)]
  for (let turn = 0; turn < turns; turn++) {
    await small.measure(forMs)
    await large.measure(forMs)
  }
  return [small.figures(), large.figures()]
}

/** A call on its own at a constant pace, whether or not earlier ones were answered. */
async function begun({ world, clerks }: Queue, { path, by }: QueueCall) {
  const token = by === undefined ? world.staffToken : clerks[by]
  const work = () => sendRight(world.product, BASE, { method: 'GET', path, token })
  // The first ones have their plans made.
  for (let warm = 0; warm < 6; warm++) await work()
  const rows = await rowsOf(world, path, token)
  const cpu: number[] = []
  const slow: number[] = []
  const took: number[] = []
  return {
    async measure(forMs: number) {
      slow.push(slownessNow())
      const used = countCpu({ pid: world.product.pid, postmaster: world.postmaster })
      const waited = await keepPace({ perSecond: PER_SECOND, forMs, work })
      cpu.push(used(waited.length).cpuMs)
      took.push(...waited)
    },
    figures: (): Figures => ({
      cpuMs: median(cpu),
      median: quantile(took, 0.5),
      p99: quantile(took, 0.99),
      slowness: median(slow),
      rows,
    }),
  }
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
  measured: readonly (readonly [few: Figures, many: Figures])[],
): boolean {
  let ok = true
  console.log(
    `\n${PER_SECOND} requests a second of one kind, among ${FEW.count} and ${rows} work orders by turns`,
  )
  const lines = calls.map(({ name }, index) => {
    const [small, large] = measured[index] ?? []
    if (!small || !large) return [name]
    // A page that was not full among the few costs more among the many for its rows, not for those of others.
    const isSame = small.rows !== undefined && small.rows === large.rows
    const growth = isSame ? large.cpuMs / small.cpuMs : undefined
    const isWithin = (growth ?? 0) < GROWTH && large.p99 <= P99_MS * Math.max(1, large.slowness)
    ok &&= isWithin
    const figures = [small.cpuMs, large.cpuMs, growth, large.median, large.p99, large.slowness]
    return [name, ...figures.map((figure) => figure?.toFixed(2) ?? '–'), isWithin ? 'within' : 'OVER']
  })
  printTable(HEAD, lines)
  return ok
}
