import { describe, expect, it } from 'vitest'
import { claimCoupon } from '#coupons/contract.ts'
import { makeCoupon } from '#coupons/testing/coupons.builders.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { lastDayAfter } from '#registrations/renewal-span.ts'
import { filedMonthly, monthFromNow, representative } from '#registrations/testing/registrations.builders.ts'
import { cancelOrder, orderDetails, type OrderDetail } from '../../contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { endValidity } from '#registrations/server/renewals/end-validity.ts'
import { markPaid } from '../../testing/orders.builders.ts'
import { checkRenewals } from '../../renewal-contract.ts'
import { renewing } from '../../testing/renewals.builders.ts'
import { extendPaid } from './follow-payment.ts'
import { expireOrders } from '../expire-orders.ts'
import { openWorkOrders } from '#work-orders/server/open-work-orders.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer } = app.people
const today = agencyToday(app)

const { check, order, ordered, refund } = renewing(app)
const rows = async <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await app.database.pool.query<T>(text, values)).rows
const validTo = async (id: string) =>
  (await rows<{ valid_to: string }>('select valid_to from registrations where id = $1', id))[0]?.valid_to
const renewed = async (id: string) =>
  rows(
    `select status, from_day::text, to_day::text, end_before::text from renewals
     where registration_id = $1 order by created_at`,
    id,
  )
const pay = async (placed: OrderDetail) => {
  await markPaid(app, placed)
  await app.drain()
}

describe('what can be renewed', () => {
  it('says from when to when and at which price, and changes nothing', async () => {
    const { id } = await representative(app, { daysLeft: 30 })
    const end = addDays(today, 30)
    const before = await rows('select * from registrations order by id')
    const { renewable, refused, totals } = await check({ serviceIds: [id] })
    const from = addDays(end, 1)
    expect(renewable).toMatchObject([
      {
        serviceId: id,
        code: 'responsible-person-eu',
        kind: 'VALIDITY',
        options: { goods: 'general', brands: 'one' },
        end,
        from,
        to: lastDayAfter(from, 12),
        gap: null,
      },
    ])
    expect(refused).toEqual([])
    expect(renewable[0]?.price).toEqual(totals?.listed)
    expect(totals?.listed.amount).toBeGreaterThan(0)
    expect(await rows('select * from registrations order by id')).toEqual(before)
    expect(await rows('select * from renewals')).toEqual([])
    expect((await check({ serviceIds: [id] }, viewer)).renewable).toHaveLength(1)
  })

  it('refuses what is not due, has no end, is unknown or another’s, each with its reason', async () => {
    const early = await representative(app, { daysLeft: 61 })
    const foreign = await representative(app, { daysLeft: 10, as: sellerOther })
    const ids = [early.id, foreign.id, 'reg_nothing']
    const { renewable, refused, totals } = await check({ serviceIds: ids })
    expect([renewable, totals]).toEqual([[], null])
    expect(refused.map(({ serviceId, reason }) => [serviceId, reason])).toEqual([
      [early.id, 'NOT_DUE'],
      [foreign.id, 'NOT_FOUND'],
      ['reg_nothing', 'NOT_FOUND'],
    ])
    const [, of, none] = refused
    expect({ ...of, serviceId: '' }).toEqual({ ...none, serviceId: '' })
    const zh = await check({ serviceIds: ids }, seller, 'zh')
    expect(zh.refused[0]?.message).toContain('续费')
    const mixed = await order([early.id, foreign.id])
    expect(mixed.body).toMatchObject({ code: 499, error: 'order.renewal_refused' })
    expect(mixed.body.data).toMatchObject({
      refused: [
        { serviceId: early.id, reason: 'NOT_DUE' },
        { serviceId: foreign.id, reason: 'NOT_FOUND' },
      ],
    })
  })

  it('asks for ids or for a category, not for both, nor for neither', async () => {
    for (const input of [{}, { serviceIds: ['reg_1'], pendingRenewalType: 'VAT' }, { serviceIds: [] }])
      expect((await app.post(checkRenewals, input, { as: seller })).body.code).toBe(400)
  })

  it('finds by category what ends soon, and what is over for a short time', async () => {
    const soon = await filedMonthly(app, { number: 'DE129273398', firstMonth: monthFromNow(app, -11) })
    await filedMonthly(app, { number: 'DE136695976', firstMonth: monthFromNow(app, 0) })
    const { renewable, refused } = await check({ pendingRenewalType: 'VAT' })
    expect(renewable.map(({ serviceId, kind }) => [serviceId, kind])).toEqual([[soon.id, 'FILING']])
    expect(refused).toEqual([])
    expect((await check({ pendingRenewalType: 'EPR' })).renewable).toEqual([])
  })

  it('says of filing that has ended that it is over, and whether it can still go on', async () => {
    const filed = (number: string, months: number) =>
      filedMonthly(app, { number, firstMonth: monthFromNow(app, -11 - months) })
    const [late, over] = [await filed('DE345678914', 1), await filed('DE456789125', 3)]
    const shown = (await app.get(listRegistrations, { pageSize: 100 }, { as: seller })).body.data?.records
    const renewalOf = (id: string) => shown?.find((one) => one.id === id)?.renewal
    expect(renewalOf(late.id)).toMatchObject({ isOver: true })
    expect(renewalOf(over.id)).toMatchObject({ isOver: true, due: false })
    expect((await check({ serviceIds: [over.id] })).refused).toMatchObject([{ reason: 'ENDED' }])
  })
})

describe('an order of renewals', () => {
  it('extends a validity once, however often and in how many ways the money is told', async () => {
    const { id } = await representative(app, { daysLeft: 20 })
    const end = addDays(today, 20)
    const { totals } = await check({ serviceIds: [id] })
    const placed = await ordered([id])
    expect(placed).toMatchObject({
      status: 'AWAITING_PAYMENT',
      total: totals?.total,
      titles: [expect.stringMatching(/^Renewal: /)],
      lines: [{ renewal: true, workOrder: null, filing: null }],
    })
    expect((await check({ serviceIds: [id] })).refused).toMatchObject([{ reason: 'ALREADY_ORDERED' }])
    await markPaid(app, placed)
    await markPaid(app, placed)
    await Promise.all(Array.from({ length: 5 }, () => extendPaid(app.deps, placed.id)))
    await openWorkOrders(app.deps, placed.id)
    await app.drain()
    const to = lastDayAfter(addDays(end, 1), 12)
    expect(await validTo(id)).toBe(to)
    expect(await renewed(id)).toEqual([
      { status: 'DONE', from_day: addDays(end, 1), to_day: to, end_before: end },
    ])
    expect(await rows('select id from work_orders where order_id = $1', placed.id)).toEqual([])
    const done = (await app.get(orderDetails, { id: placed.id }, { as: seller })).body.data
    expect(done).toMatchObject({ status: 'COMPLETED' })
    expect(done?.history.filter(({ event }) => event === 'RENEWED')).toHaveLength(1)
    expect((await check({ serviceIds: [id] })).refused).toMatchObject([{ reason: 'NOT_DUE' }])
    const [message] = await rows<{ kind: string; count: string }>(
      `select kind, count(*) from messages where kind like 'registrations.%'
       and params -> 'to' ->> 'day' = $1 and user_id = $2 group by kind`,
      to,
      (await rows<{ id: string }>('select created_by as id from orders where id = $1', placed.id))[0]?.id,
    )
    expect(message).toEqual({ kind: 'registrations.renewed', count: '1' })
  })

  it('is made once by fifty clicks at the same moment', async () => {
    const { id } = await representative(app, { daysLeft: 5 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => order([id])))
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1)
    expect(answers.every(({ body }) => body.code === 0)).toBe(true)
    expect(await renewed(id)).toHaveLength(1)
    const other = await representative(app, { daysLeft: 6 })
    const both = await order([id, other.id])
    expect(both.body).toMatchObject({
      error: 'order.renewal_refused',
      data: { refused: [{ serviceId: id, reason: 'ALREADY_ORDERED' }] },
    })
  })

  it('can be made anew after the first was cancelled; a foreign company and a viewer cannot make one', async () => {
    const { id } = await representative(app, { daysLeft: 5 })
    expect((await order([id], {}, sellerOther)).body.error).toBe('order.renewal_refused')
    expect((await order([id], {}, viewer)).body.code).toBe(499)
    const first = await ordered([id])
    await app.post(cancelOrder, { id: first.id }, { as: seller })
    expect((await check({ serviceIds: [id] })).renewable).toHaveLength(1)
    const second = await ordered([id])
    expect(second.id).not.toBe(first.id)
    await pay(second)
    expect((await renewed(id)).map((row) => row['status'])).toEqual(['DROPPED', 'DONE'])
  })

  it('refuses another sum, and either a cart or renewals', async () => {
    const { id } = await representative(app, { daysLeft: 5 })
    const { totals } = await check({ serviceIds: [id] })
    const wrong = { ...totals?.total, amount: (totals?.total.amount ?? 0) + 1 }
    expect((await order([id], { expectedTotal: wrong })).body.error).toBe('order.price_changed')
    expect((await order([id], { cartLineIds: ['cl_1'] })).body.code).toBe(400)
    expect((await order([id], { agreementVersion: 'old' })).body.error).toBe('order.agreement_outdated')
    expect(await renewed(id)).toEqual([])
    expect((await order([id], { expectedTotal: totals?.total })).body.code).toBe(0)
  })
})

describe('a coupon', () => {
  it('is offered and taken as in the cart: the best, another one, or none', async () => {
    const { id } = await representative(app, { daysLeft: 8 })
    const asking = { serviceIds: [id] }
    const plain = await check(asking)
    expect([plain.coupon.applied, plain.discounts]).toEqual([null, []])
    const code = await makeCoupon(app, { claimable: true })
    await app.post(claimCoupon, { code }, { as: seller })
    const best = await check({ ...asking, bestCoupon: true })
    expect(best.coupon.applied?.code).toBe(code)
    expect(best.totals?.net.amount).toBeLessThan(plain.totals?.net.amount ?? 0)
    expect(best.totals?.listed).toEqual(plain.totals?.listed)
    const unknown = await check({ ...asking, coupon: 'NOTHING' })
    expect(unknown.coupon.refused?.code).toBe('NOTHING')
    expect(unknown.totals).toEqual(plain.totals)
    expect((await order([id], { coupon: 'NOTHING' })).body.error).toBe('coupon.not_found')
    const placed = await ordered([id], { coupon: code, expectedTotal: best.totals?.total })
    expect(placed.discounts).toMatchObject([{ kind: 'COUPON', code }])
    expect(placed.total).toEqual(best.totals?.total)
  })
})

const periods = (id: string) =>
  rows<{ from_day: string; to_day: string }>(
    `select from_day::text, to_day::text from service_periods
     where registration_id = $1 and kind = 'RETURN' and state <> 'CANCELLED' order by from_day`,
    id,
  )

describe('returns that go on', () => {
  it('continue period by period without gap or overlap, and are taken back by a refund', async () => {
    const { id, order: bought } = await filedMonthly(app, {
      number: 'DE811907980',
      firstMonth: monthFromNow(app, -11),
    })
    const placed = await ordered([id])
    await pay(placed)
    const after = await periods(id)
    expect(after).toHaveLength(24)
    for (const [index, { from_day }] of after.entries())
      if (index > 0) expect(from_day).toBe(addDays(after[index - 1]?.to_day ?? '', 1))
    const detail = (await app.get(orderDetails, { id: placed.id }, { as: seller })).body.data
    expect(detail).toMatchObject({
      status: 'COMPLETED',
      lines: [{ filing: { months: 12, status: 'RUNNING' } }],
    })
    const [open] = await rows('select status from work_orders where id = $1', bought.workOrderId)
    expect(open).toEqual({ status: 'OPEN' })
    await refund(placed.id, placed.total, 'ref_renewal')
    await app.drain()
    expect(await periods(id)).toEqual(after.slice(0, 12))
    expect(await renewed(id)).toMatchObject([{ status: 'TAKEN_BACK' }])
    expect((await check({ serviceIds: [id] })).renewable).toHaveLength(1)
  })

  it('an order that was refunded is not renewed', async () => {
    const { id, order: bought } = await representative(app, { daysLeft: 9 })
    const detail = (await app.get(orderDetails, { id: bought.orderId }, { as: seller })).body.data
    await refund(bought.orderId, detail?.total ?? { amount: 0, currency: 'EUR' }, 'ref_first')
    expect((await check({ serviceIds: [id] })).refused).toMatchObject([{ reason: 'REFUNDED' }])
  })
})

it('offers the annual return as at the first purchase, and renews with or without it as chosen', async () => {
  const { id, order: first } = await filedMonthly(app, {
    number: 'DE811569869',
    firstMonth: monthFromNow(app, -11),
  })
  // As if it had been bought as filing alone, which sells the annual return apart.
  await rows(
    `update order_lines set product_code = product.code, product_id = product.id,
       options = '{"plan":"monthly12","annualReturn":"one","volume":"upTo5000"}'::jsonb
     from products product where product.code = 'vat-filing-de' and order_lines.order_id = $1`,
    first.orderId,
  )
  const [before] = (await check({ serviceIds: [id] })).renewable
  const [year, , none] = before?.annualChoice?.values ?? []
  expect(before).toMatchObject({ annualReturns: 1, annualChoice: { name: 'Annual return', value: 'one' } })
  expect([year?.value, none?.value, none?.price.amount]).toEqual(['one', 'none', 0])
  const annualReturns = [{ serviceId: id, value: 'none' }]
  const { renewable, totals } = await check({ serviceIds: [id], annualReturns })
  expect(renewable).toMatchObject([{ annualReturns: 0, annualChoice: { value: 'none' } }])
  expect((before?.price.amount ?? 0) - (renewable[0]?.price.amount ?? 0)).toBe(year?.price.amount)
  const wrong = await check({ serviceIds: [id], annualReturns: [{ serviceId: id, value: 'nine' }] })
  expect(wrong.refused).toMatchObject([{ reason: 'NOT_SOLD' }])
  const placed = await ordered([id], {
    renewals: [{ serviceId: id, annualReturn: 'none' }],
    expectedTotal: totals?.total,
  })
  expect(placed.total).toEqual(totals?.total)
  expect(await rows('select annual_returns from renewals where registration_id = $1', id)).toEqual([
    { annual_returns: 0 },
  ])
})

it('waits for the seller from 60 days before the end until it is ordered, and again when the order is dropped', async () => {
  const waiting = async (id: string, lang: 'en' | 'zh' = 'en') => {
    const { body } = await app.get(
      listPendingMatters,
      { type: 'RENEWAL', pageSize: 100 },
      { as: seller, lang },
    )
    return body.data?.records.filter((matter) => matter.id === id) ?? []
  }
  const early = await representative(app, { daysLeft: 61 })
  const { id } = await representative(app, { daysLeft: 60 })
  const filing = await filedMonthly(app, { number: 'DE812345673', firstMonth: monthFromNow(app, -11) })
  expect(await waiting(early.id)).toEqual([])
  expect(await waiting(id)).toMatchObject([
    {
      type: 'RENEWAL',
      dueAt: addDays(today, 60),
      overdue: false,
      link: `/workspace/registrations?renew=${id}`,
    },
  ])
  expect(await waiting(filing.id)).toMatchObject([{ title: 'Renew: DE812345673' }])
  expect(await waiting(filing.id, 'zh')).toMatchObject([{ title: '续费：DE812345673' }])
  const shown = (await app.get(listRegistrations, { pageSize: 100 }, { as: seller })).body.data?.records
  const renewalOf = (wanted: string) => shown?.find((one) => one.id === wanted)?.renewal
  expect(renewalOf(id)).toMatchObject({ end: addDays(today, 60), from: today, due: true, isOrdered: false })
  expect(renewalOf(early.id)).toMatchObject({ from: addDays(today, 1), due: false })
  const placed = await ordered([id, filing.id])
  expect([...(await waiting(id)), ...(await waiting(filing.id))]).toEqual([])
  await app.post(cancelOrder, { id: placed.id }, { as: seller })
  expect(await waiting(id)).toHaveLength(1)
  const again = await ordered([id, filing.id])
  await pay(again)
  expect([...(await waiting(id)), ...(await waiting(filing.id))]).toEqual([])
  expect(
    (await app.get(listPendingMatters, { type: 'RENEWAL' }, { as: sellerOther })).body.data?.records.filter(
      (matter) => matter.id === id,
    ),
  ).toEqual([])
})

it('what is not renewed ends visibly, once, and can still be renewed for a while', async () => {
  const { id } = await representative(app, { daysLeft: 0 })
  await app.database.pool.query('update registrations set valid_to = $2 where id = $1', [
    id,
    addDays(today, -1),
  ])
  const [first, second] = await Promise.all([endValidity(app.deps), endValidity(app.deps)])
  expect(first + second).toBe(1)
  expect(await rows('select ended_on::text, end_reason from registrations where id = $1', id)).toEqual([
    { ended_on: addDays(today, -1), end_reason: 'EXPIRED' },
  ])
  // The reminder of the morning says it.
  expect(await rows(`select 1 from messages where kind = 'registrations.ended'`)).toEqual([])
  await pay(await ordered([id]))
  expect(await rows('select valid_to, ended_on from registrations where id = $1', id)).toEqual([
    { valid_to: lastDayAfter(today, 12), ended_on: null },
  ])
})

// The clock moves on, and sessions end with it.
it('money that comes after the end and after the expiry begins on its own day, and the gap is told', async () => {
  const { id } = await representative(app, { daysLeft: 3 })
  const placed = await ordered([id])
  app.clock.advance(10 * 86_400_000)
  expect(await expireOrders(app.deps)).toBeGreaterThan(0)
  expect(await renewed(id)).toMatchObject([{ status: 'DROPPED' }])
  await pay(placed)
  const paidOn = addDays(today, 10)
  expect(await validTo(id)).toBe(lastDayAfter(paidOn, 12))
  expect(await renewed(id)).toEqual([
    { status: 'DONE', from_day: paidOn, to_day: lastDayAfter(paidOn, 12), end_before: addDays(today, 3) },
  ])
  const [message] = await rows<{ params: { gapFrom: { day: string }; gapTo: { day: string } } }>(
    `select params from messages where kind = 'registrations.renewedLate' limit 1`,
  )
  expect(message?.params).toMatchObject({
    gapFrom: { day: addDays(today, 4) },
    gapTo: { day: addDays(today, 9) },
  })
})
