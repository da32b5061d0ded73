import { expect, it } from 'vitest'
import { paymentDue } from './payment-due.ts'

it.each([
  ['QUARTERLY', '2026-03-31', '2026-05-16', '2026-05-18'],
  ['QUARTERLY', '2026-06-30', '2026-08-20', '2026-08-20'],
  ['QUARTERLY', '2026-09-30', '2026-11-16', '2026-11-16'],
  ['QUARTERLY', '2026-12-31', '2027-03-16', '2027-03-16'],
  ['YEARLY', '2026-12-31', '2027-03-16', '2027-03-16'],
])('Italy, %s, to %s: paid by %s, %s', (rhythm, end, nominal, shifted) => {
  expect(paymentDue('IT', rhythm, end)).toMatchObject({
    nominal,
    shifted,
    source: 'OWN',
    confidence: 'low',
    note: { en: expect.stringContaining('Not confirmed'), zh: expect.stringContaining('尚未核对') },
  })
})

it.each([
  ['IT', 'MONTHLY'],
  ['DE', 'QUARTERLY'],
  ['OSS_UNION', 'QUARTERLY'],
])('%s, %s: with its return', (calendar, rhythm) => {
  expect(paymentDue(calendar, rhythm, '2026-09-30')).toBeUndefined()
})
