import { describe, expect, test } from 'vitest'
import { agencyRests, levelOf, type ServiceLevel } from './service-levels.ts'

const level = (productCode: string | null, step: string | null, days: number): ServiceLevel => ({
  productCode,
  step,
  days,
  firstDays: days * 10,
})
const asked = { productCode: 'vat-de', step: 'review', isFirst: false }

describe('the level of a work order', () => {
  test.each([
    ['none said: the usual one', [], 2],
    ['of all', [level(null, null, 3)], 3],
    ['of the service', [level(null, null, 3), level('vat-de', null, 4)], 4],
    ['of the step, before that of the service', [level('vat-de', null, 4), level(null, 'review', 5)], 5],
    ['of both', [level(null, 'review', 5), level('vat-de', 'review', 6), level('vat-de', null, 4)], 6],
    ['of others: the usual one', [level('vat-fr', null, 7), level('vat-de', 'file', 8)], 2],
  ])('%s', (_name, levels, days) => {
    expect(levelOf(levels, asked)).toBe(days)
  })

  test('is shorter for who bought to be first', () => {
    expect(levelOf([], { ...asked, isFirst: true })).toBe(1)
    expect(levelOf([level(null, null, 3)], { ...asked, isFirst: true })).toBe(30)
  })
})

describe('the agency’s days', () => {
  const rests = agencyRests('DE', [
    { day: '2026-12-24', works: false },
    { day: '2026-10-03', works: true },
  ])
  test.each([
    ['a day off of its own', '2026-12-24', true],
    ['a public holiday', '2026-12-25', true],
    ['a day that it works', '2026-10-03', false],
    ['a weekday', '2026-12-23', false],
    ['a Sunday', '2026-12-27', true],
  ])('%s', (_name, day, expected) => {
    expect(rests(day)).toBe(expected)
  })

  test('an agency in China has no European holidays', () => {
    expect(agencyRests('CN', [])('2026-12-25')).toBe(false)
  })
})
