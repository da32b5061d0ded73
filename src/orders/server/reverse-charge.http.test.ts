import { expect, it } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { updateCompany } from '#accounts/contract.ts'
import { readShoppingCart } from '#cart/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { createOrder } from '../contract.ts'
import { fillCart } from '../testing/orders.builders.ts'

/** Right check digits, for which the local register has an answer. */
const VAT_NUMBER = 'FR40303265045'

it('a VAT number of the EU that VIES found valid turns the fee into a reverse charge, in cart and order', async () => {
  const app = await testApp({ listen: true })
  const as = app.people.seller
  await app.post(updateCompany, { country: 'FR', vatNumber: VAT_NUMBER, registrationNumber: '' }, { as })
  const { cartLineIds } = await fillCart(app, as)
  const cart = async (lang: 'en' | 'zh') =>
    (await app.post(readShoppingCart, { currency: 'EUR' }, { as, lang })).body.data?.totals

  const before = await cart('en')
  expect(before?.treatment).toMatchObject({ kind: 'LOCAL', rateBasisPoints: 1900 })
  expect(before?.treatment?.reason).toContain('not been confirmed by the EU’s VIES')

  await app.drain()
  const after = await cart('zh')
  expect(after).toMatchObject({
    vat: { amount: 0 },
    total: before?.net,
    treatment: { kind: 'REVERSE_CHARGE', source: 'Directive 2006/112 art. 44, 196' },
  })
  expect(after?.treatment?.reason).toContain('反向征收')

  const terms = { currency: 'EUR', agreementVersion: AGREEMENT_VERSION, cartLineIds }
  const { body } = await app.post(createOrder, { ...terms, expectedTotal: after?.total }, { as })
  expect(body.data).toMatchObject({
    vat: { kind: 'REVERSE_CHARGE' },
    buyer: { vatNumber: VAT_NUMBER, vatNumberStatus: 'valid' },
  })
})
