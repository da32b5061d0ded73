import { expect, it } from 'vitest'
import { periodLabel, periodText } from './period-label.ts'

it.each([
  ['MONTHLY', '2026-03-31', '2026-03'],
  ['QUARTERLY', '2026-03-31', '2026-Q1'],
  ['QUARTERLY', '2026-12-31', '2026-Q4'],
  ['QUARTERLY', '2026-04-30', '2026-04'],
  ['BIMONTHLY', '2026-02-28', '2026-02'],
  ['YEARLY', '2026-12-31', '2026'],
  ['YEARLY', '2026-03-31', '2026-03'],
] as const)('%s until %s is %s', (rhythm, to, label) => {
  expect(periodLabel(rhythm, to)).toBe(label)
})

it.each([
  ['2026-03', 'March 2026', '2026年3月'],
  ['2025-Q4', 'Q4 2025', '2025年第4季度'],
  ['2026', '2026', '2026年'],
] as const)('%s is read as %s and %s', (label, en, zh) => {
  expect([periodText(label, 'en'), periodText(label, 'zh')]).toEqual([en, zh])
})
