import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BOX_RULES,
  BOX_STRATEGIES,
  fromGross,
  fromNet,
  ROUNDING_STRATEGIES,
  roundingRuleOf,
} from './rounding.ts'
import { VAT_ON_NET } from './testing/rounding.cases.ts'

test.each(VAT_ON_NET)('%s at %s %%: %s', (net, percent, vat) => {
  expect(fromNet(net, percent).vat).toBe(vat)
  expect(fromNet(`-${net}`, percent).vat).toBe(`-${vat}`)
})

test('some cases are ones that a binary float gets wrong', () => {
  expect(VAT_ON_NET.some(([, , vat, float]) => vat !== float)).toBe(true)
})

test.each([
  ['119.00', '19', '100.00', '19.00'],
  ['125.50', '25.5', '100.00', '25.50'],
  ['0.01', '27', '0.01', '0.00'],
  ['100.00', '0', '100.00', '0.00'],
  ['-119.00', '19', '-100.00', '-19.00'],
])('%s with %s %% within is %s and %s', (gross, percent, net, vat) =>
  expect(fromGross(gross, percent)).toEqual({ gross, net, vat }),
)

const LINES = ['999.00', '1.00', '0.49']
test('by line and by total', () => {
  expect(ROUNDING_STRATEGIES.HALF_UP_BY_LINE(LINES, '27')).toBe('212.70')
  expect(ROUNDING_STRATEGIES.HALF_UP_BY_TOTAL(LINES, '27')).toBe('212.70')
  const threeSmall = ['0.03', '0.03', '0.03']
  expect(ROUNDING_STRATEGIES.HALF_UP_BY_LINE(threeSmall, '19')).toBe('0.00')
  expect(ROUNDING_STRATEGIES.HALF_UP_BY_TOTAL(threeSmall, '19')).toBe('0.01')
  expect(roundingRuleOf('DE').strategy).toBe('HALF_UP_BY_LINE')
})

describe('boxes of returns', () => {
  test.each([
    ['GB 6-9', '300.50', '300'],
    ['DE bases', '2900.99', '2900'],
    ['DE bases', '-2900.99', '-2900'],
    ['FR lines', '100.50', '101'],
    ['FR lines', '100.49', '100'],
  ] as const)('%s: %s is %s', (box, amount, written) =>
    expect(BOX_STRATEGIES[BOX_RULES[box].strategy](amount)).toBe(written),
  )
  test('elsewhere cents are kept', () => expect(BOX_STRATEGIES.CENTS('10.005')).toBe('10.01'))
})

const cents = fc.integer({ min: -1e12, max: 1e12 })
const decimal = (amount: number): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
const percents = fc.integer({ min: 0, max: 2700 }).map(decimal)
const toCents = (text: string): number => Number(text.replace('.', ''))

test('gross is net and VAT, and a refund mirrors its sale', () => {
  fc.assert(
    fc.property(cents, percents, (amount, percent) => {
      for (const split of [fromNet, fromGross]) {
        const sale = split(decimal(amount), percent)
        expect(toCents(sale.gross)).toBe(toCents(sale.net) + toCents(sale.vat))
        const refund = split(decimal(-amount), percent)
        expect(toCents(refund.vat) + toCents(sale.vat)).toBe(0)
      }
    }),
  )
})
