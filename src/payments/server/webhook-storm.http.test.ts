import { expect, it } from 'vitest'
import { randomFrom } from '#main/testing/random.ts'
import { testApp } from '#main/testing/test-app.ts'
import { payerOf } from '../testing/payer.ts'
import { type Message, stormOf, type StormedSession } from '../testing/webhook-storm.ts'

/** The short form of `npm run test:storm`, which sends thousands. */
const DELIVERIES = Number(process.env['STORM_DELIVERIES'] ?? 2_000)
const ORDERS = Number(process.env['STORM_ORDERS'] ?? 12)
const AT_ONCE = 24

const app = await testApp({ listen: true })
const payer = payerOf(app, app.people.seller)
const rows = async (sql: string) => (await app.deps.db.execute(sql)).rows

async function send(message: Message): Promise<{ message: Message; status: number; code: number }> {
  const response = await fetch(`${app.baseUrl}/server/portal/payment/webhook/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(message.signature ? { 'stripe-signature': message.signature } : {}),
    },
    body: message.body,
  })
  const { code } = (await response.json()) as { code: number }
  return { message, status: response.status, code }
}

it(
  `survives ${DELIVERIES} deliveries, doubled, shuffled, forged and wrongly bound: one work order per paid order`,
  { timeout: 600_000 },
  async () => {
    const sessions: StormedSession[] = []
    for (let i = 0; i < ORDERS; i++) {
      const { order, paymentId, redirectUrl } = await payer.orderAndBegin()
      const id = redirectUrl.split('/').at(-1) ?? ''
      sessions.push({ id, url: redirectUrl, paymentId, orderNumber: order.number, ...order.total })
    }
    const storm = stormOf(sessions, {
      deliveries: DELIVERIES,
      secret: app.config.payments.localStripe.secret,
      now: app.clock.now(),
      random: randomFrom(Number(process.env['STORM_SEED'] ?? 20_261_121)),
    })
    const waiting = [...storm]
    const answers: Awaited<ReturnType<typeof send>>[] = []
    const sender = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) answers.push(await send(next))
    }
    await Promise.all([...Array.from({ length: AT_ONCE }, sender), app.drain()])
    await app.drain()
    const wrong = answers.filter(({ message, code }) => (code === 0) !== message.accepted)
    expect(wrong.map(({ message, status, code }) => `${message.what} ${status} ${code}`)).toEqual([])
    const ofOrders = `select o.number, o.status, count(w.id)::int as work from orders o left join work_orders w on w.order_id = o.id group by o.id order by o.number`
    expect(await rows(ofOrders)).toEqual(
      sessions.map(({ orderNumber }) => ({ number: orderNumber, status: 'FULFILLING', work: 1 })),
    )
    expect(await rows(`select 1 from payments where status = 'SUCCEEDED'`)).toHaveLength(ORDERS)
    expect(await rows('select 1 from refunds')).toEqual([])
    expect(await rows(`select 1 from order_history where event = 'PAID'`)).toHaveLength(ORDERS)
    const taken = new Set(
      storm.filter((one) => one.accepted).map((one) => (JSON.parse(one.body) as { id: string }).id),
    )
    expect(await rows('select event_id from payment_events')).toHaveLength(taken.size)
  },
)
