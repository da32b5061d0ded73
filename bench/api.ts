/**
 * The cost of a call: `npm run bench:api [-- --short] [-- --rows 100000] [-- --only checkout]`; of declarations
 * among many sales: `npm run bench:api -- --transactions 10000000 [--short]` (short: a million); of every view, filter,
 * sorting and search of the staff's queue: `npm run bench:api -- --queue [--short] [--rows 100000]`. CPU milliseconds of
 * server and database per request among `rows` work orders and ten times as many messages, beside the budgets, the same
 * lists at one hundredth of that, and a bare Fastify + `pg` server on the same database. The payment provider is a
 * separate process and not counted. A machine that is slow or busy is allowed more, by as much as a fixed piece of work
 * takes longer there.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { CALLS, sendRight, subjectOf, type Call, type World } from './support/api-calls.ts'
import { ask, BASE, buyOne, findProduct } from './support/checkout.ts'
import { median, printTable, quantile } from './support/figures.ts'
import { copyHoldings, HOLDINGS_A_COMPANY } from './support/holdings.ts'
import { hangUp, keepPace } from './support/load.ts'
import { measureCheckout, waitForJobs } from './support/measure-checkout.ts'
import { measureQueue } from './support/measure-queue.ts'
import { measureSales } from './support/measure-sales.ts'
import { measureByTurns, type Slice } from './support/measure.ts'
import { copyMessages, copyPurchases, copySellers, staffSession } from './support/seed.ts'
import { COUNTING, describe, isWithin } from './support/statements.ts'
import { inDataFolder, postmasterOf, startProcess, startProduct, type Running } from './support/workshop.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rows: { type: 'string' },
    /** part of the names of calls; the tables do not grow then, unless `rows` says so */
    only: { type: 'string' },
    /** of one company: its declarations are measured, and nothing else */
    transactions: { type: 'string' },
    /** every view, filter, sorting and search of the staff's queue, and nothing else */
    queue: { type: 'boolean', default: false },
  },
})
const SLICES = values.short ? { slices: 3, forMs: 700 } : { slices: 7, forMs: 2_000 }
const ROWS = Number(values.rows ?? (values.only ? 0 : values.short ? 10_000 : 100_000))
const SALES =
  values.transactions === undefined
    ? 0
    : Number(values.transactions) || (values.short ? 1_000_000 : 10_000_000)
/** Of each view of the queue, at a constant pace. */
const QUEUE_TURNS = values.short ? { turns: 5, forMs: 500 } : { turns: 7, forMs: 1_500 }
const SELLERS = 8
/** Purchases of the first seller, who calls, and of the second. */
const LISTED = 1_000
const LISTED_OF_SECOND = 100
const MESSAGES_A_WORK_ORDER = 10
/** Registrations among the rows, each with its returns, declarations and documents. */
const WORK_ORDERS_A_REGISTRATION = 10
const GROWTH = 1.5
const CHECKOUT = 'whole checkout'
const CHECKOUT_BUDGET = 10
const READS_P99_MS = 100
const CHECKOUT_P99_MS = 300
const A_SECOND = 200
/** Of those 200: each purchase is five of them. */
const PURCHASES_A_SECOND = 4
const CALLS_OF_PURCHASE = 5

const isAsked = (name: string): boolean => name.includes(values.only ?? '')
const ASKED = CALLS.filter(({ name }) => isAsked(name))
const LISTS = ASKED.filter(({ isList }) => isList)
const CALLER = 0
const OWNER_OF_HALF = 2

function resultOf(isWithin: boolean): string {
  if (!isWithin) process.exitCode = 1
  return isWithin ? 'within' : 'OVER'
}

const measureLists = (world: World, seller: number): Promise<Slice[]> =>
  measureByTurns(
    LISTS.map((call) => subjectOf(world, call, 'product', seller)),
    SLICES,
  )

const fixed = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? ''

function rowOf(name: string, budget: number, ours: Slice, theirs: Slice | undefined): string[] {
  return [
    name,
    fixed(ours.cpuMs, 3),
    fixed(ours.serverMs, 3),
    String(budget),
    fixed(ours.slowness, 2),
    fixed(theirs?.cpuMs, 3),
    fixed(theirs && ours.cpuMs / theirs.cpuMs, 1),
    fixed(ours.perSecond, 0),
    fixed(ours.p99, 1),
    resultOf(ours.cpuMs <= budget * ours.slowness),
  ]
}

const HEAD = [
  'call',
  'CPU ms',
  'in the server',
  'budget',
  '× slowness',
  'bare',
  '× bare',
  'req/s',
  'p99 ms',
  'result',
]

async function measureCalls(world: World): Promise<Map<Call, Slice>> {
  const measured = new Map<Call, Slice>()
  const rows: string[][] = []
  for (const call of ASKED) {
    const seller = call.isList ? CALLER : undefined
    const subjects = [subjectOf(world, call, 'product', seller)]
    if (call.isBare) subjects.push(subjectOf(world, call, 'bare', seller))
    const [ours, theirs] = await measureByTurns(subjects, SLICES)
    if (!ours) continue
    measured.set(call, ours)
    rows.push(rowOf(call.name, call.budget, ours, theirs))
  }
  const checkout = isAsked(CHECKOUT) ? await measureCheckout(world, SLICES.forMs) : undefined
  if (checkout) rows.push(rowOf(CHECKOUT, CHECKOUT_BUDGET, checkout, undefined))
  console.log(
    `\nCPU milliseconds a request, server + database, among ${ROWS} work orders (eight connections, medians of slices by turns)`,
  )
  printTable(HEAD, rows)
  if (checkout) console.log(`\n${describe(checkout.sent)}: ${resultOf(isWithin(checkout.sent))}`)
  return measured
}

/** Reads of all kinds and purchases at a constant 200 requests a second, whether or not earlier ones were answered. */
async function measurePace(world: World): Promise<void> {
  const { product, sellers, sold, agreementVersion } = world
  const reads = CALLS.filter(({ isWrite }) => !isWrite)
  const forMs = SLICES.forMs * 4
  const checkout: number[] = []
  const reading = keepPace({
    perSecond: A_SECOND - PURCHASES_A_SECOND * CALLS_OF_PURCHASE,
    forMs,
    work: async (number) => {
      const read = reads[number % reads.length]
      if (read) await sendRight(product, BASE, read.wire(world, CALLER))
    },
  })
  const buying = keepPace({
    perSecond: PURCHASES_A_SECOND,
    forMs,
    work: async (number) => {
      const seller = sellers[number % sellers.length]
      if (!seller) throw new Error('no seller')
      await buyOne({
        url: product.url,
        seller,
        product: sold,
        agreementVersion,
        took: (ms) => checkout.push(ms),
      })
    },
  })
  const [took] = await Promise.all([reading, buying])
  console.log('')
  tellPace(`reads beside purchases, ${A_SECOND} requests a second`, took, READS_P99_MS)
  tellPace(`calls of ${PURCHASES_A_SECOND} purchases a second beside them`, checkout, CHECKOUT_P99_MS)
}

function tellPace(what: string, took: number[], budget: number): void {
  const p99 = quantile(took, 0.99)
  console.log(
    `${what} (${took.length}): median ${quantile(took, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (budget ${budget}): ${resultOf(p99 <= budget)}`,
  )
}

const cost = (slice: Slice | undefined): number => (slice ? slice.cpuMs / slice.slowness : Number.NaN)

/** What the growth of others' rows costs, each figure by the machine's slowness at its time; and the owner of half of them. */
function printGrowth(before: Slice[], after: Map<Call, Slice>, owner: Slice[]): void {
  console.log('')
  printTable(
    ['list, CPU ms / slowness', 'before', 'after', '×', `result (< ${GROWTH})`, 'owner of half', '×'],
    LISTS.map((call, index) => {
      const [first, then, half] = [before[index], after.get(call), owner[index]].map(cost)
      if (first === undefined || then === undefined || half === undefined) return []
      return [
        call.name,
        first.toFixed(3),
        then.toFixed(3),
        (then / first).toFixed(2),
        resultOf(then / first < GROWTH),
        half.toFixed(3),
        (half / first).toFixed(2),
      ]
    }),
  )
}

/** One hundredth of the rows: those of the sellers who call. */
async function fillSmall(pool: Pool, orderId: string): Promise<void> {
  await copyPurchases(pool, { orderId, companyOf: `'co_bench_1'`, first: 1, count: LISTED })
  const ofSecond = { first: LISTED + 1, count: LISTED_OF_SECOND }
  await copyPurchases(pool, { orderId, companyOf: `'co_bench_2'`, ...ofSecond })
  await copyMessages(pool, { sellerOf: '1', first: 1, count: LISTED * MESSAGES_A_WORK_ORDER })
  const perSeller = `'co_bench_' || 1 + (copy - 1) / ${HOLDINGS_A_COMPANY}`
  await copyHoldings(pool, { companyOf: perSeller, first: 1, count: 3 * HOLDINGS_A_COMPANY })
}

/** The rest: half of it one seller's, half of many companies'. */
async function fillWhole(pool: Pool, orderId: string): Promise<void> {
  const half = Math.floor(ROWS / 2)
  const others = `'co_other_' || copy / ${HOLDINGS_A_COMPANY}`
  await copyPurchases(pool, { orderId, companyOf: others, first: 1_000_001, count: ROWS - half })
  await copyPurchases(pool, { orderId, companyOf: `'co_bench_3'`, first: 2_000_001, count: half })
  const message = { count: half * MESSAGES_A_WORK_ORDER }
  await copyMessages(pool, { ...message, sellerOf: `(4 + copy % ${SELLERS - 3})`, first: 1_000_001 })
  await copyMessages(pool, { ...message, sellerOf: '3', first: 20_000_001 })
  const registrations = Math.floor(ROWS / WORK_ORDERS_A_REGISTRATION)
  await copyHoldings(pool, { companyOf: others, first: 1_001, count: registrations })
}

async function measureAll(world: World, modelOrder: string): Promise<void> {
  await fillSmall(world.pool, modelOrder)
  const before = ROWS > 0 ? await measureLists(world, CALLER) : []
  if (ROWS > 0) {
    const begun = performance.now()
    console.log(`Growing to ${ROWS} work orders and ${ROWS * MESSAGES_A_WORK_ORDER} messages …`)
    await fillWhole(world.pool, modelOrder)
    console.log(`… in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  const after = await measureCalls(world)
  if (!values.only) await measurePace(world)
  if (ROWS > 0) printGrowth(before, after, await measureLists(world, OWNER_OF_HALF))
  const slowness = median([...after.values()].map((slice) => slice.slowness))
  console.log(`\nThis machine now, beside the one of the budgets: × ${slowness.toFixed(2)}`)
}

async function worldOf(
  dataDir: string,
  pool: Pool,
  servers: Pick<World, 'product' | 'bare'>,
): Promise<World> {
  const { url } = servers.product
  const config = await ask<{ agreements: { userAgreement: string } }>(url, {
    method: 'GET',
    path: `${BASE}/site/config`,
  })
  return {
    ...servers,
    pool,
    sellers: await copySellers(pool, SELLERS),
    postmaster: await postmasterOf(dataDir),
    staffToken: await staffSession(pool),
    sold: await findProduct(url),
    agreementVersion: config.agreements.userAgreement,
  }
}

/** What was started, to be ended in the opposite order. */
type Started = (() => Promise<void>)[]

async function startWorld(dataDir: string, started: Started): Promise<World> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  started.push(() => postgres.stop())
  const pool = new Pool({ connectionString: postgres.url, max: 2 })
  pool.on('error', (error) => console.error(error.message))
  started.push(() => pool.end())
  const start = async (starting: Promise<Running>) => {
    const one = await starting
    started.push(() => one.stop())
    return one
  }
  const payments = { GREENLANE_LOCAL_STRIPE_SECRET: randomBytes(24).toString('hex') }
  const { url } = await start(startProcess('bench/bare/payment-provider.ts', payments))
  const product = await start(
    startProduct(dataDir, {
      ...payments,
      ...COUNTING,
      GREENLANE_LOCAL_STRIPE_URL: url,
      // What the copies are made of is the customer of the short demo.
      GREENLANE_DEMO_HISTORY: 'short',
    }),
  )
  const database = { DATABASE_URL: postgres.url, NODE_ENV: 'production' }
  const bare = await start(startProcess('bench/bare/bare-server.ts', database))
  return worldOf(dataDir, pool, { product, bare })
}

/** What the copies are made of. */
async function buyModel({ product, sellers, sold, agreementVersion, pool }: World): Promise<string> {
  const [seller] = sellers
  if (!seller) throw new Error('no seller')
  const orderId = await buyOne({ url: product.url, seller, product: sold, agreementVersion })
  await waitForJobs(pool)
  return orderId
}

async function queueIsWithin(many: World, dataDir: string, started: Started): Promise<boolean> {
  const few = await startWorld(dataDir, started)
  return measureQueue(
    {
      few: { ...few, orderId: await buyModel(few) },
      many: { ...many, orderId: await buyModel(many) },
    },
    { rows: ROWS, turns: QUEUE_TURNS, only: values.only },
  )
}

async function run(dataDir: string): Promise<void> {
  const started: Started = []
  try {
    const world = await startWorld(dataDir, started)
    let isWithinAll = true
    if (SALES > 0) isWithinAll = await measureSales(world, SALES, SLICES)
    else if (values.queue) isWithinAll = await queueIsWithin(world, join(dataDir, 'few'), started)
    else await measureAll(world, await buyModel(world))
    if (!isWithinAll) process.exitCode = 1
  } finally {
    hangUp()
    for (const stop of started.toReversed()) await stop()
  }
}

await inDataFolder(run)
