import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import type { OrderDetail } from '#orders/contract.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { createPayment, paymentStatus } from '../contract.ts'
import { addTransfer, exactTransfers, matchExactTransfers } from '../staff/contract.ts'
import { transferReference } from '../transfer-reference.ts'

const app = await testApp()
const { seller, admin, agent } = app.people
let serial = 0

async function awaiting(): Promise<OrderDetail> {
  const order = await placeOrderOf(app, seller)
  await app.post(createPayment, { orderId: order.id, method: 'BANK_TRANSFER' }, { as: seller })
  return order
}

async function arrives(amount: number, reference: string): Promise<string> {
  const bankId = `exact-${++serial}`
  const line = { bankId, day: '2026-03-31', amount: { amount, currency: 'EUR' }, reference, payer: 'Oak' }
  await app.post(addTransfer, line, { as: admin })
  const { rows } = await app.deps.db.execute<{ id: string }>(
    `select id from incoming_transfers where bank_id = '${bankId}'`,
  )
  return rows[0]?.id ?? ''
}

const pays = (order: OrderDetail, more = 0) =>
  arrives(order.total.amount + more, transferReference(order.number))
const exact = async () =>
  (await app.get(exactTransfers, {}, { as: admin })).body.data?.records.map(({ id }) => id) ?? []
const confirm = async (matches: [string, OrderDetail][]) =>
  (
    await app.post(
      matchExactTransfers,
      { matches: matches.map(([transferId, { id: orderId }]) => ({ transferId, orderId })) },
      { as: admin },
    )
  ).body.data
const stateOf = async ({ id: orderId }: OrderDetail) =>
  (await app.get(paymentStatus, { orderId }, { as: seller })).body.data?.state
const paymentsOf = async ({ id }: OrderDetail) =>
  (await app.deps.db.execute(`select 1 from payments where order_id = '${id}' and status = 'SUCCEEDED'`)).rows
    .length

describe('exact transfers in one go', () => {
  it('names only lines with an order’s reference and its sum to the cent', async () => {
    const [one, two, three] = [await awaiting(), await awaiting(), await awaiting()]
    const right = await pays(one)
    const tooMuch = await pays(two, 1)
    const byNumber = await arrives(three.total.amount, three.number)
    const shown = await exact()
    expect(shown).toContain(right)
    expect(shown).not.toContain(tooMuch)
    expect(shown).not.toContain(byNumber)
  })

  it('books each once, however often and by how many it is confirmed', async () => {
    const orders = [await awaiting(), await awaiting()]
    const matches: [string, OrderDetail][] = []
    for (const order of orders) matches.push([await pays(order), order])
    const answers = await Promise.all([confirm(matches), confirm(matches), confirm([...matches, ...matches])])
    expect(answers.reduce((sum, answer) => sum + (answer?.matched ?? 0), 0)).toBe(2)
    for (const order of orders) expect([await stateOf(order), await paymentsOf(order)]).toEqual(['PAID', 1])
    expect(await exact()).not.toContain(matches[0]?.[0])
  })

  it('leaves open what no longer fits, says why, and books the others', async () => {
    const [paid, other] = [await awaiting(), await awaiting()]
    const [first, second, third] = [await pays(paid), await pays(paid), await pays(other)]
    const answer = await confirm([
      [first, paid],
      [second, paid],
      [third, other],
    ])
    expect(answer).toMatchObject({ matched: 2, refused: [{ transferId: second }] })
    expect(answer?.refused[0]?.why).toMatch(/would now do something else/)
    expect([await stateOf(paid), await stateOf(other)]).toEqual(['PAID', 'PAID'])
    const { rows } = await app.deps.db.execute(`select status from incoming_transfers where id = '${second}'`)
    expect(rows).toEqual([{ status: 'OPEN' }])
  })

  it('does not book a line on an order that its reference does not name, though the sum fits', async () => {
    const [named, other] = [await awaiting(), await awaiting()]
    const [byReference, byNumber] = [await pays(named), await arrives(other.total.amount, other.number)]
    const answer = await confirm([
      [byReference, other],
      [byNumber, other],
    ])
    expect(answer).toMatchObject({
      matched: 0,
      refused: [{ transferId: byReference }, { transferId: byNumber }],
    })
    expect(answer?.refused[0]?.why).toMatch(/does not name this order/)
    expect([await paymentsOf(named), await paymentsOf(other)]).toEqual([0, 0])
  })

  it('is for those who move money', async () => {
    const matches = [{ transferId: 'tr_none', orderId: 'or_none' }]
    const refused = await app.post(matchExactTransfers, { matches }, { as: agent })
    expect(refused.body.error).toBe('wire.staff_role')
    expect((await app.post(matchExactTransfers, { matches: [] }, { as: admin })).body.code).toBe(400)
  })
})
