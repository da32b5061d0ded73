import { expect, it } from 'vitest'
import { marketplaceChoice } from './marketplace-choice.ts'

const LIST = [
  { value: 'own shop', label: 'Own shop' },
  { value: 'eBay', label: 'eBay' },
]

it.each([
  ['ebay', true, 'eBay', ['own shop', 'eBay']],
  ['shopify', true, 'shopify', ['shopify', 'own shop', 'eBay']],
  ['Mein Shop', false, '', ['own shop', 'eBay']],
  ['', true, '', ['own shop', 'eBay']],
])('%j, understood: %j', (named, isUnderstood, value, values) => {
  const choice = marketplaceChoice(named, isUnderstood, LIST)
  expect(choice.value).toBe(value)
  expect(choice.options.map((one) => one.value)).toEqual(values)
})
