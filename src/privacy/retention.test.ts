import { expect, it } from 'vitest'
import { keptRecords, keptUntil, RETENTION } from './retention.ts'

it.each([
  ['2026-11-22', 8, '2034-12-31'],
  ['2026-12-31', 10, '2036-12-31'],
  ['2027-01-01', 3, '2030-12-31'],
])('what closes on %s is kept %i years, to %s', (day, years, until) => {
  expect(keptUntil(day, years)).toBe(until)
})

it('a company that bought nothing has nothing of the tax law', () => {
  expect(keptRecords(false).map(({ key }) => key)).toEqual(['AGREEMENTS'])
  expect(keptRecords(true)).toEqual(RETENTION)
})

it('each class names its law and where it can be read', () => {
  for (const { law, source } of RETENTION) {
    expect(law.en.length).toBeGreaterThan(10)
    expect(law.zh.length).toBeGreaterThan(5)
    expect(source).toMatch(/^https:/)
  }
})
