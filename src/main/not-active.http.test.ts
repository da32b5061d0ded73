import { beforeAll, describe, expect, it } from 'vitest'
import { switchCompany, userInfo } from '#accounts/contract.ts'
import { createCompany } from '#accounts/members-contract.ts'
import { downloadDocument } from '#documents/contract.ts'
import { orderDetails } from '#orders/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { nodeData, supplementsAsked, workOrderDetails } from '#work-orders/contract.ts'
import { openWorkOrder, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { idsIn } from './not-active.ts'
import { testApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let home: { id: string; name: string }
let work: Awaited<ReturnType<typeof openWorkOrder>>
let file: string

/** Lin Yue owns a second company and works in it; everything is in the first. */
beforeAll(async () => {
  app = await testApp()
  const as = app.people.seller
  work = await openWorkOrder(app)
  file = await uploadSampleFile(app, as)
  const user = (await app.get(userInfo, {}, { as })).body.data
  home = user?.company ?? { id: '', name: '' }
  const made = await app.post(createCompany, { name: 'Second GmbH', country: 'DE' }, { as })
  await app.post(switchCompany, { companyId: made.body.data?.companyId }, { as })
})

const nodeId = () => work.node('companyForm').nodeId
const records = [
  ['an order', (id?: string) => [orderDetails, { id: id ?? work.orderId }] as const],
  ['a work order', (id?: string) => [workOrderDetails, { workOrderId: id ?? work.workOrderId }] as const],
  ['its supplements', (id?: string) => [supplementsAsked, { workOrderId: id ?? work.workOrderId }] as const],
  ['a step', (id?: string) => [nodeData, { nodeId: id ?? nodeId() }] as const],
  ['a file', (id?: string) => [downloadDocument, { uploadId: id ?? file }] as const],
] as const

describe('a record of another company of one’s own', () => {
  it.each(records)('%s is said to be there, by its company’s name', async (_name, record) => {
    const [call, input] = record()
    const { status, body } = await app.get(call as typeof orderDetails, input, { as: app.people.seller })
    expect({ status, ...body }).toMatchObject({
      status: 422,
      code: 499,
      error: 'company.not_active',
      data: { companyId: home.id, companyName: home.name },
    })
    expect(body.message).toContain(home.name)
  })

  it.each(records)('%s of somebody else is what does not exist', async (_name, record) => {
    const as = app.people.sellerOther
    const [call, input] = record()
    const theirs = await app.get(call as typeof orderDetails, input, { as })
    const [, none] = record(newId('none'))
    const missing = await app.get(call as typeof orderDetails, none, { as })
    expect(theirs.status).toBe(404)
    expect(theirs.raw.toString()).toBe(missing.raw.toString())
  })

  it('is found again after the switch', async () => {
    const as = app.people.seller
    await app.post(switchCompany, { companyId: home.id }, { as })
    expect((await app.get(orderDetails, { id: work.orderId }, { as })).body.code).toBe(0)
  })
})

describe('the ids in an input', () => {
  const id = newId('wo')
  it.each([
    [{ id }, [id]],
    [{ ids: [id, id], deeper: { again: newId('x').slice(0, 5) } }, [id]],
    [{ text: `about ${id}`, n: 5, nothing: null }, []],
    [undefined, []],
  ])('%j', (input, found) => expect(idsIn(input)).toEqual(found))
})
