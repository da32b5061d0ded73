import { expect, it } from 'vitest'
import { productDetails, productPrice } from '#catalogue/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { addToShoppingCart, readShoppingCart } from '../contract.ts'

const app = await testApp()
const id = 'vat-registration-de'
const ask = async (more: object = {}, settings: object = {}) => {
  const { body } = await app.get(productPrice, { id, option: 'filing:none', ...more }, settings)
  if (!body.data) throw new Error(body.message)
  return body.data
}

it('leaves the VAT of one product open while nobody has said who buys', async () => {
  expect(await ask()).toMatchObject({
    vat: null,
    treatment: null,
    saving: null,
    numberProblem: null,
    total: { amount: 29000 },
  })
})

it('is known from the country, with what a number would save', async () => {
  expect(await ask({ buyerCountry: 'CN' })).toMatchObject({
    vat: { amount: 5510 },
    total: { amount: 34510 },
    treatment: { kind: 'LOCAL', rateBasisPoints: 1900 },
    saving: { missing: 'registrationNumber', amount: { amount: 5510 } },
  })
})

it('is none with the credit code', async () => {
  expect(await ask({ buyerCountry: 'CN', buyerNumber: '91440300708461136T' })).toMatchObject({
    vat: { amount: 0 },
    total: { amount: 29000 },
    treatment: { kind: 'OUTSIDE_SCOPE' },
    saving: null,
  })
})

it('says why a number does not count, in the language of the request', async () => {
  const wrong = { buyerCountry: 'CN', buyerNumber: '91440300708461136A' }
  const [en, zh] = [await ask(wrong), await ask(wrong, { lang: 'zh' })]
  expect(en).toMatchObject({ vat: { amount: 5510 }, numberProblem: expect.stringMatching(/[a-z]/) })
  expect(zh.numberProblem).toMatch(/[一-鿿]/)
})

it.each([{ buyerCountry: 'china' }, { buyerNumber: 'x'.repeat(41) }])('calls %j bad input', async (input) => {
  expect((await app.get(productPrice, { id, ...input })).body.code).toBe(400)
})

it('counts the company of a signed-in person, as its cart does, whatever is said of another', async () => {
  const as = app.people.seller
  const price = await ask({ buyerCountry: 'DE' }, { as })
  const { vat, total, treatment, saving } = price
  await app.post(addToShoppingCart, { productId: await idOf(), options: { filing: 'none' } }, { as })
  const { body } = await app.post(readShoppingCart, {}, { as })
  expect(vat).not.toBeNull()
  expect(body.data?.totals).toMatchObject({ vat, total, treatment, saving })
})

async function idOf(): Promise<string> {
  const { body } = await app.get(productDetails, { code: id })
  return body.data?.id ?? ''
}
