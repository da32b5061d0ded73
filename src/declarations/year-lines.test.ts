import { describe, expect, it } from 'vitest'
import type { YearEntry } from './contract.ts'
import { yearLines } from './year-lines.ts'

let count = 0
const entry = (from: string, to: string, more: Partial<YearEntry> = {}): YearEntry => ({
  id: `dcl_${++count}`,
  number: `DC-${String(count).padStart(3, '0')}`,
  kind: 'RETURN',
  country: 'DE',
  stream: null,
  scheme: 'LOCAL',
  period: { from, to, label: to },
  frequency: 'MONTHLY',
  status: 'FILED',
  turn: 'agency',
  payable: null,
  dueAt: null,
  correction: null,
  ...more,
})

describe('the calendar of a year', () => {
  it.each([
    ['a month', '2026-03-01', '2026-03-31', 3, 1],
    ['a quarter', '2026-04-01', '2026-06-30', 4, 3],
    ['a year', '2026-01-01', '2026-12-31', 1, 12],
    ['a stagger that began in the year before', '2025-12-01', '2026-02-28', 1, 2],
    ['the rest of a month in which a number began', '2026-05-17', '2026-05-31', 5, 1],
  ])('shows %s in its months', (_what, from, to, month, months) => {
    const [line] = yearLines(2026, [entry(from, to)])
    expect(line?.cells).toEqual([
      { month, months, entries: [expect.objectContaining({ period: { from, to, label: to } })] },
    ])
  })

  it('has a line for each kind of each country, in their order', () => {
    const month = ['2026-03-01', '2026-03-31'] as const
    const lines = yearLines(2026, [
      entry(...month, { country: 'PL' }),
      entry(...month, { kind: 'EC_SALES_LIST' }),
      entry(...month, { kind: 'ANNUAL' }),
      entry(...month),
    ])
    expect(lines.map(({ country, kind }) => `${country} ${kind}`)).toEqual([
      'DE RETURN',
      'DE ANNUAL',
      'DE EC_SALES_LIST',
      'PL RETURN',
    ])
  })

  it('keeps what corrects a period with it, the later one last', () => {
    const first = entry('2026-03-01', '2026-03-31')
    const correction = entry('2026-03-01', '2026-03-31')
    const [line] = yearLines(2026, [correction, first])
    expect(line?.cells).toEqual([{ month: 3, months: 1, entries: [first, correction] }])
  })

  it('has no line without a declaration', () => {
    expect(yearLines(2026, [])).toEqual([])
  })
})
