import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { trailOf } from '#platform/testing/trail.ts'
import { checkConfirmation, listConfirmations } from '../contract.ts'
import { staffCreateConfirmation, staffConfirmations, staffRevokeConfirmation } from '../staff/contract.ts'
import { filedWorkOrder, makeConfirmation } from '../testing/confirmations.builders.ts'

const app = await testApp()
const { seller, sellerOther, agent, admin } = app.people
const reason = 'The reference was mistyped.'

const all = async (input = {}) =>
  (await app.get(staffConfirmations, input, { as: agent })).body.data?.records ?? []
const audit = (record: string) => trailOf(app.deps, record)

it('staff see the letters of all companies, and find one by its number or its work order’s', async () => {
  const [one, other] = [await filedWorkOrder(app), await filedWorkOrder(app, sellerOther)]
  const [first, second] = [await makeConfirmation(app, one), await makeConfirmation(app, other)]
  expect(await all()).toMatchObject([
    { id: second.id, company: expect.stringContaining('Lumena'), workOrderNumber: other.number },
    { id: first.id, company: expect.stringContaining('Brightoak'), workOrderNumber: one.number, lookUps: 0 },
  ])
  expect(await all({ keyword: first.number.toLowerCase() })).toMatchObject([{ id: first.id }])
  expect(await all({ keyword: other.number })).toMatchObject([{ id: second.id }])
  expect(await all({ keyword: 'WO-2026-999999' })).toEqual([])
  // The code is its company's to hand on.
  expect(JSON.stringify(await all())).not.toContain(first.code)
  const newer = await makeConfirmation(app, one)
  expect(await all({ status: 'REPLACED' })).toMatchObject([{ id: first.id }])
  expect(new Set((await all({ status: 'VALID' })).map(({ id }) => id))).toEqual(
    new Set([newer.id, second.id]),
  )
})

it('a look-up by the code is counted, for staff and for the company; a wrong code is none', async () => {
  const order = await filedWorkOrder(app)
  const { code, id } = await makeConfirmation(app, order)
  for (let n = 0; n < 3; n++) await app.post(checkConfirmation, { code })
  await app.post(checkConfirmation, { code: code.replace(/^./, (sign) => (sign === '0' ? '1' : '0')) })
  const lookedUpAt = expect.stringMatching(/^20\d\d-/)
  expect(await all({ keyword: order.number })).toMatchObject([{ id, lookUps: 3, lookedUpAt }])
  const own = await app.get(listConfirmations, { workOrderId: order.workOrderId }, { as: seller })
  expect(own.body.data?.records).toMatchObject([{ id, lookUps: 3, lookedUpAt }])
})

it('staff make a letter for a company, which is its own', async () => {
  const order = await filedWorkOrder(app)
  const make = (workOrderNumber: string) =>
    app.post(staffCreateConfirmation, { workOrderNumber }, { as: agent })
  const { body } = await make(` ${order.number.toLowerCase()} `)
  expect(body.data).toMatchObject({ status: 'VALID', issuedBy: agent.name })
  const own = await app.get(listConfirmations, { workOrderId: order.workOrderId }, { as: seller })
  expect(own.body.data?.records).toMatchObject([{ id: body.data?.id }])
  expect(await audit(body.data?.id ?? '')).toMatchObject([{ action: 'letter.created', actorKind: 'staff' }])
  const early = await openWorkOrder(app)
  expect((await make(early.number)).body).toMatchObject({ code: 499, error: 'letter.not_filed' })
  expect(await make('WO-2026-999999')).toMatchObject({
    status: 404,
    body: { error: 'work_orders.not_found' },
  })
})

it('staff withdraw a letter once, with a reason that its company is told', async () => {
  const order = await filedWorkOrder(app)
  const { id: letterId, number, code } = await makeConfirmation(app, order)
  const [{ companyId = '' } = {}] = await all({ keyword: number })
  const input = { companyId, letterId, reason }
  const without = await app.post(staffRevokeConfirmation, { ...input, reason: ' ' }, { as: admin })
  expect(without.body).toMatchObject({ code: 400, fields: { reason: expect.any(String) } })
  const foreign = await app.post(staffRevokeConfirmation, { ...input, companyId: 'co_x' }, { as: admin })
  expect(foreign.body.error).toBe('letter.not_found')
  expect((await app.post(checkConfirmation, { code })).body.data?.status).toBe('VALID')
  for (let twice = 0; twice < 2; twice++) {
    const { body } = await app.post(staffRevokeConfirmation, input, { as: admin })
    expect(body.data).toMatchObject({ status: 'WITHDRAWN' })
  }
  expect((await app.post(checkConfirmation, { code })).body.data).toMatchObject({
    status: 'WITHDRAWN',
    content: null,
  })
  expect(await audit(letterId)).toMatchObject([
    { action: 'letter.created', actorKind: 'seller' },
    { action: 'letter.revoked', actorKind: 'staff', personal: { reason } },
  ])
  const { body } = await app.get(listMessages, { pageSize: 100 }, { as: seller })
  const told = body.data?.records.filter(({ title }) => title === `We withdrew letter ${number}`)
  expect(told).toMatchObject([
    { body: expect.stringContaining(reason), link: expect.stringContaining(order.workOrderId) },
  ])
})
