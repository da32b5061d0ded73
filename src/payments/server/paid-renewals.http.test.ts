import { beforeEach, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { orderDetails, type OrderDetail } from '#orders/contract.ts'
import { renewing } from '#orders/testing/renewals.builders.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { lastDayAfter } from '#registrations/renewal-span.ts'
import { filedMonthly, monthFromNow, representative } from '#registrations/testing/registrations.builders.ts'
import { createPayment, paymentResult, paymentStatus } from '../contract.ts'
import { localStripeKeys } from '../local-stripe/local-stripe-keys.ts'
import { signEvent } from '../local-stripe/sign-event.ts'
import { payerOf } from '../testing/payer.ts'
import { eventOf } from '../testing/webhook-storm.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const payer = payerOf(app, seller)
const { ordered } = renewing(app)
const today = agencyToday(app)

const rows = async <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await app.database.pool.query<T>(text, values)).rows
const historyOf = async (id: string) => {
  const { body } = await app.get(orderDetails, { id }, { as: seller })
  return { status: body.data?.status, events: body.data?.history.map(({ event }) => event) ?? [] }
}
const result = (orderId: string) => app.post(paymentResult, { orderId }, { as: seller })
const countOf = (list: readonly string[], wanted: string) => list.filter((one) => one === wanted).length

beforeEach(async () => {
  await app.database.pool.query('update payments set next_check_at = null')
})

/** A representative who ends in so many days, and whose renewal is ordered. */
async function orderedRenewal(daysLeft: number) {
  const { id } = await representative(app, { daysLeft })
  const end = addDays(today, daysLeft)
  return { id, end, placed: await ordered([id]), until: lastDayAfter(addDays(end, 1), 12) }
}

async function expectExtendedOnce({ id, until, placed }: Awaited<ReturnType<typeof orderedRenewal>>) {
  expect(await rows('select valid_to from registrations where id = $1', id)).toEqual([{ valid_to: until }])
  expect(await rows('select status from renewals where registration_id = $1', id)).toEqual([
    { status: 'DONE' },
  ])
  const { status, events } = await historyOf(placed.id)
  expect([status, countOf(events, 'PAID'), countOf(events, 'RENEWED')]).toEqual(['COMPLETED', 1, 1])
}

const fifty = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, call))

it('paid in two tabs extends once; the second payment goes back and takes nothing with it', async () => {
  const renewal = await orderedRenewal(20)
  const first = await payer.begin(renewal.placed.id)
  const second = await payer.begin(renewal.placed.id, { restart: true })
  await payer.press(first.redirectUrl, 'pay')
  await payer.press(second.redirectUrl, 'pay')
  await Promise.all([result(renewal.placed.id), result(renewal.placed.id), app.drain()])
  await app.drain()
  await expectExtendedOnce(renewal)
  const { body } = await app.get(paymentStatus, { orderId: renewal.placed.id }, { as: seller })
  // Whichever is recorded first counts.
  expect(body.data?.payments.map(({ status }) => status).toSorted()).toEqual(['REFUNDED', 'SUCCEEDED'])
  expect(body.data?.payments.flatMap(({ refunds }) => refunds.map(({ kind }) => kind))).toEqual([
    'PAID_TWICE',
  ])
})

it('told of five times, and asked about by fifty tabs at the same moment, extends once', async () => {
  const renewal = await orderedRenewal(21)
  const begun = await fifty(() =>
    app.post(createPayment, { orderId: renewal.placed.id, method: 'CARD' }, { as: seller }),
  )
  expect(new Set(begun.map(({ body }) => body.data?.redirectUrl)).size).toBe(1)
  const { redirectUrl = '', paymentId = '' } = begun[0]?.body.data ?? {}
  await payer.press(redirectUrl, 'pay')
  const answers = await fifty(() => result(renewal.placed.id))
  expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 50 }, () => 0))
  await Promise.all(Array.from({ length: 5 }, () => deliver(redirectUrl, paymentId, renewal.placed)))
  await app.drain()
  await expectExtendedOnce(renewal)
})

/** The provider's event, the same each time. */
async function deliver(url: string, reference: string, { number, total }: OrderDetail) {
  const session = {
    id: url.split('/').at(-1) ?? '',
    ...total,
    paymentId: reference,
    orderNumber: number,
    url,
  }
  const payload = JSON.stringify(eventOf(session, app.clock.now(), { id: `evt_${reference}` }))
  const { webhookSecret } = localStripeKeys(app.config.payments.localStripe.secret)
  const signature = signEvent(webhookSecret, payload, app.clock.now())
  const response = await app.app.inject({
    method: 'POST',
    url: '/server/portal/payment/webhook/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  expect(response.json()).toMatchObject({ code: 0 })
}

it('returns that are paid twice go on by twelve months, not by twenty-four', async () => {
  const { id } = await filedMonthly(app, { number: 'DE811907980', firstMonth: monthFromNow(app, -11) })
  const placed = await ordered([id])
  const first = await payer.begin(placed.id)
  const second = await payer.begin(placed.id, { restart: true })
  for (const { redirectUrl } of [first, second]) await payer.press(redirectUrl, 'pay')
  await app.drain()
  const [periods] = await rows(
    `select count(*)::int as count from service_periods where registration_id = $1 and kind = 'RETURN'`,
    id,
  )
  expect(periods).toEqual({ count: 24 })
  expect(await historyOf(placed.id)).toMatchObject({ status: 'COMPLETED' })
})
