import { expect, test } from 'vitest'
import { MARKETPLACE_NAMES, OTHER_MARKETPLACE, OWN_SHOP } from './marketplace-choices.ts'
import { soldThrough } from '#vat/engine/sold-through.ts'
import { isReadable } from './readable-constants.ts'

test.each([
  ['marketplace', 'ebay', true],
  ['marketplace', '独立站', true],
  ['marketplace', 'Mein Shop', false],
  ['depart', 'Deutschland', true],
  ['depart', 'Deutschlnd', false],
  ['arrive', 'FR', true],
  ['currency', ' eur', true],
  ['currency', 'Euro', false],
  ['orderId', 'anything', true],
] as const)('%s: %j', (field, value, expected) => {
  expect(isReadable(field, value)).toBe(expected)
})

test('every marketplace to choose from is one, and the own shop is none', () => {
  const names = [...MARKETPLACE_NAMES, OTHER_MARKETPLACE]
  expect(names.filter((name) => soldThrough(name) !== 'MARKETPLACE')).toEqual([])
  expect(soldThrough(OWN_SHOP)).toBe('OWN_SHOP')
})
