import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { createShop, removeShop, authorizationInfo, revokeAmazon } from '../contract.ts'
import { shopKeeper } from '../testing/shops.builders.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer } = app.people
const mine = shopKeeper(app, seller)
const theirs = shopKeeper(app, sellerOther)

const DRAFT = { marketplace: 'AMAZON', region: 'EU', name: 'Brightoak Home' }

describe('a shop', () => {
  it('is added, listed in the order of adding, and removed', async () => {
    const amazon = await mine.add()
    const kaufland = await mine.add({ marketplace: 'KAUFLAND', name: ' brightoak.de ' })
    expect(await mine.list()).toMatchObject([
      {
        id: amazon,
        name: 'Brightoak Home',
        marketplace: 'AMAZON',
        region: 'EU',
        status: 'NOT_CONNECTED',
        authorisedAt: null,
        expiresAt: null,
        daysLeft: null,
        lastSync: null,
        account: { is: 'UNKNOWN', name: null, registrationNumber: null, confirmed: null },
        missingMonths: [],
        consentObstacle: null,
      },
      {
        id: kaufland,
        name: 'brightoak.de',
        status: 'FILE_UPLOAD',
        consentUrl: null,
        consentObstacle: 'NOT_NEEDED',
      },
    ])
    for (const id of [amazon, kaufland])
      expect((await app.post(removeShop, { shopId: id }, { as: seller })).body).toMatchObject({ code: 0 })
    expect(await mine.list()).toEqual([])
    const again = await app.post(removeShop, { shopId: amazon }, { as: seller })
    expect(again.body).toMatchObject({ code: 499, error: 'shop.not_found' })
  })

  it('with a seller id is added once for a marketplace and region, and again after it was removed', async () => {
    const id = await mine.add({ sellerId: 'A1TWICE' })
    const twice = await app.post(createShop, { ...DRAFT, sellerId: 'A1TWICE' }, { as: seller, lang: 'zh' })
    expect(twice.body).toMatchObject({ code: 499, error: 'shop.exists', message: /同一卖家ID/ })
    const british = await mine.add({ sellerId: 'A1TWICE', region: 'GB' })
    const other = await theirs.add({ sellerId: 'A1TWICE' })
    await app.post(removeShop, { shopId: id }, { as: seller })
    const anew = await mine.add({ sellerId: 'A1TWICE' })
    for (const shopId of [british, anew]) await app.post(removeShop, { shopId }, { as: seller })
    await app.post(removeShop, { shopId: other }, { as: sellerOther })
  })

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'a\u202Eb' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ sellerId: 'A1 B2' }, 'sellerId'],
    [{ sellerId: '=1+1' }, 'sellerId'],
    [{ marketplace: 'ETSY' }, 'marketplace'],
    [{ region: 'US' }, 'region'],
  ])('is refused with %j', async (odd, field) => {
    const { body } = await app.post(createShop, { ...DRAFT, ...odd }, { as: seller })
    expect(body).toMatchObject({ code: 400, fields: { [field]: expect.stringMatching(/\w/) } })
  })

  it('of another company is neither seen nor changed', async () => {
    const id = await theirs.add()
    expect(await mine.list()).toEqual([])
    for (const call of [removeShop, revokeAmazon]) {
      const { body } = await app.post(call, { shopId: id }, { as: seller })
      expect(body).toMatchObject({ code: 499, error: 'shop.not_found' })
    }
    expect(await theirs.list()).toHaveLength(1)
    await app.post(removeShop, { shopId: id }, { as: sellerOther })
  })

  it('is shown to a viewer without the way to consent', async () => {
    const id = await mine.add()
    const { body } = await app.get(authorizationInfo, {}, { as: viewer })
    expect(body.data).toMatchObject([{ id, consentUrl: null, consentObstacle: 'READ_ONLY' }])
    await app.post(removeShop, { shopId: id }, { as: seller })
  })

  it('is the fiftieth at most, also when many are added at once', async () => {
    const many = Array.from({ length: 55 }, (_, index) =>
      app.post(createShop, { ...DRAFT, marketplace: 'TEMU', name: `Shop ${index}` }, { as: sellerOther }),
    )
    const refused = (await Promise.all(many)).filter(({ body }) => body.error === 'shop.too_many')
    expect(refused).toHaveLength(5)
    expect(refused[0]?.body.message).toContain('50')
    const shops = await theirs.list()
    expect(shops).toHaveLength(50)
    for (const { id } of shops) await app.post(removeShop, { shopId: id }, { as: sellerOther })
  })
})
