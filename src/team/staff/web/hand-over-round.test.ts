import { expect, it } from 'vitest'
import { afterStep, nextStep, type Round } from './hand-over-round.ts'

const orders = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  number: `WO-${id}`,
  company: 'Lanhai',
  product: 'VAT',
}))
const answer = (ids: readonly string[], refusedId: string) =>
  ids.map((workOrderId) => ({
    workOrderId,
    refusal: workOrderId === refusedId ? { error: 'work_orders.not_theirs', message: 'Gone' } : null,
  }))

it('sends each once, step by step, and names at the end what was refused in any of them', () => {
  let round: Round = { orders, sent: 0, refused: [] }
  const steps: string[][] = []
  for (let ids = nextStep(round, 2); ids.length > 0; ids = nextStep(round, 2)) {
    steps.push(ids)
    round = afterStep(round, answer(ids, 'b'))
  }
  expect(steps).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect(round.refused).toEqual([{ ...orders[1], why: 'Gone' }])
  expect(round.sent).toBe(5)
})
