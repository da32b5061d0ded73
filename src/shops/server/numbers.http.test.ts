import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { advanceTo, openWorkOrder, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { recordNumber, removeShop, shopNumbers } from '../contract.ts'
import { shopKeeper } from '../testing/shops.builders.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer } = app.people
const mine = shopKeeper(app, seller)
const order = await openWorkOrder(app)
await advanceTo(app, order, 'done')

const list = async (as = seller) => {
  const { body } = await app.get(shopNumbers, {}, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const titles = async () => {
  const { body } = await app.get(listPendingMatters, { type: 'DATA_MISSING' }, { as: seller })
  return (body.data?.records ?? []).map(({ title }) => title).toSorted()
}

describe('a number in a shop', () => {
  it('waits in every shop of its region, until each marketplace has verified it', async () => {
    const temu = await mine.add({ marketplace: 'TEMU', name: 'Oak Temu' })
    const british = await mine.add({ region: 'GB', name: 'Oak UK' })
    const amazon = await mine.add({ name: 'Oak Amazon' })
    const rows = await list()
    expect(rows.map(({ shopId, country, status }) => [shopId, country, status])).toEqual([
      [temu, 'DE', 'TO_DO'],
      [amazon, 'DE', 'TO_DO'],
    ])
    expect(await titles()).toEqual(
      [
        'Enter in your shop: DE129273398 · Oak Temu',
        'Enter in your shop: DE129273398 · Oak Amazon',
      ].toSorted(),
    )
    const registrationId = rows[0]?.registrationId ?? ''
    const record = (action: string, more: object = {}) =>
      app.post(recordNumber, { shopId: temu, registrationId, action, ...more }, { as: seller })
    const uploadId = await uploadSampleFile(app, seller, 'seller-central.pdf')
    expect((await record('verify')).body).toMatchObject({ code: 499, error: 'shop.number_move' })
    expect((await record('enter', { day: '2999-01-01' })).body).toMatchObject({
      code: 400,
      fields: { day: expect.stringContaining('today') },
    })
    expect((await record('enter', { uploadId })).body.code).toBe(0)
    expect((await list())[0]).toMatchObject({
      status: 'ENTERED',
      screenshot: { uploadId, name: 'seller-central.pdf' },
      actions: ['verify', 'reject', 'undo'],
    })
    expect((await record('reject', { reason: ' \u202E' })).body).toMatchObject({
      code: 400,
      fields: { reason: expect.stringMatching(/\w/) },
    })
    expect((await record('reject', { reason: 'Name does not match\n<script>' })).body.code).toBe(0)
    expect((await list())[0]).toMatchObject({ status: 'REJECTED', reason: 'Name does not match\n<script>' })
    expect(await titles()).toContain('Rejected by your shop: DE129273398 · Oak Temu')
    for (const action of ['enter', 'verify']) expect((await record(action)).body.code).toBe(0)
    expect(await titles()).toEqual(['Enter in your shop: DE129273398 · Oak Amazon'])
    expect((await record('undo')).body.code).toBe(0)
    expect((await list())[0]).toMatchObject({ status: 'TO_DO', day: null, screenshot: null })
    for (const shopId of [temu, british, amazon]) await app.post(removeShop, { shopId }, { as: seller })
    expect(await titles()).toEqual([])
  })

  it('that has changed since is to be entered again, and where the account does not sell it is not', async () => {
    const shopId = await mine.add()
    const [row] = await list()
    const noted = { shopId, registrationId: row?.registrationId ?? '' }
    for (const action of ['enter', 'verify'])
      await app.post(recordNumber, { ...noted, action }, { as: seller })
    expect((await list())[0]?.status).toBe('VERIFIED')
    await app.database.pool.query("update registrations set registration_number = 'DE136695976'")
    expect((await list())[0]).toMatchObject({ number: 'DE136695976', status: 'TO_DO', reason: null })
    await mine.connect(shopId)
    expect(await list()).toHaveLength(1)
    await app.database.pool.query("update registrations set country = 'CZ'")
    expect(await list()).toEqual([])
    const { body } = await app.post(recordNumber, { ...noted, action: 'enter' }, { as: seller })
    expect(body.error).toBe('shop.number_not_found')
    await app.database.pool.query("update registrations set country = 'DE'")
    await app.post(removeShop, { shopId }, { as: seller })
  })

  it('is noted by its company alone; a viewer reads', async () => {
    const shopId = await mine.add()
    const [row] = await list()
    const noted = { shopId, registrationId: row?.registrationId ?? '', action: 'enter' }
    expect((await app.post(recordNumber, noted, { as: sellerOther })).body.error).toBe('shop.not_found')
    expect((await app.post(recordNumber, noted, { as: viewer })).body.error).toBe('wire.not_allowed')
    expect(await list(sellerOther)).toEqual([])
    expect(await list(viewer)).toHaveLength(1)
    const foreign = await uploadSampleFile(app, sellerOther)
    const stolen = await app.post(recordNumber, { ...noted, uploadId: foreign }, { as: seller })
    expect(stolen.body.error).toBe('documents.not_found')
    expect((await list())[0]?.status).toBe('TO_DO')
    await app.post(removeShop, { shopId }, { as: seller })
  })
})
