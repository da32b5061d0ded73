import { beforeAll, describe, expect, it } from 'vitest'
import { companyInfo, switchCompany, userInfo } from '#accounts/contract.ts'
import { createCompany } from '#accounts/members-contract.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { listOrders } from '#orders/contract.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { listMyServices } from '#work-orders/contract.ts'
import { openWorkOrder, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { companiesOverview, listPendingMatters } from '../contract.ts'

let app: TestApp
let second: string
let traces: string[]

/** Lin Yue owns two companies: in the first there is work, a file and an order to pay. */
beforeAll(async () => {
  app = await testApp()
  const as = app.people.seller
  const work = await openWorkOrder(app)
  const order = await placeOrderOf(app, as)
  const file = await uploadSampleFile(app, as)
  await app.drain()
  const company = (await app.get(companyInfo, {}, { as })).body.data
  const messages = (await app.get(listMessages, {}, { as })).body.data?.records ?? []
  if (messages.length === 0) throw new Error('no message to look for')
  traces = [
    work.workOrderId,
    work.orderId,
    work.number,
    order.id,
    file,
    company?.address?.line1 ?? '',
    ...messages.map(({ id }) => id),
  ]
  const made = await app.post(createCompany, { name: 'Second GmbH', country: 'DE' }, { as })
  second = made.body.data?.companyId ?? ''
})

const overview = async (as: { token: string }) => {
  const { body } = await app.get(companiesOverview, {}, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}

describe('the overview of several companies', () => {
  it('counts what waits in each, as each of them says itself', async () => {
    const as = app.people.seller
    const own = (await app.get(listPendingMatters, { pageSize: 100 }, { as })).body.data
    const user = (await app.get(userInfo, {}, { as })).body.data
    const { companies, matters } = await overview(as)
    expect(companies).toEqual([
      { id: user?.company.id, name: user?.company.name, toDos: own?.total, payments: 1 },
      { id: second, name: 'Second GmbH', toDos: 0, payments: 0 },
    ])
    expect(matters.map(({ company: _company, ...matter }) => matter)).toEqual(own?.records)
    expect(new Set(matters.map(({ company }) => company.id))).toEqual(new Set([user?.company.id]))
  })

  it('is the same from wherever the person works', async () => {
    const as = app.people.seller
    const before = await overview(as)
    await app.post(switchCompany, { companyId: second }, { as })
    expect(await overview(as)).toEqual(before)
  })

  it('shows a person nothing of companies that are not theirs', async () => {
    const theirs = await overview(app.people.sellerOther)
    for (const trace of traces) expect(JSON.stringify(theirs)).not.toContain(trace)
  })
})

describe('a company that one works in', () => {
  it('shows no document, address or message of another one', async () => {
    const as = app.people.seller
    await app.post(switchCompany, { companyId: second }, { as })
    const answers = [
      await app.get(companyInfo, {}, { as }),
      await app.get(listOrders, {}, { as }),
      await app.get(listMyServices, {}, { as }),
      await app.get(listMessages, {}, { as }),
      await app.get(listPendingMatters, {}, { as }),
    ]
    for (const { body, raw } of answers) {
      expect(body.code).toBe(0)
      for (const trace of traces) expect(raw.toString()).not.toContain(trace)
    }
  })
})
