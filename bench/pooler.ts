/**
 * What a pooler and unprepared statements cost: `npm run bench:pooler [-- --calls 2000] [-- --pgbouncer <file>]`. Processes of the product on one
 * database (of the Debian package), measured alternately: with prepared statements, without, and through PgBouncer in
 * transaction mode. CPU milliseconds a request of server, database and pooler.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultOptions, type ShownOption } from '#main/journey/options.ts'
import { createBuyers } from '../scripts/kill/buyers.ts'
import { freePort } from '../scripts/free-port.ts'
import { pooler } from '../scripts/scale/pooler.ts'
import { postgresNode } from '../scripts/scale/postgres-node.ts'
import { productProcess, type ProductProcess } from '../scripts/scale/product-process.ts'
import { findPrograms, give, knowsPrepared } from '../scripts/scale/programs.ts'
import { cpuOfFamily, cpuOfProcess } from './support/cpu.ts'
import { median, printTable, quantile } from './support/figures.ts'
import { send, type Wire } from './support/load.ts'
import { ROOT } from './support/workshop.ts'

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '2000' }, pgbouncer: { type: 'string' } },
})
const BASE = '/server/portal'
const WORKERS = 4
const SLICES = 5
const CALLS: readonly { name: string; wire: Omit<Wire, 'token'> }[] = [
  { name: 'cart count', wire: { method: 'GET', path: '/shoppingCart/count' } },
  { name: 'order list', wire: { method: 'GET', path: '/order/list?pageSize=20' } },
  { name: 'work-order list', wire: { method: 'GET', path: '/workOrder/myService/list?pageSize=20' } },
  { name: 'pending matters', wire: { method: 'GET', path: '/pendingMatters/list?pageSize=20' } },
]

type Measured = { cpuMs: number; medianMs: number; p99: number }
type Subject = { name: string; process: ProductProcess; others: () => number }

const programs = await findPrograms({ pgbouncer: values.pgbouncer }).catch((error: Error) => {
  console.error(error.message)
  process.exit(2)
})
const place = await mkdtemp(join(tmpdir(), 'greenlane-pooler-'))
const servers = join(place, 'servers')
await mkdir(servers)
for (const folder of [place, servers]) await give(programs, folder)
await mkdir(join(place, 'data'))
const database = postgresNode(programs, { name: 'a', folder: servers, port: await freePort() })
const pool = pooler(programs, { folder: servers, port: await freePort(), server: database })
const started: ProductProcess[] = []
try {
  await database.create()
  await pool.start()
  await run()
} finally {
  for (const one of started) await one.kill()
  await pool.kill()
  await database.kill()
  await rm(place, { recursive: true, force: true })
}

async function startWith(settings: Record<string, string>): Promise<ProductProcess> {
  const port = await freePort()
  const one = productProcess({
    root: ROOT,
    port,
    log: (line) => console.error(line),
    settings: {
      GREENLANE_MODE: 'demo',
      GREENLANE_DEMO_HISTORY: 'short',
      GREENLANE_DATA_DIR: join(place, 'data'),
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      ...settings,
    },
  })
  started.push(one)
  await one.start()
  return one
}

async function run(): Promise<void> {
  const throughPool = { DATABASE_URL: pool.url, DATABASE_DIRECT_URL: database.url }
  const postmaster = await database.pid()
  const ofDatabase = () => cpuOfFamily(postmaster)
  const withPooler = () => cpuOfFamily(postmaster) + cpuOfProcess(pool.pid())
  const subjects: Subject[] = [
    { name: 'prepared', process: await startWith({}), others: ofDatabase },
    {
      name: 'DATABASE_PREPARE=off',
      process: await startWith({ DATABASE_PREPARE: 'off' }),
      others: ofDatabase,
    },
    {
      name: 'PgBouncer, off',
      process: await startWith({ ...throughPool, DATABASE_PREPARE: 'off' }),
      others: withPooler,
    },
  ]
  if (knowsPrepared(programs))
    subjects.push({ name: 'PgBouncer, prepared', process: await startWith(throughPool), others: withPooler })
  const token = await somebodyWithOrders(subjects[0])
  console.log(
    `${programs.versions}; ${values.calls} calls each, ${WORKERS} at once, medians of ${SLICES} slices by turns`,
  )
  const rows = []
  for (const { name, wire } of CALLS) rows.push(rowOf(name, await byTurns(subjects, { ...wire, token })))
  const columns = subjects.flatMap(({ name }) => [`${name}: CPU ms`, '×', 'median ms', 'p99'])
  printTable(['call', ...columns], rows)
}

/** Somebody whose lists are not empty. */
async function somebodyWithOrders(subject: Subject | undefined): Promise<string> {
  const url = `http://localhost:${subject?.process.port}`
  const [by] = await createBuyers(1, url, BASE)
  if (!by) throw new Error('no buyer')
  const { data } = JSON.parse(
    (await send(`${url}${BASE}`, { method: 'GET', path: '/product/details?code=vat-registration-de' })).text,
  ) as { data: { id: string; options: ShownOption[] } }
  const options = { ...defaultOptions(data.options), filing: '12' }
  for (let i = 0; i < 6; i++) await by.buyer.buy({ id: data.id, options })
  return by.token
}

async function byTurns(subjects: readonly Subject[], wire: Wire): Promise<Measured[]> {
  const slices = subjects.map((): Measured[] => [])
  for (let turn = 0; turn <= SLICES; turn++)
    for (const [i, subject] of subjects.entries()) {
      const measured = await slice(subject, wire)
      // The first turn warms up.
      if (turn > 0) slices[i]?.push(measured)
    }
  return slices.map((own) => ({
    cpuMs: median(own.map(({ cpuMs }) => cpuMs)),
    medianMs: median(own.map(({ medianMs }) => medianMs)),
    p99: median(own.map(({ p99 }) => p99)),
  }))
}

async function slice({ process: one, others }: Subject, wire: Wire): Promise<Measured> {
  const count = Math.ceil(Number(values.calls) / SLICES)
  const [before, pid] = [others(), one.pid()]
  const own = cpuOfProcess(pid)
  const took: number[] = []
  let left = count
  const worker = async () => {
    while (left-- > 0) {
      const { status, ms } = await send(`http://localhost:${one.port}${BASE}`, wire)
      if (status !== 200) throw new Error(`${wire.path}: ${status}`)
      took.push(ms)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  const cpu = cpuOfProcess(pid) - own + others() - before
  return { cpuMs: cpu / count, medianMs: median(took), p99: quantile(took, 0.99) }
}

function rowOf(name: string, measured: readonly Measured[]): string[] {
  const [first] = measured
  return [
    name,
    ...measured.flatMap(({ cpuMs, medianMs, p99 }) => [
      cpuMs.toFixed(3),
      (cpuMs / (first?.cpuMs ?? cpuMs)).toFixed(2),
      medianMs.toFixed(1),
      p99.toFixed(1),
    ]),
  ]
}
