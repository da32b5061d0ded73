import { describe, expect, it } from 'vitest'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import {
  approveProposal,
  declineProposal,
  staffOrder,
  refundOrder,
  staffProposedRefunds,
} from '#payments/staff/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { payerOf } from '#payments/testing/payer.ts'
import { cancelWorkOrder } from '../staff/contract.ts'
import { readAsStaff } from '../testing/review.builders.ts'
import { openWorkOrder } from '../testing/work-orders.builders.ts'
import { endOrder } from './end-order.ts'

const app = await testApp({ listen: true })
const { seller, agent, admin } = app.people
const finance = await staffPerson(app, 'finance')
const payer = payerOf(app, seller)
const HIGH = 25_001

/** A paid order and the one work order of it. */
async function paid() {
  const { id: orderId } = await payer.orderAndPay()
  await app.drain()
  const found = (await app.get(staffOrder, { orderId }, { as: admin })).body.data
  const work = found?.order.lines.flatMap(({ workOrder }) => workOrder ?? [])[0]
  return { orderId, workOrderId: work?.id ?? '', number: work?.number ?? '' }
}
const cancel = (workOrderId: string, amount?: number, as = agent) =>
  app.post(
    cancelWorkOrder,
    {
      workOrderId,
      reason: 'The shop was sold.',
      ...(amount && { refund: { amount, currency: 'EUR' } }),
    },
    { as },
  )
const moneyOf = async (orderId: string) => (await app.get(staffOrder, { orderId }, { as: finance })).body.data
const proposalOf = async (orderId: string) => (await moneyOf(orderId))?.proposals[0]

it('the seller is told of a cancelled work order, with the reason', async () => {
  const order = await openWorkOrder(app)
  expect((await cancel(order.workOrderId)).body.data?.workOrderStatus).toBe('CANCELLED')
  await app.drain()
  const { body } = await app.get(listMessages, {}, { as: seller, lang: 'en' })
  const told = body.data?.records.find(({ type }) => type === 'WORK_ORDER')
  expect(told).toMatchObject({
    type: 'WORK_ORDER',
    title: expect.stringContaining(`(${order.number})`),
    body: expect.stringContaining('The shop was sold.'),
  })
  const mail = (await app.mails()).find(({ subject }) => subject.includes(order.number))
  expect(mail?.subject).toContain('已取消')
})

const eventsOf = async (orderId: string) =>
  (await moneyOf(orderId))?.order.history.map(({ event }) => event) ?? []
/** Of a high amount another person approves what one asked for. */
const refundWhole = async (orderId: string) => {
  const amount = (await moneyOf(orderId))?.refundable
  const asked = { orderId, amount, reason: 'Not needed any more.', idempotency: newId('idem') }
  expect((await app.post(refundOrder, asked, { as: finance })).body.code).toBe(0)
  const { id: proposalId } = (await proposalOf(orderId)) ?? {}
  if (proposalId) await app.post(approveProposal, { proposalId }, { as: admin })
  await app.drain()
  expect((await moneyOf(orderId))?.order.status).toBe('REFUNDED')
}

describe('an order that is refunded in whole', () => {
  it.each(['before', 'after'] as const)('says once that its work has ended, cancelled %s', async (when) => {
    const { orderId, workOrderId } = await paid()
    if (when === 'after') await refundWhole(orderId)
    expect(await eventsOf(orderId)).not.toContain('WORK_CANCELLED')
    expect((await cancel(workOrderId)).body.code).toBe(0)
    await app.drain()
    if (when === 'before') await refundWhole(orderId)
    await endOrder(app.deps, orderId)
    expect((await eventsOf(orderId)).filter((event) => event === 'WORK_CANCELLED')).toHaveLength(1)
    expect((await moneyOf(orderId))?.order.status).toBe('REFUNDED')
  })
})

describe('a refund proposed with it', () => {
  it('moves nothing until finance approves it, once', async () => {
    const { orderId, workOrderId } = await paid()
    expect((await cancel(workOrderId, 5_000)).body.code).toBe(0)
    const proposal = await proposalOf(orderId)
    expect(proposal).toMatchObject({ amount: { amount: 5_000, currency: 'EUR' }, needsOther: false })
    expect((await moneyOf(orderId))?.refunds).toEqual([])
    const list = (await app.get(staffProposedRefunds, {}, { as: finance })).body.data
    expect(list?.records.map(({ order }) => order.id)).toContain(orderId)
    const { history } = await readAsStaff(app, { workOrderId })
    expect(history.find(({ key }) => key === 'order.refundProposed')).toMatchObject({ internal: true })
    const decide = () => app.post(approveProposal, { proposalId: proposal?.id }, { as: finance })
    const both = await Promise.all([decide(), decide()])
    expect(both.map(({ body }) => body.error ?? 'done').toSorted()).toEqual([
      'done',
      'payment.proposal_decided',
    ])
    await app.drain()
    expect(await moneyOf(orderId)).toMatchObject({
      proposals: [],
      refunds: [{ status: 'SUCCEEDED', amount: { amount: 5_000 }, reason: 'The shop was sold.' }],
    })
  })

  it('of a high amount needs somebody else than who proposed it', async () => {
    const { orderId, workOrderId } = await paid()
    expect((await cancel(workOrderId, HIGH, admin)).body.code).toBe(0)
    const { id: proposalId, needsOther } = (await proposalOf(orderId)) ?? {}
    expect(needsOther).toBe(true)
    const own = await app.post(approveProposal, { proposalId }, { as: admin })
    expect(own.body.error).toBe('payment.same_person')
    expect((await moneyOf(orderId))?.refunds).toEqual([])
    expect((await app.post(approveProposal, { proposalId }, { as: finance })).body.code).toBe(0)
    expect((await moneyOf(orderId))?.refunds).toMatchObject([{ amount: { amount: HIGH } }])
  })

  it('stands above what finance asked for itself, however long that waits', async () => {
    const asked = await paid()
    const amount = { amount: HIGH, currency: 'EUR' }
    const wanted = {
      orderId: asked.orderId,
      amount,
      reason: 'Goodwill',
      idempotency: 'asked-before-the-cancelled',
    }
    expect((await app.post(refundOrder, wanted, { as: finance })).body.code).toBe(0)
    const cancelled = await paid()
    await cancel(cancelled.workOrderId, 5_000)
    const { records = [] } = (await app.get(staffProposedRefunds, {}, { as: finance })).body.data ?? {}
    const ids = records.map(({ order }) => order.id)
    expect(ids.indexOf(cancelled.orderId)).toBeLessThan(ids.indexOf(asked.orderId))
    expect(records.map(({ workOrder }) => workOrder === null)).toEqual(
      records.map(({ workOrder }) => workOrder === null).toSorted((a, b) => Number(a) - Number(b)),
    )
  })

  it('that is declined leaves the money where it is', async () => {
    const { orderId, workOrderId } = await paid()
    await cancel(workOrderId, 5_000)
    const { id: proposalId } = (await proposalOf(orderId)) ?? {}
    expect((await app.post(declineProposal, { proposalId }, { as: finance })).body.data).toMatchObject({
      proposals: [],
      refunds: [],
    })
    const late = await app.post(approveProposal, { proposalId }, { as: finance })
    expect(late.body.error).toBe('payment.proposal_decided')
  })

  it('of more than is left is refused, and the work goes on', async () => {
    const { orderId, workOrderId } = await paid()
    const { around } = await readAsStaff(app, { workOrderId })
    const left = around.order?.refundable.amount ?? 0
    expect(around.order?.paidForThis.amount).toBeLessThanOrEqual(left)
    expect((await cancel(workOrderId, left + 1)).body.error).toBe('payment.refund_too_high')
    expect((await readAsStaff(app, { workOrderId })).workOrder.status).toBe('OPEN')
    expect((await cancel(workOrderId, left)).body.code).toBe(0)
    // What was refunded meanwhile cannot go back twice.
    const some = {
      orderId,
      amount: { amount: 1, currency: 'EUR' },
      reason: 'A cent',
      idempotency: 'one-cent-1',
    }
    expect((await app.post(refundOrder, some, { as: finance })).body.code).toBe(0)
    const { id: proposalId } = (await proposalOf(orderId)) ?? {}
    const late = await app.post(approveProposal, { proposalId }, { as: finance })
    expect(late.body.error).toBe('payment.refund_too_high')
    expect((await proposalOf(orderId))?.id).toBe(proposalId)
  })

  it('is not for agents to decide', async () => {
    const { orderId, workOrderId } = await paid()
    await cancel(workOrderId, 5_000)
    const { id: proposalId } = (await proposalOf(orderId)) ?? {}
    expect((await app.post(approveProposal, { proposalId }, { as: agent })).body.code).not.toBe(0)
    expect((await proposalOf(orderId))?.id).toBe(proposalId)
  })
})
