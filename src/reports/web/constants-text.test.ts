import { expect, test } from 'vitest'
import { constantsText } from './constants-text.ts'
import { importsText } from './imports.text.ts'

const zh = (key: keyof typeof importsText) => String(importsText[key].zh)
const said = (constants: Parameters<typeof constantsText>[0]) => constantsText(constants, zh, 'zh')

test('what all rows have in common is said in the words of the reader', () => {
  expect(said({ type: 'FC_TRANSFER', marketplace: 'own shop', depart: 'DE', currency: 'EUR' })).toBe(
    '自有货物移仓、独立站（自有店铺）、德国、EUR',
  )
  expect(said({ marketplace: 'other marketplace' })).toBe('其他平台')
  expect(said({ type: 'Verkauf', marketplace: 'eBay', arrive: 'Germany' })).toBe('Verkauf、eBay、Germany')
})
