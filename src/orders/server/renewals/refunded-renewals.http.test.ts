import { describe, expect, it } from 'vitest'
import { listCalendar } from '#calendar/contract.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import type { Money } from '#platform/shared/money.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { lastDayAfter } from '#registrations/renewal-span.ts'
import { endValidity } from '#registrations/server/renewals/end-validity.ts'
import { filedMonthly, monthFromNow, representative } from '#registrations/testing/registrations.builders.ts'
import { orderDetails } from '../../contract.ts'
import { markPaid } from '../../testing/orders.builders.ts'
import { renewing } from '../../testing/renewals.builders.ts'

const app = await testApp()
const { seller } = app.people
const { check, ordered, refund } = renewing(app)
const today = agencyToday(app)

const rows = async <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await app.database.pool.query<T>(text, values)).rows
const standing = async (id: string) =>
  (await rows('select valid_to, ended_on::text, end_reason from registrations where id = $1', id))[0]
const renewalsOf = (id: string) => rows('select status from renewals where registration_id = $1', id)
/** To one of the members. */
const messages = async (kind: string) =>
  Number(
    (
      await rows<{ count: string }>(
        'select count(*) from messages m join users u on u.id = m.user_id where m.kind = $1 and u.email = $2',
        `registrations.${kind}`,
        seller.email,
      )
    )[0]?.count,
  )
const toDosOf = async (id: string) => {
  const { body } = await app.get(listPendingMatters, { type: 'RENEWAL', pageSize: 100 }, { as: seller })
  return body.data?.records.filter((matter) => matter.id === id)
}
const shown = async (id: string) => {
  const { body } = await app.get(listRegistrations, { pageSize: 100 }, { as: seller })
  return body.data?.records.find((one) => one.id === id)
}
const inCalendar = async (id: string) => {
  const span = { from: today, to: addDays(today, 90) }
  const { body } = await app.get(listCalendar, span, { as: seller })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.entries.filter((entry) => entry.id === id)
}
const half = ({ amount, currency }: Money): Money => ({ amount: Math.floor(amount / 2), currency })
const without = (whole: Money, part: Money): Money => ({ ...whole, amount: whole.amount - part.amount })

async function renewedFor(daysLeft: number) {
  const { id } = await representative(app, { daysLeft })
  const end = addDays(today, daysLeft)
  const placed = await ordered([id])
  await markPaid(app, placed)
  await app.drain()
  return { id, end, placed, until: lastDayAfter(addDays(end, 1), 12) }
}

const refundAllOf = async (orderId: string, refundId: string) => {
  const { body } = await app.get(orderDetails, { id: orderId }, { as: seller })
  if (!body.data) throw new Error(body.message)
  await refund(orderId, body.data.total, refundId)
}

describe('a renewal whose price goes back', () => {
  it('stays while it is a part, and is taken back, once and with a word, when it is all', async () => {
    const { id, end, placed, until } = await renewedFor(12)
    const before = await messages('renewalRefunded')
    const part = half(placed.total)
    await refund(placed.id, part, 'ref_part')
    await app.drain()
    expect(await standing(id)).toMatchObject({ valid_to: until })
    expect(await renewalsOf(id)).toEqual([{ status: 'DONE' }])
    expect(await toDosOf(id)).toEqual([])
    await refund(placed.id, without(placed.total, part), 'ref_rest')
    await app.drain()
    expect(await standing(id)).toEqual({ valid_to: end, ended_on: null, end_reason: null })
    expect(await renewalsOf(id)).toEqual([{ status: 'TAKEN_BACK' }])
    expect(await messages('renewalRefunded')).toBe(before + 1)
    expect(await toDosOf(id)).toHaveLength(1)
    expect((await check({ serviceIds: [id] })).renewable).toMatchObject([{ end }])
  })

  it('that was paid late leaves it ended as before', async () => {
    const { id } = await representative(app, { daysLeft: 3 })
    const end = addDays(today, -5)
    await rows('update registrations set valid_to = $2 where id = $1', id, end)
    await endValidity(app.deps)
    const placed = await ordered([id])
    await markPaid(app, placed)
    await app.drain()
    expect(await standing(id)).toEqual({
      valid_to: lastDayAfter(today, 12),
      ended_on: null,
      end_reason: null,
    })
    await refund(placed.id, placed.total, 'ref_late')
    await app.drain()
    expect(await standing(id)).toEqual({ valid_to: end, ended_on: end, end_reason: 'EXPIRED' })
    expect(await endValidity(app.deps)).toBe(0)
  })

  it('before it was extended is never extended', async () => {
    const { id } = await representative(app, { daysLeft: 13 })
    const before = await messages('renewalRefunded')
    const placed = await ordered([id])
    await markPaid(app, placed)
    await refund(placed.id, placed.total, 'ref_early')
    await app.drain()
    expect(await standing(id)).toMatchObject({ valid_to: addDays(today, 13) })
    expect(await renewalsOf(id)).toEqual([{ status: 'TAKEN_BACK' }])
    expect(await messages('renewalRefunded')).toBe(before)
  })
})

describe('a service whose own order is refunded in full', () => {
  it('ends in the same moment: no to-do, no button, nothing in the calendar, and a message', async () => {
    const { id, order } = await representative(app, { daysLeft: 14 })
    const before = await messages('endedByRefund')
    expect(await toDosOf(id)).toHaveLength(1)
    expect(await inCalendar(id)).toHaveLength(1)
    await refundAllOf(order.orderId, 'ref_service')
    expect(await toDosOf(id)).toEqual([])
    expect(await inCalendar(id)).toEqual([])
    expect(await shown(id)).toMatchObject({ endedOn: today, endReason: 'REFUNDED', renewal: null })
    expect((await check({ serviceIds: [id] })).refused).toMatchObject([{ reason: 'REFUNDED' }])
    expect(await messages('endedByRefund')).toBe(before + 1)
  })

  it('a part of its price changes nothing', async () => {
    const { id, order } = await representative(app, { daysLeft: 15 })
    await refund(order.orderId, { amount: 100, currency: 'EUR' }, 'ref_small')
    expect(await toDosOf(id)).toHaveLength(1)
    expect(await shown(id)).toMatchObject({ endedOn: null, endReason: null })
  })

  it('goes on where it was renewed by another order, and ends with that one', async () => {
    const { id, order } = await representative(app, { daysLeft: 16 })
    const placed = await ordered([id])
    await markPaid(app, placed)
    await app.drain()
    await refundAllOf(order.orderId, 'ref_older')
    expect(await shown(id)).toMatchObject({ endedOn: null, endReason: null })
    await refund(placed.id, placed.total, 'ref_newer')
    await app.drain()
    expect(await shown(id)).toMatchObject({ endedOn: today, endReason: 'REFUNDED', renewal: null })
    expect(await toDosOf(id)).toEqual([])
  })

  it('of returns keeps its number, and is not renewed', async () => {
    const { id, order } = await filedMonthly(app, {
      number: 'DE129273398',
      firstMonth: monthFromNow(app, -11),
    })
    expect(await toDosOf(id)).toHaveLength(1)
    const before = await messages('endedByRefund')
    await refundAllOf(order.orderId, 'ref_filing')
    expect(await toDosOf(id)).toEqual([])
    expect(await shown(id)).toMatchObject({ endedOn: null, endReason: 'REFUNDED', renewal: null })
    expect((await inCalendar(id)).map(({ money }) => money)).toEqual([null])
    expect(await messages('endedByRefund')).toBe(before)
  })
})
