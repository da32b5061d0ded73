import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '#main/journey/http-client.ts'
import { defaultOptions, type ShownOption } from '#main/journey/options.ts'
import { createBuyers, type KillBuyer } from '../kill/buyers.ts'

const BASE = '/server/portal'
const BUYERS = 2
const PATIENCE_MS = 40_000
/** A company may upload 200 files an hour: at three a second, six rounds would be all that it may. */
const BETWEEN_UPLOADS_MS = 1_500

/** What was answered as done. */
export type Done = { orders: number; answers: number; files: number }

export type Traffic = {
  start(): void
  stop(): Promise<void>
  done(): Done
  /** The orders that were paid, with their buyers; those that a restore took back are forgotten. */
  bought: { by: KillBuyer; orderId: string }[]
}

/** Companies that buy, fill in forms and upload papers for as long as they are let. */
export async function createTraffic(url: string): Promise<Traffic> {
  const people = await createBuyers(BUYERS, url, BASE)
  const product = await productOf(url)
  const bought: Traffic['bought'] = []
  const counts = { orders: 0, files: 0 }
  const shift = { isOn: false }
  let running: Promise<unknown> = Promise.resolve()

  async function buyAndWrite(by: KillBuyer): Promise<void> {
    while (shift.isOn) {
      const orderId = await by.buyer.buy(product)
      const { workOrders } = await opened(by, orderId)
      bought.push({ by, orderId })
      counts.orders += 1
      const [work] = workOrders
      if (work) await by.writer.write(work.id)
    }
  }
  async function upload(by: KillBuyer): Promise<void> {
    const client = createClient(`${url}${BASE}`, 'en')
    client.signIn(by.token)
    while (shift.isOn) {
      const size = 20_000 + ((counts.files * 7919) % 300_000)
      const bytes = Buffer.from(`%PDF-1.4\n${'paper '.repeat(size / 6)}\n%%EOF\n`)
      await client.upload('/file/upload', { name: `paper-${counts.files}.pdf`, bytes })
      counts.files += 1
      await sleep(BETWEEN_UPLOADS_MS)
    }
  }
  return {
    bought,
    start() {
      shift.isOn = true
      running = Promise.all(people.flatMap((by) => [buyAndWrite(by), upload(by)]))
      // Whoever stops the traffic hears of it.
      running.catch(() => {})
    },
    async stop() {
      shift.isOn = false
      await running
    },
    done: () => ({
      ...counts,
      answers: people.reduce((sum, { writer }) => sum + writer.result().written, 0),
    }),
  }
}

async function productOf(url: string) {
  const details = await createClient(`${url}${BASE}`, 'en').get<{ id: string; options: ShownOption[] }>(
    '/product/details',
    { code: 'vat-registration-de' },
  )
  return { id: details.id, options: { ...defaultOptions(details.options), filing: '12' } }
}

async function opened(by: KillBuyer, orderId: string) {
  for (let tries = 0; ; tries++) {
    const state = await by.buyer.state(orderId)
    if (state.workOrders.length > 0) return state
    if (tries > 150) throw new Error(`no work was opened for ${state.orderNumber}`)
    await sleep(100)
  }
}

/** What was done from one moment to another. */
export function since(before: Done, now: Done): Done {
  return {
    orders: now.orders - before.orders,
    answers: now.answers - before.answers,
    files: now.files - before.files,
  }
}

export function isEnough(done: Done, least: Done): boolean {
  return done.orders >= least.orders && done.answers >= least.answers && done.files >= least.files
}

/** Waits, for a while, until that much more was done. */
export async function untilDone(traffic: Traffic, before: Done, least: Done): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!isEnough(since(before, traffic.done()), least) && Date.now() < end) await sleep(50)
}

/** Orders that were answered as paid before the moment must be there; later ones are gone with what was destroyed. */
export async function ordersLost(traffic: Traffic, known: number): Promise<string[]> {
  traffic.bought.length = known
  const lost: string[] = []
  for (const { by, orderId } of traffic.bought) {
    const state = await by.buyer.state(orderId).catch(() => undefined)
    if (state?.state !== 'PAID' || state.workOrders.length !== 1) lost.push(orderId)
  }
  return lost
}
