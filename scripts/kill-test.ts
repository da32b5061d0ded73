import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createBuyer } from './kill/buyer.ts'
import { defaultOptions, type ShownOption } from './journey/options.ts'
import { serverProcess, type ServerProcess } from './kill/server-process.ts'

/*
 * Kills the server while people buy: between every two steps of checkout and webhook, and at random; now and then the
 * database too. At the end every paid order must have exactly one work order.
 *   npm run test:kill [-- --short] [-- --kills 30]
 */
const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, kills: { type: 'string' } },
})
const kills = Number(values.kills ?? (values.short ? 8 : 30))

const STEPS = [
  'order.create:before-commit',
  'order.create:committed',
  'payment.create:recorded',
  'payment.create:session-made',
  'payment.create:pending',
  'sandbox.pay:pay',
  'payment.webhook:verified',
  'payment.settle:before-commit',
  'payment.settle:committed',
  'sandbox.deliver:answered',
  'work.open:before-commit',
  'work.open:committed',
]

type Plan = { name: string; crashAt?: string; killAfterMs?: number; database?: boolean }

/** In the long form every step twice, the rest at random; in the short one a choice of both. */
function plans(count: number): Plan[] {
  return Array.from({ length: count }, (_, i) => {
    if (i % 3 === 2) {
      const killAfterMs = Math.floor(Math.random() * 500)
      return { name: `random, ${killAfterMs} ms`, killAfterMs, database: i % 2 === 0 }
    }
    const step = STEPS[(i * 5) % STEPS.length] ?? ''
    return { name: step, crashAt: step }
  })
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const dataDir = await mkdtemp(join(tmpdir(), 'greenlane-kill-'))
const server = serverProcess({
  dataDir,
  port: await freePort(),
  log: (line) => line && console.error(`  server: ${line}`),
})
const base = '/server/portal'
let failed = true
try {
  failed = await run()
} finally {
  await server.stop().catch(() => server.kill())
  if (failed) console.error(`the data stays in ${dataDir}`)
  else await rm(dataDir, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function run(): Promise<boolean> {
  await server.start()
  const people = JSON.parse(await readFile(join(dataDir, 'demo-people.json'), 'utf8')) as {
    role: string
    email: string
    password: string
  }[]
  const seller = people.find((person) => person.role === 'seller')
  const login = await post<{ token: string }>('/user/login', {
    email: seller?.email,
    password: seller?.password,
  })
  const config = await get<{ agreements: { userAgreement: string } }>('/site/config')
  const details = await get<ProductDetails>('/product/details?code=vat-registration-de')
  const product = { id: details.id, options: defaultOptions(details.options) }
  const buyer = createBuyer({
    url: server.url,
    base,
    token: () => login.token,
    agreementVersion: config.agreements.userAgreement,
  })
  const orders: string[] = []
  let killed = 0
  for (const plan of plans(kills)) {
    const start = performance.now()
    const died = await buyWhileKilling(plan, () => buyer.buy(product).then((id) => orders.push(id)))
    if (died) killed++
    console.log(
      `${String(orders.length).padStart(3)}  ${plan.name}${died ? '' : ' (not met)'}  ${Math.round(performance.now() - start)} ms`,
    )
  }
  if (!server.running()) await server.start()
  return judge(await settled(orders, buyer), killed, buyer)
}

/** Runs one purchase; whenever the server dies it is started again, as a supervisor would. */
async function buyWhileKilling(plan: Plan, buy: () => Promise<unknown>): Promise<boolean> {
  await server.stop()
  await server.start(plan.crashAt ? `${plan.crashAt}:1` : undefined)
  const course = { over: false, died: false }
  const supervisor = (async () => {
    while (!course.over) {
      if (!server.running()) {
        course.died = true
        await server.start()
      }
      await sleep(20)
    }
  })()
  if (plan.killAfterMs !== undefined) void killLater(server, plan.killAfterMs, plan.database ?? false)
  await buy()
  // What runs after the answer (webhook, opening the work) shall meet its kill too.
  for (let i = 0; i < 40 && !course.died; i++) await sleep(50)
  course.over = true
  await supervisor
  return course.died
}

async function killLater(victim: ServerProcess, milliseconds: number, database: boolean): Promise<void> {
  await sleep(milliseconds)
  if (database) await victim.killDatabase()
  victim.kill()
}

type Settled = { orderId: string; state: string; workOrders: number; paidPayments: number }

/** Gives the portal time to finish what it owes, then reads what became of each order. */
async function settled(orders: readonly string[], buyer: ReturnType<typeof createBuyer>): Promise<Settled[]> {
  const end = Date.now() + 60_000
  for (;;) {
    const found: Settled[] = []
    for (const orderId of orders) {
      const state = await buyer.state(orderId)
      const paidPayments = state.payments.filter((payment) => payment.status === 'SUCCEEDED').length
      found.push({ orderId, state: state.state, workOrders: state.workOrders.length, paidPayments })
    }
    if (found.every((one) => one.state === 'PAID' && one.workOrders === 1) || Date.now() > end) return found
    await sleep(500)
  }
}

async function judge(
  found: readonly Settled[],
  killed: number,
  buyer: ReturnType<typeof createBuyer>,
): Promise<boolean> {
  const orders = await buyer.data<{ total: number }>('/order/list', {})
  const workOrders = await buyer.data<{ total: number }>('/workOrder/myService/list', {})
  const paid = found.filter((one) => one.state === 'PAID').length
  const opened = found.filter((one) => one.workOrders > 0).length
  const lost = found.filter((one) => one.state !== 'PAID' || one.workOrders === 0).length
  const doubled =
    found.filter((one) => one.workOrders > 1 || one.paidPayments > 1).length +
    Math.max(0, orders.total - found.length) +
    Math.max(0, workOrders.total - found.length)
  for (const one of found.filter((order) => order.workOrders !== 1))
    console.log(`not right: ${JSON.stringify(one)}`)
  console.log(`\nkills ${killed}, starts ${server.starts}, bought ${found.length}`)
  console.log(`paid ${paid}, opened ${opened}, lost ${lost}, doubled ${doubled}`)
  return lost > 0 || doubled > 0 || found.length !== kills
}

type ProductDetails = { id: string; options: ShownOption[] }

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${server.url}${base}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { data: T }).data
}

async function get<T>(path: string): Promise<T> {
  return ((await (await fetch(`${server.url}${base}${path}`)).json()) as { data: T }).data
}
