import { describe, expect, test } from 'vitest'
import { answer as due } from './due.ts'
import { answer as fxDate } from './fx-date.ts'
import { answer as rate } from './rate.ts'
import { answer as round } from './round.ts'

describe('rate', () => {
  test.each([
    [
      { country: 'FI', date: '2026-11-21' },
      { standard: 25.5, reduced: [10, 13.5], rate: 25.5, from: '2024-09-01' },
    ],
    [
      { country: 'ch', date: '2023-12-31' },
      { standard: 7.7, reduced: [2.5, 3.7], rate: 7.7, until: '2023-12-31' },
    ],
    [
      { country: 'EL', date: '2026-01-01', category: 'books' },
      { country: 'GR', standard: 24, rate: 6 },
    ],
    [
      { country: 'AT', date: '2026-07-01' },
      { standard: 20, reduced: [10, 13], super_reduced: 4.9 },
    ],
    [
      { id: 7, country: 'DE', date: '2026-01-01', category: null },
      { id: 7, rate: 19 },
    ],
  ])('%j', (question, expected) => expect(rate(question)).toMatchObject(expected))

  test('an unknown category is at the standard rate, with a warning', () => {
    const answer = rate({ country: 'DE', date: '2026-01-01', category: 'umbrellas' })
    expect(answer).toMatchObject({ rate: 19, warning: expect.stringContaining('umbrellas') })
  })
})

test('due', () => {
  expect(due({ country: 'ES', frequency: 'quarterly', period_end: '2025-12-31' })).toMatchObject({
    nominal_due: '2026-01-30',
    due_weekend_shifted: '2026-01-30',
  })
  expect(due({ scheme: 'IOSS', period_end: '2026-01-31' })).toMatchObject({ nominal_due: '2026-02-28' })
})

test('fx-date', () => {
  expect(fxDate({ scheme: 'OSS_UNION', period: '2024-Q1' })).toMatchObject({ ecb_rate_of: '2024-04-02' })
})

test('round', () => {
  expect(round({ net: '2.50', rate: '19' })).toEqual({ net: '2.50', vat: '0.48', gross: '2.98' })
  expect(round({ gross: 125.5, rate: 25.5 })).toEqual({ net: '100.00', vat: '25.50', gross: '125.50' })
  expect(round({ id: 'a', net: '-2.50', rate: 19 })).toEqual({
    id: 'a',
    net: '-2.50',
    vat: '-0.48',
    gross: '-2.98',
  })
})

describe('invalid input is reported in both languages, and never thrown', () => {
  const wrong: unknown[] = [
    null,
    [],
    'DE',
    7,
    {},
    { country: 1, date: 2, rate: 'x', net: [], scheme: {}, period: 0 },
  ]
  test.each([
    ['rate', rate],
    ['due', due],
    ['fx-date', fxDate],
    ['round', round],
  ])('%s', (_name, command) => {
    for (const question of wrong)
      expect(command(question)).toMatchObject({
        error: expect.stringMatching(/\w/),
        error_zh: expect.stringMatching(/[一-鿿]/),
      })
  })

  test.each([
    [rate, { country: 'ZZ', date: '2026-01-01' }],
    [rate, { country: 'DE', date: '2026-02-30' }],
    [rate, { country: 'DE', date: '2019-12-31' }],
    [rate, { country: 'DE', date: '2026-01-01', category: 5 }],
    [due, { country: 'DE', frequency: 'monthly', period_end: '2026-02-15' }],
    [fxDate, { scheme: 'IOSS', period: '2024-Q1' }],
    [round, { net: '1e30', rate: 19 }],
    [round, { net: 1e30, rate: 19 }],
    [round, { net: '10,50', rate: 19 }],
    [round, { net: '', rate: 19 }],
    [round, { net: '1', gross: '1', rate: 19 }],
    [round, { net: '1', rate: -19 }],
    [round, { net: '1', rate: 1900 }],
  ])('%# %j', (command, question) => expect(command(question)).toHaveProperty('error'))
})
