import { describe, expect, it } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { createOrder, orderDetails } from '#orders/contract.ts'
import { recordOrderRefunded } from '#orders/server/public.ts'
import { fillCart, markPaid } from '#orders/testing/orders.builders.ts'
import * as staff from '../staff/contract.ts'
import * as steps from '../staff/steps-contract.ts'
import { dueDateAfterHold } from '../due-dates.ts'
import { readAsStaff } from '../testing/review.builders.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { money } from '#platform/shared/money.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import {
  advanceTo,
  detailOf,
  openWorkOrder,
  submitForm,
  workOrderOf,
} from '../testing/work-orders.builders.ts'
import { holdFor } from '../testing/holds.builders.ts'
import { endOrder, endOrdersWithoutWork } from './end-order.ts'

const app = await testApp()
const { seller, agent, admin } = app.people
const act = (call: typeof staff.resumeWorkOrder, workOrderId: string) =>
  app.post(call, { workOrderId, reason: 'The seller asked for it.' }, { as: admin })

it('goes on after a hold as far as it had come: no wait is lost, and no pause counts', async () => {
  const order = await openWorkOrder(app)
  await submitForm(app, order)
  const HOUR = 3_600_000
  const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * HOUR)
  const before = (await readAsStaff(app, order)).workOrder
  await holdFor(app, order.workOrderId, 30)
  // As if it had waited for three days, and then been on hold for five: sessions end before that.
  const { pool } = app.database
  const { workOrderId } = order
  await pool.query('update work_orders set held_since = $2 where id = $1', [workOrderId, ago(120)])
  await pool.query('update wo_nodes set status_since = $2 where work_order_id = $1', [workOrderId, ago(192)])
  await pool.query('update wo_history set at = $2 where work_order_id = $1', [workOrderId, ago(192)])
  await pool.query("update wo_history set at = $2 where work_order_id = $1 and key = 'order.held'", [
    workOrderId,
    ago(120),
  ])
  await act(staff.resumeWorkOrder, workOrderId)
  const { workOrder } = await readAsStaff(app, order)
  const held = dayOf(ago(120), app.config.agency.timeZone)
  expect(workOrder).toMatchObject({
    turn: 'agency',
    dueAt: dueDateAfterHold(before.dueAt ?? '', { held, today: agencyToday(app) }),
  })
  const { agency, hold } = workOrder.timePerTurn
  const waited = app.clock.now().getTime() - Date.parse(workOrder.turnSince ?? '')
  expect(Math.round(waited / HOUR)).toBe(72)
  expect(Math.round(agency / 3600)).toBe(72)
  expect(Math.round(hold / 3600)).toBe(120)
  expect((await detailOf(app, order)).workOrder.timePerTurn).toEqual(workOrder.timePerTurn)
})

it('dates a grant as of today unless staff give a day, and not as of the filing', async () => {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'translated')
  const submitted = { ...order.node('handIn'), date: '2026-01-05', way: 'ELSTER' }
  expect((await app.post(steps.completeNode, submitted, { as: agent })).body.code).toBe(0)
  await advanceTo(app, order, 'taxNumber', 'taxNumber')
  const { nodes, history } = await detailOf(app, order)
  const filed = history.find(({ key }) => key === 'node.filedAutomatically')
  expect(filed?.detail).toBe('5 January 2026 · ELSTER')
  expect(nodes.find((node) => node.key === 'taxNumber')?.record.date).toBe(agencyToday(app))
})

/** A paid order of the German registration and an EORI number. */
async function openTwo() {
  await fillCart(app, seller, 'eori-eu')
  const { cartLineIds } = await fillCart(app, seller)
  const input = { cartLineIds, currency: 'EUR', agreementVersion: AGREEMENT_VERSION }
  const placed = (await app.post(createOrder, input, { as: seller })).body.data
  if (!placed) throw new Error('no order')
  await markPaid(app, placed)
  await app.drain()
  const lines = (await app.get(orderDetails, { id: placed.id }, { as: seller })).body.data?.lines ?? []
  const idOf = (code: string) => lines.find((line) => line.code === code)?.workOrder?.id ?? ''
  const german = await workOrderOf(app, idOf('vat-registration-de'), seller, placed.id)
  const status = async () => {
    await app.drain()
    return (await app.get(orderDetails, { id: placed.id }, { as: seller })).body.data?.status
  }
  const ends = async () => {
    await app.drain()
    const { rows } = await app.database.pool.query<{ event: string }>(
      "select event from order_history where order_id = $1 and event in ('COMPLETED', 'WORK_CANCELLED')",
      [placed.id],
    )
    return rows.map(({ event }) => event)
  }
  const refund = (amount: number) =>
    app.deps.db.transaction((tx) =>
      recordOrderRefunded(tx, app.deps, {
        orderId: placed.id,
        refundId: newId('ref'),
        amount: money(amount, 'EUR'),
        at: app.clock.now(),
        actor: PORTAL,
      }),
    )
  return { german, otherId: idOf('eori-eu'), status, ends, refund, placed }
}

describe('an order of two services', () => {
  it('is completed when one is done and the other is cancelled after it', async () => {
    const { german, otherId, status } = await openTwo()
    await advanceTo(app, german, 'done')
    expect(await status()).toBe('FULFILLING')
    await act(staff.cancelWorkOrder, otherId)
    expect(await status()).toBe('COMPLETED')
  })

  it('is cancelled when both were, and the seller is told once', async () => {
    const { german, otherId, status } = await openTwo()
    await act(staff.cancelWorkOrder, otherId)
    expect(await status()).toBe('FULFILLING')
    await act(staff.cancelWorkOrder, german.workOrderId)
    expect(await status()).toBe('CANCELLED')
    expect(await endOrdersWithoutWork(app.deps)).toBe(0)
    await app.drain()
    const { body } = await app.get(listMessages, { pageSize: 50 }, { as: app.people.seller })
    const told = body.data?.records.filter(({ title }) => title.includes('all its services were cancelled'))
    expect(told).toHaveLength(1)
  })

  it('is told once that its work has ended, also where a part of it was refunded before', async () => {
    const { german, otherId, status, ends, refund, placed } = await openTwo()
    await act(staff.cancelWorkOrder, otherId)
    await refund(1_000)
    await act(staff.cancelWorkOrder, german.workOrderId)
    expect(await ends()).toEqual(['WORK_CANCELLED'])
    expect(await status()).toBe('PARTLY_REFUNDED')
    const { body } = await app.get(listMessages, { pageSize: 50 }, { as: app.people.seller })
    const told = body.data?.records.filter(
      ({ title, link }) => title.includes('all its services were cancelled') && link?.includes(placed.id),
    )
    expect(told).toHaveLength(1)
    // The same event once more, and what ended so under an earlier release.
    await endOrder(app.deps, placed.id)
    expect(await ends()).toEqual(['WORK_CANCELLED'])
    await refund(placed.total.amount - 1_000)
    await app.database.pool.query(
      "delete from order_history where order_id = $1 and event = 'WORK_CANCELLED'",
      [placed.id],
    )
    expect(await endOrdersWithoutWork(app.deps)).toBe(1)
    expect(await endOrdersWithoutWork(app.deps)).toBe(0)
    expect(await ends()).toEqual(['WORK_CANCELLED'])
    expect(await status()).toBe('REFUNDED')
  })

  it('is ended by night where an earlier release left it in work', async () => {
    const { german, otherId, status } = await openTwo()
    await act(staff.cancelWorkOrder, otherId)
    await act(staff.cancelWorkOrder, german.workOrderId)
    await app.database.pool.query("update orders set status = 'FULFILLING' where status = 'CANCELLED'")
    expect(await endOrdersWithoutWork(app.deps)).toBeGreaterThan(0)
    expect(await status()).toBe('CANCELLED')
  })
})
