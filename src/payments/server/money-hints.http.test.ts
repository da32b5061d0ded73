import type { ClientRequest } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp } from '#main/testing/test-app.ts'
import { hearStream, until } from '#platform/testing/hear-stream.ts'
import {
  addTransfer,
  declineProposal,
  refundOrder,
  returnTransfer,
  staffTransfers,
} from '../staff/contract.ts'
import { payerOf } from '../testing/payer.ts'

const app = await testApp({ listen: true })
const { admin, agent, reviewer, seller } = app.people
const finance = await staffPerson(app, 'finance')
const payer = payerOf(app, seller)
const MONEY = [finance, admin]
const WORK = [agent, reviewer]
const PEOPLE = { finance, admin, agent, reviewer }
const opened: ClientRequest[] = []
const heardBy = new Map<{ token: string }, string[]>()

const say = (kind: string) =>
  app.database.pool.query(`select pg_notify('greenlane_hints', $1)`, [JSON.stringify({ staff: true, kind })])
const hears = (who: { token: string }, kind: string) => heardBy.get(who)?.includes(kind) === true

beforeAll(async () => {
  for (const who of [...MONEY, ...WORK]) {
    const stream = await hearStream(`${app.baseUrl}/server/portal/staff/stream`, who.token)
    opened.push(stream.request)
    heardBy.set(who, stream.heard)
  }
  // The connection to the database opens with the first stream.
  while (!hears(finance, 'money')) {
    await say('money')
    await new Promise((done) => setTimeout(done, 40))
  }
})
afterAll(() => {
  for (const request of opened) request.destroy()
})

/** Who hears of a change of what waits, and what finance hears besides: something else changes at the same time. */
async function hearersOf(change: () => Promise<unknown>) {
  await app.drain()
  // What was gathered before is still on its way.
  await new Promise((done) => setTimeout(done, 250))
  for (const heard of heardBy.values()) heard.length = 0
  await change()
  await app.drain()
  await until(() => MONEY.every((who) => hears(who, 'money')), 'money')
  await say('note')
  await until(() => [admin, ...WORK].every((who) => hears(who, 'note')), 'note')
  return {
    hearers: Object.keys(PEOPLE).filter((name) => hears(PEOPLE[name as keyof typeof PEOPLE], 'money')),
    finance: [...new Set(heardBy.get(finance))],
  }
}
const TREASURERS_ALONE = { hearers: ['finance', 'admin'], finance: ['money'] }

const line = (bankId: string) => ({
  bankId,
  day: '2026-11-20',
  amount: { amount: 12_300, currency: 'EUR' },
  reference: 'thanks',
  payer: 'QINGLAN HOME CO LTD',
})

it('a transfer that was booked, and what became of it', async () => {
  const booked = await hearersOf(() => app.post(addTransfer, line('B-1'), { as: finance }))
  expect(booked).toEqual(TREASURERS_ALONE)
  const { data } = (await app.get(staffTransfers, {}, { as: finance })).body
  const transferId = data?.records.find(({ bankId }) => bankId === 'B-1')?.id ?? ''
  const back = { transferId, reference: 'R-1', reason: 'Not ours' }
  const returned = await hearersOf(() => app.post(returnTransfer, back, { as: finance }))
  expect(returned).toEqual(TREASURERS_ALONE)
})

it('a refund that waits for another person, and its decision', async () => {
  const { id: orderId } = await payer.orderAndPay()
  const wanted = { orderId, amount: { amount: 25_001, currency: 'EUR' }, reason: 'Not needed' }
  let proposalId = ''
  const proposed = await hearersOf(async () => {
    const asked = await app.post(refundOrder, { ...wanted, idempotency: 'hinted-1' }, { as: finance })
    proposalId = asked.body.data?.proposals[0]?.id ?? ''
  })
  expect(proposed).toEqual(TREASURERS_ALONE)
  const declined = await hearersOf(() => app.post(declineProposal, { proposalId }, { as: admin }))
  expect(declined).toEqual(TREASURERS_ALONE)
})

it('a payment that a bank disputes', async () => {
  const { redirectUrl } = await payer.orderAndBegin()
  const told = await hearersOf(() => payer.press(redirectUrl, 'pay', { disputed: 'chargeback' }))
  expect(told).toEqual(TREASURERS_ALONE)
})
