import { describe, expect, it } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { createOrder, orderDetails } from '#orders/contract.ts'
import { fillCart, markPaid } from '#orders/testing/orders.builders.ts'
import * as staff from '../staff/contract.ts'
import * as steps from '../staff/steps-contract.ts'
import { advanceTo, detailOf, openWorkOrder, workOrderOf } from '../testing/work-orders.builders.ts'
import { holdFor } from '../testing/holds.builders.ts'
import { endOrdersWithoutWork } from './end-order.ts'

const app = await testApp()
const { seller, agent, admin } = app.people
const act = (call: typeof staff.resumeWorkOrder, workOrderId: string) =>
  app.post(call, { workOrderId, reason: 'The seller asked for it.' }, { as: admin })

it('gives open steps their full days again after a hold', async () => {
  const order = await openWorkOrder(app)
  const due = (await detailOf(app, order)).workOrder.dueAt
  await app.database.pool.query("update wo_nodes set due_at = '2020-01-01' where id = $1", [
    order.node('companyForm').nodeId,
  ])
  await holdFor(app, order.workOrderId)
  await act(staff.resumeWorkOrder, order.workOrderId)
  expect((await detailOf(app, order)).workOrder).toMatchObject({ turn: 'seller', late: false, dueAt: due })
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
  return { german, otherId: idOf('eori-eu'), status }
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

  it('is ended by night where an earlier release left it in work', async () => {
    const { german, otherId, status } = await openTwo()
    await act(staff.cancelWorkOrder, otherId)
    await act(staff.cancelWorkOrder, german.workOrderId)
    await app.database.pool.query("update orders set status = 'FULFILLING' where status = 'CANCELLED'")
    expect(await endOrdersWithoutWork(app.deps)).toBeGreaterThan(0)
    expect(await status()).toBe('CANCELLED')
  })
})
