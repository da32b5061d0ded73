import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '#main/journey/http-client.ts'
import { defaultOptions, type ShownOption } from '#main/journey/options.ts'
import { payInsistently } from '../kill/buyer.ts'
import { createBuyers, type KillBuyer } from '../kill/buyers.ts'

const BASE = '/server/portal'
const FILING = { filing: '12' }
const MESSAGES = 3
const PATIENCE_MS = 60_000

/** What was answered as done, and must therefore be there once, whatever happened meanwhile. */
type Acknowledged = {
  orders: Set<string>
  payments: Set<string>
  /** Each with a text of its own. */
  messages: Set<string>
  answers: number
  /** Answers of forms that were read back older than they had been acknowledged. */
  lostAnswers: number
}

export type Load = {
  acknowledged: Acknowledged
  companies: readonly KillBuyer[]
  /** Every text that was sent, acknowledged or not: none may be there twice. */
  sent: readonly string[]
  /** How many things were acknowledged so far. */
  count(): number
  /** Requests that got no answer, or 5xx, by what they got instead. */
  failures: Map<string, number>
  /** Purchases that ended with the answer that nobody knows. */
  unknown(): number
  /** What ended the work of one of the companies, if anything did. */
  error(): unknown
  /** The longest time between two acknowledgements since it was asked last, in milliseconds. */
  longestGap(): number
  start(): void
  stop(): Promise<void>
}

/** Companies that buy, pay, fill in forms and write to the agency, through the proxy, for as long as they are let. */
export async function createLoad(url: string, buyers: number): Promise<Load> {
  const failures = new Map<string, number>()
  const companies = await createBuyers(buyers, url, BASE, (why) =>
    failures.set(why, (failures.get(why) ?? 0) + 1),
  )
  const site = createClient(`${url}${BASE}`, 'en')
  const product = await productOf(site)
  const { agreements } = await site.get<{ agreements: { userAgreement: string } }>('/site/config')
  const done = {
    orders: new Set<string>(),
    payments: new Set<string>(),
    messages: new Set<string>(),
  }
  const sent: string[] = []
  const clock = { last: performance.now(), longest: 0 }
  const shift = { isOn: false, unknown: 0, error: undefined as unknown }
  let running: Promise<unknown> = Promise.resolve()

  const acknowledge = (set: Set<string>, id: string) => {
    set.add(id)
    const now = performance.now()
    clock.longest = Math.max(clock.longest, now - clock.last)
    clock.last = now
  }

  /** Each step is acknowledged for itself. */
  async function buy({ buyer }: KillBuyer): Promise<string> {
    await buyer.data('/shoppingCart/add', {
      body: { productId: product.id, options: product.options, quantity: 1 },
    })
    const cart = await buyer.data<Cart>('/shoppingCart/category', { body: { currency: 'EUR' } })
    const cartLineIds = cart.groups.flatMap((group) => group.lines.map((line) => line.id))
    const body = { cartLineIds, currency: 'EUR', agreementVersion: agreements.userAgreement }
    const order = await buyer.data<{ id: string }>('/order/create', { body })
    acknowledge(done.orders, order.id)
    const payment = await buyer.data<{ redirectUrl: string }>('/payment/create', {
      body: { orderId: order.id, method: 'CARD' },
    })
    await payInsistently(payment.redirectUrl)
    const workOrderId = await opened(buyer, order.id)
    acknowledge(done.payments, order.id)
    return workOrderId
  }
  async function write({ buyer }: KillBuyer, workOrderId: string): Promise<void> {
    for (let i = 0; i < MESSAGES; i++) {
      const text = `Message ${sent.length} about ${workOrderId}`
      sent.push(text)
      await buyer.data('/workOrder/talk/write', { body: { workOrderId, text } })
      acknowledge(done.messages, text)
    }
  }
  async function goOn(company: KillBuyer): Promise<void> {
    while (shift.isOn) {
      try {
        const workOrderId = await buy(company)
        await write(company, workOrderId)
        await company.writer.write(workOrderId, 8)
        clock.last = performance.now()
      } catch (error) {
        if (!(error as Error).message.includes('wire.outcome_unknown')) throw error
        shift.unknown++
      }
    }
  }
  const results = () => companies.map(({ writer }) => writer.result())
  return {
    get acknowledged() {
      const answers = results().reduce((sum, { written }) => sum + written, 0)
      const lostAnswers = results().reduce((sum, { lost }) => sum + lost, 0)
      return { ...done, answers, lostAnswers }
    },
    companies,
    sent,
    count: () => done.orders.size + done.payments.size + done.messages.size,
    failures,
    unknown: () => shift.unknown,
    error: () => shift.error,
    longestGap() {
      const longest = Math.max(clock.longest, performance.now() - clock.last)
      clock.longest = 0
      return longest
    },
    start() {
      shift.isOn = true
      clock.last = performance.now()
      running = Promise.all(companies.map(goOn))
      running.catch((error: unknown) => (shift.error = error))
    },
    async stop() {
      shift.isOn = false
      await running
    },
  }
}

type Cart = { groups: { lines: { id: string }[] }[] }

/** The answer that says paid, and that the work has begun. */
async function opened(buyer: KillBuyer['buyer'], orderId: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    await buyer.data('/payment/result', { body: { orderId } })
    const { state, workOrders } = await buyer.state(orderId)
    const [work] = workOrders
    if (state === 'PAID' && work) return work.id
    if (Date.now() > end) throw new Error(`${orderId} is ${state} after a minute`)
    await sleep(150)
  }
}

async function productOf(site: ReturnType<typeof createClient>) {
  const details = await site.get<{ id: string; options: ShownOption[] }>('/product/details', {
    code: 'vat-registration-de',
  })
  return { id: details.id, options: { ...defaultOptions(details.options), ...FILING } }
}
