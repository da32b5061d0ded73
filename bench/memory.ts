/**
 * Whether memory stays flat, and whether slow clients hold up others: `npm run bench:memory [-- --short] [-- --only slow]`. With a
 * thousand open streams, a thousand slow clients (headers that do not end, bodies that do not come, downloads that nobody
 * reads) are connected: what others wait meanwhile is held against before, and the server has to end the slow ones by
 * itself. Then 100,000 mixed requests are answered; the memory of the server in the middle of them is held against that at
 * the end, both the resident one and what is left after its garbage is collected; by how much the latter grows with each
 * request is what shows a leak among few of them, too. All streams must still be open.
 * `--leak-a-request 4096` plants a leak of so many bytes, by which it is seen that this bench finds one, also in short.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { ask, BASE, buyOne, findProduct } from './support/checkout.ts'
import { printTable, quantile } from './support/figures.ts'
import { copyHoldings, HOLDINGS_A_COMPANY } from './support/holdings.ts'
import { hangUp, keepPace, send } from './support/load.ts'
import { waitForJobs } from './support/measure-checkout.ts'
import {
  growthARequest,
  memoryInUse,
  reportingMemory,
  watchResident,
  type InUse,
} from './support/memory-in-use.ts'
import { paceFor, sendMixed, sendRead, type Shop } from './support/mixed-requests.ts'
import { openStreams, type Stream } from './support/open-streams.ts'
import { copyMessages, copyPurchases, copySellers, staffSession } from './support/seed.ts'
import { endedRightly, hangUpSlow, openSlow, readOn, type Slow, uploadLarge } from './support/slow-clients.ts'
import { inDataFolder, startProcess, startProduct, type Running } from './support/workshop.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    'leak-a-request': { type: 'string', default: '0' },
  },
})
const SIZE = values.short
  ? { requests: 5_000, streams: 200, slow: 100, purchases: 200, warmUp: 1_000, quietMs: 4_000, perSecond: 50 }
  : {
      requests: 100_000,
      streams: 1_000,
      slow: 1_000,
      purchases: 2_000,
      warmUp: 5_000,
      quietMs: 20_000,
      perSecond: 100,
    }
const STREAMS_A_SELLER = 4
const SELLERS = SIZE.streams / STREAMS_A_SELLER
/** Shares of the requests: what came before the first is warming up; one in the middle is held against the last. */
const WINDOWS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const MIDDLE = 2
const GROWTH = 0.1
const GROWTH_MB = 30
/** Code is still being compiled and buffers grow to their size while a few thousand requests are answered. */
const IS_RESIDENT_JUDGED = !values.short
/** Of what is in use. Code that is compiled as it runs takes part of it, the more the fewer requests there are. */
const BYTES_A_REQUEST = values.short ? 1_000 : 300
const SLOWER = 4
/** What reads may take anyhow (see `bench:api`): within it nobody is held up. */
const READS_P99_MS = 100
/** Of the server, with the pause in which it looks for what is over its time (`time-limits.ts`). */
const SENDERS_END_MS = 24_000
/** Twice as long: Node looks at a connection once more where some of what waited went out since it was written. */
const READERS_END_MS = 126_000
/** Far above what the buffers of a connection take in. */
const DOWNLOAD_BYTES = 8 * 1024 * 1024

const rows: string[][] = []
function judge(what: string, figure: string, limit: string, isWithin: boolean): void {
  if (!isWithin) process.exitCode = 1
  rows.push([what, figure, limit, isWithin ? 'within' : 'OVER'])
}

const mb = (bytes: number): number => bytes / 1024 ** 2

type Window = { resident: number; inUse: InUse }

async function sendAndWatch(shop: Shop, server: Running): Promise<Window[]> {
  const windows: Window[] = []
  const ends = new Set(WINDOWS.map((share) => Math.round(share * SIZE.requests)))
  const watch = watchResident(server.pid, values.short ? 100 : 1_000)
  const begun = performance.now()
  const { succeeded, failures } = await sendMixed(shop, {
    count: SIZE.requests,
    async onDone(done) {
      if (!ends.has(done)) return
      windows.push({ resident: watch.window(), inUse: await memoryInUse(server) })
      // What the collecting itself freed belongs to no window.
      watch.window()
    },
  })
  watch.stop()
  for (const failure of failures) console.error(failure)
  const seconds = (performance.now() - begun) / 1000
  console.log(`${SIZE.requests} mixed requests in ${seconds.toFixed(0)} s`)
  judge('requests answered rightly', String(succeeded), String(SIZE.requests), succeeded === SIZE.requests)
  return windows
}

function judgeGrowth(what: string, [before = 0, after = 0]: number[], isJudged = true): void {
  const [more, share] = [mb(after - before), (after - before) / before]
  const figure = `${mb(before).toFixed(1)} → ${mb(after).toFixed(1)} MB (${(share * 100).toFixed(1)} %)`
  const limit = isJudged ? `+${GROWTH * 100} %, +${GROWTH_MB} MB` : `+${GROWTH_MB} MB`
  judge(what, figure, limit, more <= GROWTH_MB && (share <= GROWTH || !isJudged))
}

function judgeMemory(windows: readonly Window[]): void {
  for (const [index, { resident, inUse }] of windows.entries())
    console.log(
      `after ${(WINDOWS[index] ?? 1) * 100} %: resident ${mb(resident).toFixed(1)} MB, in use ${mb(inUse.heapUsed).toFixed(1)} MB and ${mb(inUse.external).toFixed(1)} MB outside of the heap`,
    )
  const [middle, last] = [windows[MIDDLE], windows.at(-1)]
  if (!middle || !last) throw new Error('the memory was not looked at')
  judgeGrowth('resident memory', [middle.resident, last.resident], IS_RESIDENT_JUDGED)
  judgeGrowth('in use after collecting', [middle.inUse.heapUsed, last.inUse.heapUsed])
  const inUse = windows.map((window, index) => ({
    requests: (WINDOWS[index] ?? 1) * SIZE.requests,
    bytes: window.inUse.heapUsed + window.inUse.external,
  }))
  const growth = growthARequest(inUse)
  const figure = `${growth.toFixed(0)} bytes`
  judge('… more with each request', figure, `${BYTES_A_REQUEST} bytes`, growth <= BYTES_A_REQUEST)
}

/** Each of them is open as long as it hears what happens. */
async function judgeStreams(pool: Pool, streams: readonly Stream[]): Promise<void> {
  for (const { hinted } of streams) hinted.length = 0
  await pool.query(
    `select pg_notify('greenlane_hints', json_build_object('companyId', company_id, 'kind', 'node')::text)
     from user_sessions where company_id like 'co_bench_%'`,
  )
  await sleep(2_000)
  const open = streams.filter(({ isOpen, hinted }) => isOpen && hinted.length > 0).length
  judge('streams that are open and hear', String(open), String(SIZE.streams), open === SIZE.streams)
}

/** `control`: that of a server without slow clients, asked for next to nothing at the same time by the same process. */
type Waiting = { p99: number; control: number; failed: number }

/** The p99, in milliseconds, of ordinary reads at a constant pace. */
async function waitingOf(shop: Shop, control: string, perSecond: number): Promise<Waiting> {
  let failed = 0
  const pace = { perSecond, forMs: SIZE.quietMs }
  const read = (number: number) =>
    sendRead(shop, number).catch((error: unknown) => {
      if (failed++ === 0) console.error(error)
    })
  const [own, others] = await Promise.all([
    keepPace({ ...pace, work: read }),
    keepPace({ ...pace, work: async () => void (await send(control, { method: 'GET', path: '/ready' })) }),
  ])
  return { p99: quantile(own, 0.99), control: quantile(others, 0.99), failed }
}

/** Connects slow clients and holds what others wait meanwhile against before. @returns them, and when they came */
async function bringSlow(shop: Shop, control: string): Promise<{ slow: Slow[]; begun: number }> {
  const download = await uploadLarge(shop, DOWNLOAD_BYTES)
  const perSecond = await paceFor(shop, SIZE.perSecond)
  console.log(`${perSecond} reads a second`)
  const without = await waitingOf(shop, control, perSecond)
  const opening = openSlow(shop.url, SIZE.slow, download)
  const [arriving, slow] = await Promise.all([waitingOf(shop, control, perSecond), opening])
  const begun = performance.now()
  const among = await waitingOf(shop, control, perSecond)
  // Whatever else the machine does now and did not before makes the control wait, too.
  const busier = Math.max(1, among.control / without.control)
  console.log(
    `while they arrive, others wait ${arriving.p99.toFixed(1)} ms (p99); the control ${without.control.toFixed(1)} ms before, ${arriving.control.toFixed(1)} ms meanwhile, ${among.control.toFixed(1)} ms among them`,
  )
  const most = Math.max(SLOWER * without.p99, READS_P99_MS) * busier
  judge(
    `p99 of others among ${SIZE.slow} slow clients`,
    `${without.p99.toFixed(1)} → ${among.p99.toFixed(1)} ms`,
    `${most.toFixed(1)} ms`,
    among.p99 <= most,
  )
  const failed = without.failed + arriving.failed + among.failed
  judge('… that failed', String(failed), '0', failed === 0)
  return { slow, begun }
}

/** In short, nobody waits for those who do not read. */
async function judgeEnds({ slow, begun }: { slow: readonly Slow[]; begun: number }): Promise<void> {
  const waited = slow.filter(({ kind }) => !values.short || kind !== 'reader')
  const untilMs = values.short ? SENDERS_END_MS : READERS_END_MS
  await sleep(Math.max(0, untilMs - (performance.now() - begun)))
  readOn(waited)
  await sleep(values.short ? 200 : 5_000)
  const ended = endedRightly(waited, DOWNLOAD_BYTES)
  judge('slow ones that the server ended', String(ended), String(waited.length), ended === waited.length)
}

/** What the lists of the sellers show. */
async function fillLists(pool: Pool, shop: Shop): Promise<void> {
  const [seller] = shop.sellers
  if (!seller) throw new Error('no seller')
  const { url, sold: product, agreementVersion } = shop
  const orderId = await buyOne({ url, seller, product, agreementVersion })
  await waitForJobs(pool)
  const companyOf = `'co_bench_' || 1 + copy % ${SELLERS}`
  await copyPurchases(pool, { orderId, companyOf, first: 1, count: SIZE.purchases })
  const sellerOf = `(1 + copy % ${SELLERS})`
  await copyMessages(pool, { sellerOf, first: 1, count: SIZE.purchases * 5 })
  const holder = `'co_bench_' || 1 + (copy - 1) / ${HOLDINGS_A_COMPANY}`
  await copyHoldings(pool, { companyOf: holder, first: 1, count: SELLERS * HOLDINGS_A_COMPANY })
}

async function shopOf(pool: Pool, { url }: Running): Promise<Shop> {
  const config = await ask<{ agreements: { userAgreement: string } }>(url, {
    method: 'GET',
    path: `${BASE}/site/config`,
  })
  return {
    url,
    sellers: await copySellers(pool, SELLERS),
    staffToken: await staffSession(pool),
    sold: await findProduct(url),
    agreementVersion: config.agreements.userAgreement,
  }
}

async function measureAll(pool: Pool, server: Running, control: string): Promise<void> {
  const shop = await shopOf(pool, server)
  await fillLists(pool, shop)
  const tokens = shop.sellers.flatMap(({ token }) => Array.from({ length: STREAMS_A_SELLER }, () => token))
  const streams = await openStreams(server.url, tokens)
  let slow: Slow[] = []
  try {
    await sendMixed(shop, { count: SIZE.warmUp, onDone: async () => {} })
    const brought = await bringSlow(shop, control)
    slow = brought.slow
    const windows = values.only === 'slow' ? undefined : await sendAndWatch(shop, server)
    await judgeEnds(brought)
    if (windows) judgeMemory(windows)
    await judgeStreams(pool, streams)
  } finally {
    hangUpSlow(slow)
    for (const { request } of streams) request.destroy()
  }
  printTable(
    [
      `${values.only === 'slow' ? 0 : SIZE.requests} requests, ${SIZE.streams} streams`,
      'figure',
      'limit',
      'result',
    ],
    rows,
  )
}

async function run(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  const pool = new Pool({ connectionString: postgres.url, max: 2 })
  pool.on('error', (error) => console.error(error.message))
  const running: Running[] = []
  try {
    const payments = { GREENLANE_LOCAL_STRIPE_SECRET: randomBytes(24).toString('hex') }
    const provider = await startProcess('bench/bare/payment-provider.ts', payments)
    running.push(provider)
    const settings = {
      ...payments,
      ...reportingMemory(Number(values['leak-a-request'])),
      GREENLANE_LOCAL_STRIPE_URL: provider.url,
      GREENLANE_DEMO_HISTORY: 'short',
    }
    // What the demo's story leaves of memory is another process's; in short there is no time for two.
    if (!values.short) await (await startProduct(dataDir, settings)).stop()
    const server = await startProduct(dataDir, settings)
    running.push(server)
    await measureAll(pool, server, provider.url)
  } finally {
    hangUp()
    for (const one of running.toReversed()) await one.stop()
    await pool.end()
    await postgres.stop()
  }
}

await inDataFolder(run)
