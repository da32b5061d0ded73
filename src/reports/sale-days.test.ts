import { expect, it } from 'vitest'
import { daysWithSales, withSaleDays } from './sale-days.ts'

it('keeps each day once, month by month', () => {
  const first = withSaleDays({}, ['2026-03-01', '2026-03-31', '2026-03-01'])
  const all = withSaleDays(first, ['2026-03-03', '2026-05-09'])
  expect(daysWithSales(all, '2026-03')).toEqual([1, 3, 31])
  expect([daysWithSales(all, '2026-04'), daysWithSales(all, '2026-05')]).toEqual([[], [9]])
  expect(daysWithSales(first, '2026-03')).toEqual([1, 31])
  expect(JSON.parse(JSON.stringify(all))).toEqual(all)
})
