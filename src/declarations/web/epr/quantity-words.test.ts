import { expect, it } from 'vitest'
import { declarationDetailText } from '../declaration-detail.text.ts'
import { wordOf } from './quantity-words.ts'

it('says of quantities what is said of no return', () => {
  expect(wordOf({ stream: 'PACKAGING' }, 'state_FILED')).toBe('quantities_state_FILED')
  expect(wordOf({ stream: null }, 'state_FILED')).toBe('state_FILED')
  expect(wordOf({ stream: 'WEEE' }, 'state_QUERIED')).toBe('state_QUERIED')
})

it('never names a tax office in them', () => {
  const ofQuantities = Object.entries(declarationDetailText).filter(([key]) => key.startsWith('quantities_'))
  expect(ofQuantities.length).toBeGreaterThan(20)
  expect(JSON.stringify(ofQuantities)).not.toMatch(/tax office|税局/i)
})
