/**
 * What fifty colleagues who see each other cost: `npm run bench:staff-stream [-- --people 50]`. CPU of the server and the
 * database while each has a work order open and says so every 15 seconds, moves to another every 30 and reads again what
 * the hints tell of; then the same while each also does something to it every 15 seconds: takes it over, asks the seller
 * for something, writes to them. And how soon the others hear of each.
 */
import { get, type ClientRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { gather } from '#platform/web/gather.ts'
import { PRESENT_EVERY_MS } from '#work-orders/presence.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import { cpuOfFamily, cpuOfProcess } from './support/cpu.ts'
import { printTable, quantile } from './support/figures.ts'
import { act, ACTS, openOrders } from './support/staff-acts.ts'
import { inDataFolder, postmasterOf, startProduct } from './support/workshop.ts'

const { values } = parseArgs({ options: { people: { type: 'string', default: '50' } } })
const PEOPLE = Number(values.people)
const MOVES_EVERY_MS = 30_000
const LISTS_MS = 3_000
const SECONDS = 60
const HEARD_MS = 1_000
/** CPU milliseconds a second of the server and the database: a twentieth of one core. */
const CPU_MS = 50
/** With what they do and what everybody reads again: two fifths of one core. */
const ACTS_CPU_MS = 400
/** As the pages do: a list waits a little for more, one order less. */
const SINGLE_MS = 500

type Colleague = {
  token: string
  staffId: string
  tab: string
  stream: ClientRequest
  heardAt: Map<string, number>
  /** The work order that is open in the window. */
  open: string
}
type Bench = { url: string; orders: readonly string[] }

async function signIn(pool: Pool): Promise<string[]> {
  const tokens = Array.from({ length: PEOPLE }, () => newToken())
  await pool.query(
    `insert into staff_members (id, email, name, role, lang, password_hash, totp_secret_sealed, totp_last_step, created_at)
     select 'stf_bench_' || n, 'bench-' || n || '@example.com', 'Colleague ' || n, 'agent', 'en', '', '', 0, now()
     from generate_series(1, $1::int) n`,
    [PEOPLE],
  )
  for (const [index, token] of tokens.entries())
    await pool.query(
      `insert into staff_sessions (id, token_hash, staff_id, created_at, last_seen_at, expires_at, ip, user_agent)
       values ($1, $2, $3, now(), now(), now() + interval '1 day', '127.0.0.1', 'bench')`,
      [`sts_bench_${index + 1}`, hashToken(token), `stf_bench_${index + 1}`],
    )
  return tokens
}

function openStream({ url, orders }: Bench, token: string, number: number): Promise<Colleague> {
  const own = { token, staffId: `stf_bench_${number + 1}`, tab: `tab_${number}`, open: '' }
  const heardAt = new Map<string, number>()
  const presence = `/staff/presence/list?${orders
    .slice(0, 20)
    .map((id) => `workOrderId=${id}`)
    .join('&')}`
  const readAll = (paths: ReadonlySet<string>) => paths.forEach((path) => void read(url, token, path))
  const lists = gather(readAll, LISTS_MS)
  const single = gather(readAll, SINGLE_MS)
  /** A page of the queue, with a work order open beside it, reads what a hint is of. */
  const readAgain = (kind: string, of: string) => {
    if (kind === 'presence') lists.add(presence)
    if (kind === 'order') lists.add('/staff/queue/list?view=myTurn&pageSize=20')
    if (of === colleague.open && kind === 'order') single.add(`/staff/workOrder/get?workOrderId=${of}`)
    if (of === colleague.open && kind === 'talk') single.add(`/staff/talk/list?workOrderId=${of}`)
  }
  let colleague: Colleague
  return new Promise((opened, failed) => {
    const address = `${url}/server/portal/staff/stream?tab=${own.tab}`
    const stream = get(address, { agent: false, headers: { token } }, (response) => {
      if (response.statusCode !== 200) return failed(new Error(`status ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: open')) opened(colleague)
        for (const [, kind = '', of = ''] of text.matchAll(/event: (presence|order|talk)\ndata: (\S+)/g)) {
          heardAt.set(`${kind} ${of}`, performance.now())
          readAgain(kind, of)
        }
      })
    }).on('error', failed)
    colleague = { ...own, stream, heardAt }
  })
}

async function read(url: string, token: string, path: string): Promise<void> {
  await fetch(`${url}/server/portal${path}`, { headers: { token } }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  )
}

async function announce({ url }: Bench, own: Colleague, workOrderId: string): Promise<void> {
  const { token, tab } = own
  own.open = workOrderId
  const response = await fetch(`${url}/server/portal/staff/presence/announce`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ tab, workOrderId, is: 'looking' }),
  })
  const { code } = (await response.json()) as { code: number }
  if (code !== 0) throw new Error(`announce answered ${code}`)
}

/** A colleague's day: in a work order, then in the next one, saying so in between; and doing something to it, or not. */
async function work(
  bench: Bench,
  own: Colleague,
  { offset, until, acts }: { offset: number; until: number; acts: boolean },
): Promise<void> {
  await sleep((PRESENT_EVERY_MS * offset) / PEOPLE)
  for (let beat = 0; performance.now() < until; beat++) {
    const moves = Math.floor((beat * PRESENT_EVERY_MS) / MOVES_EVERY_MS)
    const workOrderId = bench.orders[(offset + moves) % bench.orders.length] ?? ''
    await announce(bench, own, workOrderId)
    const which = ACTS[(offset + beat) % ACTS.length]
    if (acts && which) await act(which, { ...own, url: bench.url, workOrderId }, beat * PEOPLE + offset)
    await sleep(PRESENT_EVERY_MS)
  }
}

/** What it costs while all of them work for a minute; CPU milliseconds a second. */
async function costOf(bench: Bench, people: readonly Colleague[], acts: boolean, cpu: () => number) {
  const before = cpu()
  const until = performance.now() + SECONDS * 1_000
  await Promise.all(people.map((own, offset) => work(bench, own, { offset, until, acts })))
  return (cpu() - before) / SECONDS
}

/** How long until everybody has heard of what one of them did, in milliseconds; the slowest of a hundred. */
async function hearing(
  bench: Bench,
  people: readonly Colleague[],
  { kind, done }: { kind: string; done(own: Colleague, workOrderId: string): Promise<void> },
): Promise<number> {
  const took: number[] = []
  for (const [index, own] of people.slice(0, 10).entries()) {
    const order = bench.orders[(index * 7 + 3) % bench.orders.length] ?? ''
    for (const { heardAt } of people) heardAt.clear()
    const begun = performance.now()
    await done(own, order)
    await sleep(1_000)
    took.push(...people.map(({ heardAt }) => (heardAt.get(`${kind} ${order}`) ?? Infinity) - begun))
  }
  return quantile(took, 0.99)
}

const row = (what: string, figure: number, budget: number, digits = 0): string[] => [
  what,
  figure.toFixed(digits),
  String(budget),
  resultOf(figure <= budget),
]

async function run(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  const pool = new Pool({ connectionString: postgres.url, max: 2 })
  const product = await startProduct(dataDir)
  let people: Colleague[] = []
  try {
    const bench = { url: product.url, orders: await openOrders(pool) }
    const tokens = await signIn(pool)
    const postmaster = await postmasterOf(dataDir)
    const cpu = () => cpuOfProcess(product.pid) + cpuOfFamily(postmaster)
    await sleep(5_000)
    const restBefore = cpu()
    await sleep(20_000)
    const rest = (cpu() - restBefore) / 20
    people = await Promise.all(tokens.map((token, index) => openStream(bench, token, index)))
    const opened = await hearing(bench, people, {
      kind: 'presence',
      done: (own, order) => announce(bench, own, order),
    })
    const looking = (await costOf(bench, people, false, cpu)) - rest
    const rows = [
      row('CPU of server and database, ms a second more', looking, CPU_MS, 1),
      row('the others hear that one is opened, p99 ms', opened, HEARD_MS),
    ]
    for (const which of ACTS) {
      const done = (own: Colleague, workOrderId: string) =>
        act(which, { ...own, url: bench.url, workOrderId }, Math.floor(performance.now()))
      const heard = await hearing(bench, people, { kind: which.hint, done })
      rows.push(row(`… that one is ${which.name}, p99 ms`, heard, HEARD_MS))
    }
    const acting = (await costOf(bench, people, true, cpu)) - rest
    rows.push(row('CPU while they do all that, ms a second more', acting, ACTS_CPU_MS, 1))
    printTable([`${PEOPLE} colleagues`, 'figure', 'budget', 'result'], rows)
  } finally {
    for (const { stream } of people) stream.destroy()
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
