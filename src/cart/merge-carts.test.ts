import { expect, it } from 'vitest'
import { mergeCarts } from './merge-carts.ts'

const line = (id: string, productId: string, quantity = 1, optionsKey = '[]') => ({
  id,
  productId,
  quantity,
  optionsKey,
})
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)

it('keeps the same service with the same options once, in the larger quantity', () => {
  const own = [line('a', 'de', 3), line('b', 'fr', 1)]
  const visitors = [line('v', 'de', 2), line('w', 'fr', 4), line('x', 'it')]
  const merged = mergeCarts(own, visitors, 100)
  expect(ids(merged.moved)).toEqual(['x'])
  expect(merged.replaced.map(({ line, by }) => [line.id, by.id])).toEqual([['b', 'w']])
  expect(merged.left).toEqual([])
})

it('takes the price seen last where the quantities are equal', () => {
  expect(mergeCarts([line('a', 'de')], [line('v', 'de')], 100).replaced[0]?.by.id).toBe('v')
})

it('keeps other options apart', () => {
  expect(ids(mergeCarts([line('a', 'de')], [line('v', 'de', 1, '[["term","24"]]')], 100).moved)).toEqual([
    'v',
  ])
})

it('leaves lines for which there is no room where they are', () => {
  const merged = mergeCarts([line('a', 'de')], [line('v', 'fr'), line('w', 'it')], 2)
  expect([ids(merged.moved), ids(merged.left)]).toEqual([['v'], ['w']])
})
