/**
 * What fifty colleagues who see each other cost: `npm run bench:staff-stream [-- --people 50]`. CPU of the server and the
 * database while each has a work order open and says so every 15 seconds, moves to another every 30 and reads again what
 * the hints tell of; and how soon the others hear of it.
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
import { inDataFolder, postmasterOf, startProduct } from './support/workshop.ts'

const { values } = parseArgs({ options: { people: { type: 'string', default: '50' } } })
const PEOPLE = Number(values.people)
const MOVES_EVERY_MS = 30_000
const LISTS_MS = 3_000
const SECONDS = 60
const HEARD_MS = 1_000
/** CPU milliseconds a second of the server and the database: a twentieth of one core. */
const CPU_MS = 50

type Colleague = { token: string; tab: string; stream: ClientRequest; heardAt: Map<string, number> }
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

function openStream({ url, orders }: Bench, token: string, tab: string): Promise<Colleague> {
  const heardAt = new Map<string, number>()
  const readAgain = gather<string>(() => void readPresence({ url, orders }, token), LISTS_MS)
  return new Promise((opened, failed) => {
    const address = `${url}/server/portal/staff/stream?tab=${tab}`
    const stream = get(address, { agent: false, headers: { token } }, (response) => {
      if (response.statusCode !== 200) return failed(new Error(`status ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: open')) opened({ token, tab, stream, heardAt })
        for (const [, of = ''] of text.matchAll(/event: presence\ndata: (\S+)/g)) {
          heardAt.set(of, performance.now())
          readAgain.add('presence')
        }
      })
    }).on('error', failed)
  })
}

/** A page of the queue asks for its twenty rows. */
async function readPresence({ url, orders }: Bench, token: string): Promise<void> {
  const query = orders.slice(0, 20).map((id) => `workOrderId=${id}`)
  await fetch(`${url}/server/portal/staff/presence/list?${query.join('&')}`, { headers: { token } }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  )
}

async function announce({ url }: Bench, { token, tab }: Colleague, workOrderId: string): Promise<void> {
  const response = await fetch(`${url}/server/portal/staff/presence/announce`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ tab, workOrderId, is: 'looking' }),
  })
  const { code } = (await response.json()) as { code: number }
  if (code !== 0) throw new Error(`announce answered ${code}`)
}

/** A colleague's day: in a work order, then in the next one, saying so in between. */
async function work(bench: Bench, own: Colleague, offset: number, until: number): Promise<void> {
  await sleep((PRESENT_EVERY_MS * offset) / PEOPLE)
  for (let beat = 0; performance.now() < until; beat++) {
    const moves = Math.floor((beat * PRESENT_EVERY_MS) / MOVES_EVERY_MS)
    await announce(bench, own, bench.orders[(offset + moves) % bench.orders.length] ?? '')
    await sleep(PRESENT_EVERY_MS)
  }
}

/** How long until everybody has heard that one of them opened something, in milliseconds. */
async function hearing(bench: Bench, people: readonly Colleague[]): Promise<number[]> {
  const took: number[] = []
  for (const [index, own] of people.slice(0, 10).entries()) {
    const order = bench.orders[(index * 7 + 3) % bench.orders.length] ?? ''
    for (const { heardAt } of people) heardAt.clear()
    const begun = performance.now()
    await announce(bench, own, order)
    await sleep(1_000)
    took.push(...people.map(({ heardAt }) => (heardAt.get(order) ?? Infinity) - begun))
  }
  return took
}

async function run(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  const pool = new Pool({ connectionString: postgres.url, max: 2 })
  const product = await startProduct(dataDir)
  let people: Colleague[] = []
  try {
    const { rows } = await pool.query<{ id: string }>('select id from work_orders order by id limit 60')
    const bench = { url: product.url, orders: rows.map(({ id }) => id) }
    const tokens = await signIn(pool)
    const postmaster = await postmasterOf(dataDir)
    const cpu = () => cpuOfProcess(product.pid) + cpuOfFamily(postmaster)
    await sleep(5_000)
    const restBefore = cpu()
    await sleep(20_000)
    const rest = (cpu() - restBefore) / 20
    people = await Promise.all(tokens.map((token, index) => openStream(bench, token, `tab_${index}`)))
    const took = await hearing(bench, people)
    const before = cpu()
    const until = performance.now() + SECONDS * 1_000
    await Promise.all(people.map((own, index) => work(bench, own, index, until)))
    const spent = (cpu() - before) / SECONDS - rest
    const slowest = quantile(took, 0.99)
    printTable(
      [`${PEOPLE} colleagues`, 'figure', 'budget', 'result'],
      [
        [
          'CPU of server and database, ms a second more',
          spent.toFixed(1),
          String(CPU_MS),
          resultOf(spent <= CPU_MS),
        ],
        [
          'the others hear of it, p99 ms',
          slowest.toFixed(0),
          String(HEARD_MS),
          resultOf(slowest <= HEARD_MS),
        ],
      ],
    )
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
