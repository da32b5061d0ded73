import { describe, expect, it } from 'vitest'
import { updateUser } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMyServices, workOrderDetails } from '#work-orders/contract.ts'
import { noteOnWorkOrder, staffQueue, staffWorkOrder } from '#work-orders/staff/contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'

const app = await testApp()
const { seller, agent } = app.people

describe('text that the database does not accept', () => {
  it('is stored without its zero bytes and half characters', async () => {
    const { workOrderId } = await openWorkOrder(app)
    const text = 'copied\u0000 from a PDF, cut in \ud83d'
    expect((await app.post(noteOnWorkOrder, { workOrderId, text }, { as: agent })).body.code).toBe(0)
    const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
    expect(body.data?.history[0]?.reason).toBe('copied from a PDF, cut in \ufffd')
    const named = await app.post(updateUser, { name: 'Zhou\ud800 Ming' }, { as: seller })
    expect(named.body.data?.name).toBe('Zhou\ufffd Ming')
  })

  it('is searched for without them, too', async () => {
    const keyword = 'wo-\u00002'
    expect((await app.get(listMyServices, { keyword }, { as: seller })).body).toMatchObject({
      code: 0,
      data: { total: 1 },
    })
    expect((await app.get(staffQueue, { view: 'all', keyword }, { as: agent })).body).toMatchObject({
      code: 0,
      data: { total: 1 },
    })
  })

  it('does not make a payment page of the provider fail', async () => {
    const page = await app.app.inject({ method: 'GET', url: '/local-stripe/pay/x%00y' })
    expect(page.statusCode).toBe(404)
  })
})

it('refuses input that is nested deeper than any of ours', async () => {
  const deep = `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`
  const answer = await app.app.inject({
    method: 'POST',
    url: `/server/portal${updateUser.path}`,
    headers: { token: seller.token, 'content-type': 'application/json' },
    payload: deep,
  })
  expect(answer.json()).toMatchObject({ code: 400, error: 'wire.bad_request' })
  expect((await app.get(workOrderDetails, { workOrderId: 'wo_x' }, { as: seller })).body.code).toBe(499)
})
