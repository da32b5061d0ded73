import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { productId } from '#orders/testing/orders.builders.ts'
import { addToShoppingCart, readShoppingCart, updateShoppingCart } from '../contract.ts'

const app = await testApp()
const { seller } = app.people

it('two tabs that change two lines into each other get one answer each, and never an internal error', async () => {
  const id = await productId(app)
  const add = (filing: string) =>
    app.post(addToShoppingCart, { productId: id, options: { filing } }, { as: seller })
  const lines = async () => {
    const { body } = await app.post(readShoppingCart, {}, { as: seller })
    return body.data?.groups.flatMap((group) => group.lines) ?? []
  }
  for (let round = 0; round < 15; round++) {
    await Promise.all([add('12'), add('24')])
    const [one, two] = await lines()
    const change = (lineId: string | undefined, filing: string) =>
      app.post(updateShoppingCart, { lineId, options: { filing } }, { as: seller })
    const answers = await Promise.all([change(one?.id, '24'), change(two?.id, '12'), add('12'), add('24')])
    expect(answers.map((answer) => answer.body.error ?? '').filter((error) => error !== '')).toEqual(
      answers.flatMap((answer) => (answer.status === 404 ? ['cart.line_not_found'] : [])),
    )
  }
  expect((await lines()).length).toBeLessThanOrEqual(2)
})
