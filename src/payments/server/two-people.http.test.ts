import { beforeEach, describe, expect, it } from 'vitest'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp } from '#main/testing/test-app.ts'
import type { OrderDetail } from '#orders/contract.ts'
import {
  approveProposal,
  declineProposal,
  refundOrder,
  staffOrder,
  staffProposedRefunds,
} from '../staff/contract.ts'
import { payerOf } from '../testing/payer.ts'

const app = await testApp({ listen: true })
const { admin, seller } = app.people
const finance = await staffPerson(app, 'finance')
const payer = payerOf(app, seller)
const LIMIT = 25_000
let order: OrderDetail
let serial = 0

beforeEach(async () => {
  order = await payer.orderAndPay()
})

const ask = async (
  amount: number,
  as: { token: string } = finance,
  idempotency = `two-people-${++serial}`,
) => {
  const wanted = { orderId: order.id, amount: { amount, currency: 'EUR' }, reason: 'Not needed', idempotency }
  return (await app.post(refundOrder, wanted, { as })).body
}
const read = async () => (await app.get(staffOrder, { orderId: order.id }, { as: admin })).body.data
const decide = async (call: typeof approveProposal, proposalId: string | undefined, as: { token: string }) =>
  (await app.post(call, { proposalId }, { as, lang: 'en' })).body

const needs = async () => (await read())?.proposals.map(({ id, needsOther }) => [id, needsOther])

describe('refunds that were proposed with cancelled work', () => {
  it('of one order are together more than one person’s, whoever splits them', async () => {
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select id from staff_members where name = $1`,
      [admin.name],
    )
    // As cancelling three work orders of one order writes them.
    await app.database.pool.query(
      `insert into refund_proposals (id, company_id, order_id, work_order_id, work_order_number, amount, currency, reason,
         status, proposed_by, proposed_by_name, created_at)
       select 'rp_split_' || n, company_id, id, 'wo_split_' || n, 'WO-' || n, 12600, 'EUR', '{"en": "x", "zh": "x"}',
         'OPEN', $2, 'Admin', now() from orders, generate_series(1, 3) n where id = $1`,
      [order.id, rows[0]?.id],
    )
    expect(await needs()).toEqual([
      ['rp_split_1', false],
      ['rp_split_2', false],
      ['rp_split_3', false],
    ])
    expect((await decide(approveProposal, 'rp_split_1', admin)).code).toBe(0)
    expect(await needs()).toEqual([
      ['rp_split_2', true],
      ['rp_split_3', true],
    ])
    expect((await decide(approveProposal, 'rp_split_2', admin)).error).toBe('payment.same_person')
    // Another person approves, which is not theirs alone: the next one is as it was.
    expect((await decide(approveProposal, 'rp_split_2', finance)).code).toBe(0)
    expect((await decide(approveProposal, 'rp_split_3', admin)).error).toBe('payment.same_person')
  })
})

describe('a refund that finance asks for itself', () => {
  it('goes at once up to the limit, which the screen knows', async () => {
    expect((await ask(LIMIT)).data).toMatchObject({
      proposals: [],
      refunds: [{ amount: { amount: LIMIT } }],
      refundAloneUpTo: { amount: LIMIT, currency: 'EUR' },
    })
  })

  it('above it waits for another person, by name, and moves nothing until then', async () => {
    const { data } = await ask(LIMIT + 1)
    expect(data?.refunds).toEqual([])
    expect(data?.refundable).toEqual(order.total)
    const [proposal] = data?.proposals ?? []
    expect(proposal).toMatchObject({
      workOrder: null,
      needsOther: true,
      amount: { amount: LIMIT + 1 },
      reason: 'Not needed',
    })
    expect(proposal?.approvers).toContain(admin.name)
    expect(proposal?.approvers).not.toContain(proposal?.proposedBy)
    const waiting = await app.get(staffProposedRefunds, { pageSize: 50 }, { as: admin })
    expect(waiting.body.data?.records.some(({ id }) => id === proposal?.id)).toBe(true)

    const own = await decide(approveProposal, proposal?.id, finance)
    expect([own.error, own.message]).toEqual([
      'payment.same_person',
      'You proposed this refund. An amount this high needs somebody else’s approval.',
    ])
    expect((await decide(approveProposal, proposal?.id, admin)).data).toMatchObject({
      proposals: [],
      refunds: [{ amount: { amount: LIMIT + 1 }, requestedBy: admin.name }],
    })
    await app.drain()
    expect((await read())?.order.status).toBe('PARTLY_REFUNDED')
  })

  it('the same key again is the same proposal, also at once; with another amount it is refused', async () => {
    const key = `two-people-same-${++serial}`
    const answers = await Promise.all([ask(LIMIT + 1, finance, key), ask(LIMIT + 1, finance, key)])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect((await read())?.proposals).toHaveLength(1)
    expect((await ask(LIMIT + 2, finance, key)).error).toBe('payment.refund_key_reused')
    await decide(declineProposal, (await read())?.proposals[0]?.id, finance)
    expect((await ask(LIMIT + 1, finance, key)).data?.proposals).toEqual([])
  })

  it('in parts is as much as at once: what one person has refunded counts', async () => {
    await ask(LIMIT - 100)
    expect((await ask(101)).data?.proposals).toMatchObject([{ amount: { amount: 101 }, needsOther: true }])
    const [proposal] = (await read())?.proposals ?? []
    expect((await decide(approveProposal, proposal?.id, finance)).error).toBe('payment.same_person')
    // Of a colleague it is the first.
    expect((await ask(101, admin)).data?.refunds).toHaveLength(2)
  })

  it('of more than is left is refused before anybody is asked', async () => {
    expect((await ask(order.total.amount + 1)).error).toBe('payment.refund_too_high')
    expect((await read())?.proposals).toEqual([])
  })
})
