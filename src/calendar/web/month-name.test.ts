import { expect, it } from 'vitest'
import { belowDay, nearMonthName } from './month-name.ts'

const TODAY = '2026-11-26'

it.each([
  ['2025-10-10', ['Oct', '2025'], ['10月', '2025年']],
  ['2026-10-12', ['Oct'], ['10月']],
  ['2026-11-30', ['Mon'], ['周一']],
] as const)('below the day of %s stands %j', (day, en, zh) => {
  expect(belowDay(day, 'en', TODAY)).toEqual(en)
  expect(belowDay(day, 'zh', TODAY)).toEqual(zh)
})

it('a month of another year has it', () => {
  expect(nearMonthName('2026-12', 'en', TODAY)).toBe('December')
  expect(nearMonthName('2027-01', 'en', TODAY)).toBe('January 2027')
  expect(nearMonthName('2027-01', 'zh', TODAY)).toBe('2027年1月')
})
