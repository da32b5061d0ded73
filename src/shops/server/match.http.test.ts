import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { checkShopAgain, readMatch, removeShop } from '../contract.ts'
import { shopKeeper } from '../testing/shops.builders.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer } = app.people
const mine = shopKeeper(app, seller)
const theirs = shopKeeper(app, sellerOther)

async function match(shopId: string, as = seller) {
  const { body } = await app.get(readMatch, { shopId }, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const verdicts = ({ rows }: Awaited<ReturnType<typeof match>>) =>
  Object.fromEntries(
    rows.map(({ fact, country, cells }) => [
      country ? `${fact} ${country}` : fact,
      Object.fromEntries(cells.map(({ source, verdict, note }) => [source, note ?? verdict])),
    ]),
  )

describe('the match of a shop', () => {
  it('holds name, address and number of the account against the company, and marks what differs', async () => {
    const id = await mine.add()
    expect(verdicts(await match(id))).toMatchObject({ NAME: { PORTAL: 'SAME', SHOP: 'UNKNOWN' } })
    await mine.connect(id)
    const found = await match(id)
    expect(verdicts(found)).toMatchObject({
      NAME: { PAPERS: 'UNKNOWN', PORTAL: 'SAME', SHOP: 'LEGAL_FORM' },
      NAME_ORIGINAL: { PORTAL: 'SAME', SHOP: 'SAME' },
      ADDRESS: { PORTAL: 'SAME', SHOP: 'DIFFERENT' },
      REGISTRATION_NUMBER: { PORTAL: 'SAME', SHOP: 'SAME' },
    })
    const address = found.rows.find(({ fact }) => fact === 'ADDRESS')
    const inShop = address?.cells.find(({ source }) => source === 'SHOP')
    expect(inShop?.pieces.find(({ differs }) => differs)?.text.trim()).toBe('A,')
    expect(verdicts(await match(id, viewer))).toEqual(verdicts(found))
    await app.post(removeShop, { shopId: id }, { as: seller })
  })

  it('takes what the agency has checked in a form for what the papers say', async () => {
    const id = await mine.add()
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'submitted')
    expect(verdicts(await match(id))).toMatchObject({ NAME: { PAPERS: 'UNKNOWN' } })
    await advanceTo(app, order, 'done', 'accepted')
    const { rows } = await match(id)
    const papers = rows.flatMap(({ fact, cells }) =>
      cells.flatMap(({ source, text }) => (source === 'PAPERS' && text !== null ? [[fact, text]] : [])),
    )
    expect(papers).not.toEqual([])
    const vat = rows.find(({ fact }) => fact === 'VAT_NUMBER')
    expect(vat?.country).toBe('DE')
    await app.post(removeShop, { shopId: id }, { as: seller })
  })

  it('has the register asked, and shows what it publishes', async () => {
    const id = await theirs.add({ name: 'Lampy' })
    await theirs.connect(id, 'A2LUMENA000002')
    const before = await match(id, sellerOther)
    expect(verdicts(before)['VAT_NUMBER PL']).toMatchObject({ PORTAL: 'SAME', SHOP: 'NOT_READABLE' })
    expect((await app.post(checkShopAgain, { shopId: id }, { as: sellerOther })).body.code).toBe(0)
    await app.drain()
    const after = await match(id, sellerOther)
    expect(verdicts(after)['VAT_NUMBER PL']).toMatchObject({ REGISTER: 'IN_FORCE', PAPERS: 'NO_CERTIFICATE' })
    expect(verdicts(after)).toMatchObject({
      NAME: { REGISTER: 'SAME', PORTAL: 'SAME', SHOP: 'SAME' },
      ADDRESS: { REGISTER: 'SAME', PORTAL: 'SAME', SHOP: 'SAME' },
    })
    await app.post(removeShop, { shopId: id }, { as: sellerOther })
  })

  it('is read and asked for by its company alone; a viewer only reads', async () => {
    const id = await theirs.add()
    for (const answer of [
      await app.get(readMatch, { shopId: id }, { as: seller }),
      await app.post(checkShopAgain, { shopId: id }, { as: seller }),
    ])
      expect(answer.body).toMatchObject({ code: 499, error: 'shop.not_found' })
    expect((await app.post(checkShopAgain, { shopId: id }, { as: viewer })).body.error).toBe(
      'wire.not_allowed',
    )
    await app.post(removeShop, { shopId: id }, { as: sellerOther })
  })
})
