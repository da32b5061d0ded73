import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createClient } from '#main/journey/http-client.ts'
import { defaultOptions, type ShownOption } from '#main/journey/options.ts'
import { freePort } from './free-port.ts'
import { type Bought, type Buyer, createBuyers, type KillBuyer } from './kill/buyers.ts'
import { createCalculations } from './kill/calculations.ts'
import { createClosings, isClosed } from './kill/closings.ts'
import { inDatabase } from './kill/database.ts'
import { createDisputes } from './kill/disputes.ts'
import { createExports, isTaken } from './kill/exports.ts'
import { createFilingEnds, isEnded } from './kill/filing-ends.ts'
import { createFilings } from './kill/filings.ts'
import { createImports, isImported } from './kill/imports.ts'
import { createOffice, type DemoPerson, isRight, signInStaff } from './kill/office.ts'
import { createPacks } from './kill/packs.ts'
import { ACTIONS, plans, type Plan, stepsNotMet } from './kill/plans.ts'
import { createRenewals, isRenewed } from './kill/renewals.ts'
import { serverProcess, type ServerProcess } from './kill/server-process.ts'
import { createWithdrawals, isWithdrawn } from './kill/withdrawals.ts'

/*
 * Kills the server while several companies buy at once, finance refunds, a form is filled in, a filing ends, another
 * is renewed, everything is taken along, a company closes, a report is brought in, another one withdrawn, a return is calculated or filed at
 * HMRC and an evidence pack is made, and a bank disputes a payment and wins: between every two steps, and at random; now and then the database too. At
 * the end every paid order must have exactly one work order and the filing that was bought with it, every refund must
 * have been sent once, every filing that is over must have ended once with its work, every renewal that was paid must
 * have extended its filing once, every export must be whole and announced once, every company whose day has come must have closed once, every report must be in once to the cent, every one that was withdrawn must be out once and what repeated it in, every return must be calculated once and be at HMRC once, every pack must be whole and announced once, every dispute must be known, told and booked once, and every acknowledged answer must be in its form. A run that met fewer kills than
 * planned, or did less, proves too little and fails.
 *   npm run test:kill [-- --short] [-- --kills 100] [-- --only renew --kills 20] [-- --kills 400 --minutes 60]
 * With `--minutes` nothing more is begun after so long: what counts as enough is then measured by what was begun.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    kills: { type: 'string' },
    only: { type: 'string' },
    minutes: { type: 'string' },
  },
})
const kills = Number(values.kills ?? (values.short ? 15 : 44))
const endsAt = values.minutes === undefined ? Infinity : Date.now() + Number(values.minutes) * 60_000
const only = ACTIONS.find((action) => action === values.only)
const BUYERS = 3
/** Bought with every order, so that the filing that was paid must be there too. */
const FILING = { filing: '12' }
/** A kill at random may come after the work is done. */
const LEAST_SHARE_OF_KILLS = 0.7
/** 200 ms each: work that was interrupted is taken up again within a minute, and later on a busy machine. */
const OPENED_TRIES = 900
/** What needs a company of its own, since nothing can be done with it afterwards, or nothing may have been before. */
const OF_COMPANIES = { close: 'closings', import: 'imports', withdraw: 'withdrawals' } as const

const dataDir = await mkdtemp(join(tmpdir(), 'greenlane-kill-'))
const server = serverProcess({
  dataDir,
  port: await freePort(),
  log: (line) => line && console.error(`  server: ${line}`),
})
const base = '/server/portal'
let failed = true
/** Whether the server that runs would die at a step that it has not reached. */
let isArmed = false
try {
  failed = await run()
} finally {
  await server.stop().catch(() => server.kill())
  if (failed) console.error(`the data is kept in ${dataDir}`)
  else await rm(dataDir, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

type Cast = {
  buyers: readonly KillBuyer[]
  office: Awaited<ReturnType<typeof createOffice>>
  filing: ReturnType<typeof createFilingEnds>
  renewals: ReturnType<typeof createRenewals>
  exports: ReturnType<typeof createExports>
  closings: ReturnType<typeof createClosings>
  imports: ReturnType<typeof createImports>
  withdrawals: ReturnType<typeof createWithdrawals>
  returns: {
    calculate: ReturnType<typeof createCalculations>
    file: ReturnType<typeof createFilings>
    pack: ReturnType<typeof createPacks>
  }
  disputes: ReturnType<typeof createDisputes>
  product: { id: string; options: Record<string, string> }
}

async function castOf(): Promise<Cast> {
  const people = JSON.parse(await readFile(join(dataDir, 'demo-people.json'), 'utf8')) as DemoPerson[]
  const details = await get<{ id: string; options: ShownOption[] }>(
    '/product/details?code=vat-registration-de',
  )
  const { url } = server
  const personOf = (role: string) => people.find((person) => person.role === role)
  const staff = createClient(url, 'en')
  staff.signIn(await signInStaff({ url, base, person: personOf('agent') }))
  const office = await createOffice({ url, base, person: personOf('admin') })
  const product = { id: details.id, options: { ...defaultOptions(details.options), ...FILING } }
  return {
    buyers: await createBuyers(BUYERS, url, base),
    office,
    filing: createFilingEnds({ url, base, dataDir, staff }),
    renewals: createRenewals({ url, base, staff }),
    exports: createExports({ url, base }),
    closings: createClosings({ url, base, dataDir }),
    imports: createImports({ url, base, dataDir }),
    withdrawals: createWithdrawals({ url, base, dataDir }),
    returns: {
      calculate: createCalculations({ url, base, dataDir }),
      file: createFilings({ url, base, dataDir, office }),
      pack: createPacks({ url, base, dataDir, office }),
    },
    disputes: createDisputes({ url, base, dataDir, office, product }),
    product,
  }
}

async function run(): Promise<boolean> {
  await server.start()
  const cast = await castOf()
  const bought: Bought[] = []
  const met: Plan[] = []
  const planned: Plan[] = []
  let brokeOff = false
  for (const [i, plan] of plans(kills, only).entries()) {
    if (Date.now() > endsAt) break
    const start = performance.now()
    // Whatever one of them stumbles over: what the others did is told all the same.
    const died = await playOne(plan, cast, bought).catch((error: unknown) => {
      console.error(error)
      brokeOff = true
      return undefined
    })
    if (died === undefined) break
    planned.push(plan)
    if (died) met.push(plan)
    console.log(
      `${String(i + 1).padStart(3)}  ${plan.name}${died ? '' : ' (not met)'}  ${Math.round(performance.now() - start)} ms`,
    )
  }
  if (!server.running()) await server.start()
  if (brokeOff) console.log('a plan broke off: see above')
  return (await report(cast, bought, { met, planned })) || brokeOff
}

/** @returns whether the server died */
async function playOne(plan: Plan, cast: Cast, bought: Bought[]): Promise<boolean> {
  if (plan.action === 'renew') await prepareRenewal(cast)
  if (isOfCompany(plan.action)) await prepareWith(cast[OF_COMPANIES[plan.action]])
  if (isOfReturns(plan.action)) await prepareReturn(plan.action, cast)
  if (isOfDisputes(plan.action)) await prepareWith(cast.disputes[plan.action])
  return doWhileKilling(plan, () => act(plan, cast, bought))
}

/** One action of a plan. Refunds and forms belong to an order bought before, the oldest first. */
async function act({ action }: Plan, cast: Cast, bought: Bought[]): Promise<void> {
  const { buyers, office, product } = cast
  if (action === 'end') return endFiling(cast)
  if (action === 'renew') return cast.renewals.renew()
  if (action === 'export') return takeAlong(cast)
  if (action === 'close') return cast.closings.close()
  if (action === 'import') return cast.imports.bringIn()
  if (action === 'withdraw') return cast.withdrawals.withdraw()
  if (isOfReturns(action)) return cast.returns[action].act()
  if (isOfDisputes(action)) return cast.disputes[action].act()
  const earlier = bought[Math.floor(bought.length / 2)]
  if (action === 'buy' || !earlier) {
    await Promise.all(
      buyers.map(async (by) => {
        bought.push({ ...by, orderId: await by.buyer.buy(product) })
      }),
    )
    return
  }
  if (action === 'refund') return office.refund(earlier.orderId)
  const work = await opened(earlier.buyer, earlier.orderId)
  if (work) await earlier.writer.write(work)
}

/** In turn, since a company may do it a few times a day. */
async function takeAlong({ buyers, exports }: Cast): Promise<void> {
  const by = buyers[exports.count() % buyers.length]
  if (by) await exports.take(by)
}

/** Somebody buys once more, and all of that filing is over on the day on which it is handed over. */
async function endFiling({ buyers, filing, product }: Cast): Promise<void> {
  const by = buyers[(await filing.outcomes()).length % buyers.length]
  if (!by) return
  const work = await opened(by.buyer, await by.buyer.buy(product))
  if (work) await filing.end(by, work)
}

/** Somebody's filing ends this month: bought and handed over before anything is killed. */
async function prepareRenewal({ buyers, renewals, product }: Cast): Promise<void> {
  if (!server.running()) await server.start()
  const by = buyers[(await renewals.outcomes()).length % buyers.length]
  const work = by && (await opened(by.buyer, await by.buyer.buy(product)))
  if (!work) throw new Error('there is no work to be renewed')
  await renewals.prepare(by, work)
}

function isOfCompany(action: Plan['action']): action is keyof typeof OF_COMPANIES {
  return action in OF_COMPANIES
}

/** With a company that is made for it, before anything is killed. */
async function prepareWith(one: { prepare: () => Promise<void> }): Promise<void> {
  if (!server.running()) await server.start()
  // As if an hour went by: from one address no more than sixty may register in it.
  await inDatabase(dataDir, (client) => client.query("delete from rate_counters where key like 'register:%'"))
  await one.prepare()
}

function isOfDisputes(action: Plan['action']): action is keyof Cast['disputes'] {
  return action === 'dispute' || action === 'lose'
}

function isOfReturns(action: Plan['action']): action is keyof Cast['returns'] {
  return action === 'calculate' || action === 'file' || action === 'pack'
}

/** What a return needs before anything is killed. */
async function prepareReturn(action: keyof Cast['returns'], { returns }: Cast): Promise<void> {
  if (!server.running()) await server.start()
  await returns[action].prepare()
}

async function opened(buyer: Buyer, orderId: string): Promise<string | undefined> {
  for (let tries = 0; tries < OPENED_TRIES; tries++) {
    const [work] = (await buyer.state(orderId)).workOrders
    if (work) return work.id
    await sleep(200)
  }
  return undefined
}

/** Runs one action; whenever the server dies it is restarted, as a supervisor would. */
async function doWhileKilling(plan: Plan, action: () => Promise<unknown>): Promise<boolean> {
  // For a kill at random the one that runs will do, unless it would still die at a step.
  if (plan.crashAt || isArmed || !server.running()) {
    await server.stop()
    await server.start(plan.crashAt ? `${plan.crashAt}:1` : undefined)
  }
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
  await action()
  // Work after the answer (webhook, opening the work order, sending a refund) must meet its kill too.
  for (let i = 0; i < 40 && !course.died; i++) await sleep(50)
  course.over = true
  await supervisor
  isArmed = plan.crashAt !== undefined && !course.died
  return course.died
}

async function killLater(victim: ServerProcess, milliseconds: number, database: boolean): Promise<void> {
  await sleep(milliseconds)
  if (database) await victim.killDatabase()
  victim.kill()
}

type OrderOutcome = {
  orderId: string
  state: string
  workOrders: number
  paidPayments: number
  /** How many lines have their twelve months of filing. */
  filings: number
}
type OrderWithFiling = { lines: { filing: { months: number } | null }[] }

async function filingsOf(buyer: Buyer, orderId: string): Promise<number> {
  const { lines } = await buyer.data<OrderWithFiling>(`/order/detail?id=${orderId}`, {})
  return lines.filter(({ filing }) => filing?.months === Number(FILING.filing)).length
}

/** Gives the portal time to finish outstanding work, then reads the state of each order and refund. */
async function outcomes({ office }: Cast, bought: readonly Bought[]) {
  const end = Date.now() + 90_000
  for (;;) {
    const orders: OrderOutcome[] = []
    for (const { buyer, orderId } of bought) {
      const state = await buyer.state(orderId)
      const paid = state.payments.filter(
        ({ status }) => status === 'SUCCEEDED' || status === 'PARTLY_REFUNDED',
      )
      orders.push({
        orderId,
        state: state.state,
        workOrders: state.workOrders.length,
        paidPayments: paid.length,
        filings: await filingsOf(buyer, orderId),
      })
    }
    const refunds = await office.outcomes()
    const done = orders.every((one) => one.state === 'PAID' && one.workOrders === 1) && refunds.every(isRight)
    if (done || Date.now() > end) return { orders, refunds }
    await sleep(500)
  }
}

async function report(
  cast: Cast,
  bought: readonly Bought[],
  { met, planned }: { met: readonly Plan[]; planned: readonly Plan[] },
): Promise<boolean> {
  const { orders: found, refunds } = await outcomes(cast, bought)
  const ended = await cast.filing.outcomes()
  const wrongEnds = ended.filter((one) => !isEnded(one))
  const renewed = await cast.renewals.outcomes()
  const wrongRenewals = renewed.filter((one) => !isRenewed(one))
  const lost = found.filter((one) => one.state !== 'PAID' || one.workOrders === 0).length
  const doubled =
    found.filter((one) => one.workOrders > 1 || one.paidPayments > 1).length +
    (await surplus(cast, { work: found.length + ended.length + renewed.length, renewals: renewed.length }))
  const wrongRefunds = refunds.filter((one) => !isRight(one))
  const taken = await cast.exports.outcomes()
  const wrongExports = taken.filter((one) => !isTaken(one))
  const closed = await cast.closings.outcomes()
  const wrongClosings = closed.filter((one) => !isClosed(one))
  const imported = await cast.imports.outcomes()
  const wrongImports = imported.filter((one) => !isImported(one))
  const withdrawn = split(await cast.withdrawals.outcomes(), isWithdrawn)
  const { calculate, file, pack } = cast.returns
  const { dispute, lose } = cast.disputes
  const ofOthers = [
    { action: 'calculate', what: calculate.what, ...split(await calculate.outcomes(), calculate.isRight) },
    { action: 'file', what: file.what, ...split(await file.outcomes(), file.isRight) },
    { action: 'pack', what: pack.what, ...split(await pack.outcomes(), pack.isRight) },
    { action: 'dispute', what: dispute.what, ...split(await dispute.outcomes(), dispute.isRight) },
    { action: 'lose', what: lose.what, ...split(await lose.outcomes(), lose.isRight) },
  ] as const
  const answers = cast.buyers.map(({ writer }) => writer.result())
  const written = answers.reduce((sum, one) => sum + one.written, 0)
  const lostAnswers = answers.reduce((sum, one) => sum + one.lost, 0)
  const unfiled = found.filter(({ filings }) => filings !== 1).length
  const wrongOrders = found.filter((order) => order.workOrders !== 1 || order.filings !== 1)
  const wrong = [
    ...wrongEnds,
    ...wrongRenewals,
    ...wrongExports,
    ...wrongClosings,
    ...wrongImports,
    ...withdrawn.wrong,
    ...wrongRefunds,
    ...ofOthers.flatMap((one): object[] => one.wrong),
  ]
  for (const one of [...wrongOrders, ...wrong]) console.log(`wrong: ${JSON.stringify(one)}`)
  const requested = refunds.reduce((sum, one) => sum + one.requested, 0)
  const sent = refunds.reduce((sum, one) => sum + one.sent, 0)
  const leastKills = Math.ceil(planned.length * LEAST_SHARE_OF_KILLS)
  const plannedOf = (wanted: Plan['action']) => planned.filter(({ action }) => action === wanted).length
  const leastBought = BUYERS * plannedOf('buy')
  const done = [
    { what: 'filings ended', all: ended, wrong: wrongEnds, least: plannedOf('end') },
    { what: 'renewals extended', all: renewed, wrong: wrongRenewals, least: plannedOf('renew') },
    { what: 'exports made', all: taken, wrong: wrongExports, least: plannedOf('export') },
    { what: 'companies closed', all: closed, wrong: wrongClosings, least: plannedOf('close') },
    { what: 'reports imported', all: imported, wrong: wrongImports, least: plannedOf('import') },
    { what: 'reports withdrawn', ...withdrawn, least: plannedOf('withdraw') },
    ...ofOthers.map((one) => ({ ...one, least: plannedOf(one.action) })),
  ]
  console.log(
    `\nkills ${met.length} of ${planned.length} begun (at least ${leastKills}), starts ${server.starts}`,
  )
  console.log(`bought ${found.length} (at least ${leastBought}) by ${BUYERS} at once`)
  console.log(`lost ${lost}, doubled ${doubled}, without their filing ${unfiled}`)
  console.log(`refunds requested ${requested}, sent ${sent}, wrong ${wrongRefunds.length}`)
  for (const one of done)
    console.log(
      `${one.what} ${one.all.length - one.wrong.length} (at least ${one.least}), wrong ${one.wrong.length}`,
    )
  console.log(`answers acknowledged ${written}, lost ${lostAnswers}`)
  const notMet = stepsNotMet(planned, met)
  if (notMet.length > 0) console.log(`steps at which the server never died: ${notMet.join(', ')}`)
  const tooLittle =
    met.length === 0 ||
    met.length < leastKills ||
    notMet.length > 0 ||
    found.length < leastBought ||
    done.some(({ all, least }) => all.length < least) ||
    (written === 0 && plannedOf('save') > 0) ||
    (requested === 0 && plannedOf('refund') > 0)
  if (tooLittle) console.log('too little was exercised to prove anything')
  return tooLittle || unfiled + lost + doubled + wrong.length + lostAnswers > 0
}

function split<T>(all: readonly T[], isRight: (one: T) => boolean): { all: readonly T[]; wrong: T[] } {
  return { all, wrong: all.filter((one) => !isRight(one)) }
}

/** Orders and work orders of the buyers beyond those that they bought; a renewal opens no work. */
async function surplus({ buyers }: Cast, known: { work: number; renewals: number }): Promise<number> {
  let orders = 0
  let workOrders = 0
  for (const { buyer } of buyers) {
    orders += (await buyer.data<{ total: number }>('/order/list', {})).total
    workOrders += (await buyer.data<{ total: number }>('/workOrder/myService/list', {})).total
  }
  return Math.max(0, orders - known.work - known.renewals) + Math.max(0, workOrders - known.work)
}

async function get<T>(path: string): Promise<T> {
  return ((await (await fetch(`${server.url}${base}${path}`)).json()) as { data: T }).data
}
