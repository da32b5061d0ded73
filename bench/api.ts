/**
 * The cost of a call: `npm run bench:api [-- --short] [-- --rows 100000] [-- --only checkout]`. CPU milliseconds of
 * server and database per request, beside the budgets and a bare Fastify + `pg` server on the same database. The
 * payment provider is a separate process and not counted.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { ask, BASE, buyOne, findProduct, type Product } from './support/checkout.ts'
import { printTable, quantile } from './support/figures.ts'
import { hangUp, keepBusy, keepPace, send, type Wire } from './support/load.ts'
import { countCpu, measureByTurns, type Slice } from './support/measure.ts'
import { copyMessages, copyPurchases, copySellers, staffSession, type Seller } from './support/seed.ts'
import { inDataFolder, postmasterOf, startProcess, startProduct, type Running } from './support/workshop.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rows: { type: 'string' },
    /** part of the names of calls; the tables do not grow then */
    only: { type: 'string' },
  },
})
const SLICES = values.short ? { slices: 3, forMs: 700 } : { slices: 7, forMs: 2_000 }
const ROWS = Number(values.rows ?? (values.short ? 10_000 : 100_000))
const SELLERS = 8
const LISTED = 1_000
const MESSAGES_A_WORK_ORDER = 10
const TIMES_BARE = 4
const GROWTH = 1.5

type World = {
  product: Running
  bare: Running
  postmaster: number
  pool: Pool
  sellers: Seller[]
  staffToken: string
  sold: Product
  agreementVersion: string
}
type Call = { name: string; budget: number; wire: (world: World, worker: number) => Wire }

const isAsked = (name: string): boolean => name.includes(values.only ?? '')
const tokenOf = ({ sellers }: World, worker: number): string => sellers[worker % sellers.length]?.token ?? ''
const priceQuery = ({ options }: Product): string =>
  Object.entries(options)
    .map(([key, value]) => `&option=${key}:${value}`)
    .join('')

const CALLS: Call[] = [
  {
    name: 'product list (20)',
    budget: 0.5,
    wire: () => ({ method: 'POST', path: '/product/list', body: { pageSize: 20 } }),
  },
  {
    name: 'product detail',
    budget: 0.3,
    wire: ({ sold }) => ({ method: 'GET', path: `/product/details?id=${sold.id}` }),
  },
  {
    name: 'price',
    budget: 0.3,
    wire: ({ sold }) => ({ method: 'GET', path: `/product/price?id=${sold.id}${priceQuery(sold)}` }),
  },
  {
    name: 'cart add',
    budget: 0.8,
    wire: (world, worker) => ({
      method: 'POST',
      path: '/shoppingCart/add',
      token: tokenOf(world, worker),
      body: { productId: world.sold.id, options: world.sold.options, quantity: 1 },
    }),
  },
  {
    name: 'cart count',
    budget: 0.15,
    wire: (world, worker) => ({ method: 'GET', path: '/shoppingCart/count', token: tokenOf(world, worker) }),
  },
  {
    name: 'order list',
    budget: 1,
    wire: (world) => ({ method: 'GET', path: '/order/list?pageSize=20', token: tokenOf(world, 0) }),
  },
  {
    name: 'work-order list',
    budget: 1,
    wire: (world) => ({
      method: 'GET',
      path: '/workOrder/myService/list?pageSize=20',
      token: tokenOf(world, 0),
    }),
  },
  {
    name: 'message list',
    budget: 0.6,
    wire: (world) => ({ method: 'GET', path: '/stationMsg/list?pageSize=20', token: tokenOf(world, 0) }),
  },
  {
    name: 'unread messages',
    budget: 0.15,
    wire: (world) => ({ method: 'GET', path: '/stationMsg/unRead', token: tokenOf(world, 0) }),
  },
]

async function sendRight(url: string, wire: Wire): Promise<void> {
  const { status, text } = await send(url, wire)
  if (status !== 200 || !text.startsWith('{"code":0'))
    throw new Error(`${wire.path}: ${status} ${text.slice(0, 300)}`)
}

async function measureCalls(world: World): Promise<void> {
  const { product, bare, postmaster } = world
  const rows: string[][] = []
  for (const { name, budget, wire } of CALLS.filter((call) => isAsked(call.name))) {
    const subject = (server: Running, base: string) => ({
      pid: server.pid,
      postmaster,
      work: (worker: number) => {
        const wireRequest = wire(world, worker)
        return sendRight(server.url, { ...wireRequest, path: base + wireRequest.path })
      },
    })
    const [ours, theirs] = await measureByTurns([subject(product, BASE), subject(bare, '')], SLICES)
    if (ours && theirs) rows.push(rowOf(name, budget, ours, theirs))
  }
  if (isAsked(CHECKOUT)) rows.push(await measureCheckout(world))
  console.log(
    '\nCPU milliseconds a request, server + database (eight connections, medians of slices by turns)',
  )
  printTable(
    [
      'call',
      'CPU ms',
      'in the server',
      'budget',
      'bare',
      '× bare',
      'req/s',
      'bare req/s',
      'p99 ms',
      'result',
    ],
    rows,
  )
}

function rowOf(name: string, budget: number, ours: Slice, theirs: Slice): string[] {
  const allowed = Math.max(budget, theirs.cpuMs * TIMES_BARE)
  const [cpu, server, bare] = [ours.cpuMs, ours.serverMs, theirs.cpuMs].map((value) => value.toFixed(3))
  const speeds = [ours.perSecond, theirs.perSecond].map((value) => value.toFixed(0))
  return [
    name,
    cpu ?? '',
    server ?? '',
    String(budget),
    bare ?? '',
    (ours.cpuMs / theirs.cpuMs).toFixed(1),
    ...speeds,
    ours.p99.toFixed(1),
    resultOf(ours.cpuMs <= allowed),
  ]
}

function resultOf(isWithin: boolean): string {
  if (!isWithin) process.exitCode = 1
  return isWithin ? 'within' : 'OVER'
}

const CHECKOUT = 'whole checkout'
const CHECKOUT_BUDGET = 10

/** Complete purchases, counted until the last work order is open and its mails are written. */
async function measureCheckout(world: World): Promise<string[]> {
  const { product, postmaster, pool, sellers, sold, agreementVersion } = world
  const buy = (worker: number) =>
    buyOne({
      url: product.url,
      seller: sellers[worker] ?? raise('no seller'),
      product: sold,
      agreementVersion,
    })
  // The bare server leaves lines with prices of its own.
  await pool.query('delete from cart_lines')
  await keepBusy({ workers: SELLERS, forMs: SLICES.forMs, work: async (worker) => void (await buy(worker)) })
  await waitForJobs(pool)
  const used = countCpu({ pid: product.pid, postmaster })
  const begun = performance.now()
  const took = await keepBusy({
    workers: SELLERS,
    forMs: SLICES.forMs * 4,
    work: async (worker) => void (await buy(worker)),
  })
  await waitForJobs(pool)
  const seconds = (performance.now() - begun) / 1000
  const { cpuMs, serverMs } = used(took.length)
  const figures = [(took.length / seconds).toFixed(0), '', quantile(took, 0.99).toFixed(1)]
  return [
    CHECKOUT,
    cpuMs.toFixed(2),
    serverMs.toFixed(2),
    String(CHECKOUT_BUDGET),
    '',
    '',
    ...figures,
    resultOf(cpuMs <= CHECKOUT_BUDGET),
  ]
}

async function waitForJobs(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select (select count(*) from graphile_worker._private_jobs where run_at <= now())::int
        + (select count(*) from order_lines l join orders o on o.id = l.order_id where o.status = 'PAID' and l.work_order_id is null)::int as waiting`,
    )
    if (rows[0]?.waiting === 0) return
    await sleep(50)
  }
}

const READS_P99_MS = 100

/** All kinds of reads at a constant 200 a second, whether or not earlier ones were answered. */
async function measurePace(world: World): Promise<void> {
  const reads = CALLS.filter(({ name }) => name !== 'cart add').map(({ wire }) => wire)
  const took = await keepPace({
    perSecond: 200,
    forMs: SLICES.forMs * 4,
    work: (number) => {
      const wireRequest = (reads[number % reads.length] ?? raise('no reads'))(world, number)
      return sendRight(world.product.url, { ...wireRequest, path: BASE + wireRequest.path })
    },
  })
  const p99 = quantile(took, 0.99)
  console.log(
    `\n200 reads a second: median ${quantile(took, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (budget ${READS_P99_MS}): ${resultOf(p99 <= READS_P99_MS)}`,
  )
}

/** The lists again after other sellers' rows have grown, and for one seller who owns the grown rows. */
async function measureGrowth(world: World, modelOrder: string): Promise<void> {
  const { product, postmaster, pool, staffToken } = world
  const lists = [
    { name: 'order list', path: '/order/list?pageSize=20' },
    { name: 'work-order list', path: '/workOrder/myService/list?pageSize=20' },
    { name: 'message list', path: '/stationMsg/list?pageSize=20' },
    { name: 'unread messages', path: '/stationMsg/unRead' },
    { name: 'staff queue', path: '/staff/queue/list?view=all&pageSize=20' },
  ]
  const measure = async (seller: number) => {
    const subjects = lists.map(({ path }) => ({
      pid: product.pid,
      postmaster,
      work: () => {
        const token = path.startsWith('/staff') ? staffToken : tokenOf(world, seller)
        return sendRight(product.url, { method: 'GET', path: `${BASE}${path}`, token })
      },
    }))
    return measureByTurns(subjects, SLICES)
  }
  const before = await measure(1)
  console.log(`\nGrowing to ${ROWS} work orders and ${ROWS * MESSAGES_A_WORK_ORDER} messages …`)
  const half = Math.floor(ROWS / 2)
  const others = { orderId: modelOrder, first: 1_000_001, count: ROWS - half }
  await copyPurchases(pool, { ...others, companyOf: `'co_bench_' || 4 + copy % ${SELLERS - 3}` })
  await copyPurchases(pool, { orderId: modelOrder, first: 2_000_001, count: half, companyOf: `'co_bench_3'` })
  const message = { count: half * MESSAGES_A_WORK_ORDER }
  await copyMessages(pool, { ...message, first: 1_000_001, sellerOf: `(4 + copy % ${SELLERS - 3})` })
  await copyMessages(pool, { ...message, first: 20_000_001, sellerOf: '3' })
  const after = await measure(1)
  const owner = await measure(2)
  printTable(
    ['list, CPU ms', 'before', 'after', '×', `result (< ${GROWTH})`, `owner of ${half}`, '×'],
    lists.map(({ name }, index) => {
      const [first, then, big] = [before, after, owner].map((slices) => slices[index]?.cpuMs ?? Number.NaN)
      if (first === undefined || then === undefined || big === undefined) return []
      const ratio = then / first
      const figures = [first, then].map((value) => value.toFixed(3))
      return [
        name,
        ...figures,
        ratio.toFixed(2),
        resultOf(ratio < GROWTH),
        big.toFixed(3),
        (big / first).toFixed(2),
      ]
    }),
  )
}

function raise(message: string): never {
  throw new Error(message)
}

async function run(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  const pool = new Pool({ connectionString: postgres.url, max: 2 })
  pool.on('error', (error) => console.error(error.message))
  const running: Running[] = []
  try {
    const payments = { GREENLANE_SANDBOX_PAY_SECRET: randomBytes(24).toString('hex') }
    const provider = await startProcess('bench/bare/payment-provider.ts', payments)
    running.push(provider)
    const product = await startProduct(dataDir, { ...payments, GREENLANE_SANDBOX_PAY_URL: provider.url })
    running.push(product)
    const bare = await startProcess('bench/bare/bare-server.ts', {
      DATABASE_URL: postgres.url,
      NODE_ENV: 'production',
    })
    running.push(bare)
    const sellers = await copySellers(pool, SELLERS)
    const config = await ask<{ agreements: { userAgreement: string } }>(product.url, {
      method: 'GET',
      path: `${BASE}/site/config`,
    })
    const world: World = {
      product,
      bare,
      pool,
      sellers,
      postmaster: await postmasterOf(dataDir),
      staffToken: await staffSession(pool),
      sold: await findProduct(product.url),
      agreementVersion: config.agreements.userAgreement,
    }
    const modelOrder = await buyOne({
      url: product.url,
      seller: sellers[0] ?? raise('no seller'),
      product: world.sold,
      agreementVersion: world.agreementVersion,
    })
    await waitForJobs(pool)
    const listed = { orderId: modelOrder, companyOf: `'co_bench_1'` }
    await copyPurchases(pool, { ...listed, first: 1, count: LISTED })
    await copyPurchases(pool, { ...listed, companyOf: `'co_bench_2'`, first: LISTED + 1, count: 100 })
    await copyMessages(pool, { sellerOf: '1', first: 1, count: LISTED })
    await copyMessages(pool, { sellerOf: '2', first: LISTED + 1, count: 100 })
    await measureCalls(world)
    if (values.only) return
    await measurePace(world)
    if (ROWS > 0) await measureGrowth(world, modelOrder)
  } finally {
    hangUp()
    for (const one of running.toReversed()) await one.stop()
    await pool.end()
    await postgres.stop()
  }
}

await inDataFolder(run)
