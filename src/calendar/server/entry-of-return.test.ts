import { expect, it } from 'vitest'
import type { DeclaredReturn } from '#declarations/server/public.ts'
import type { ReturnDue } from '#registrations/server/public.ts'
import { entriesOfReturn, entryOfReturn } from './entry-of-return.ts'

const due = (row: Partial<ReturnDue>): ReturnDue => ({
  id: 'per_1',
  kind: 'RETURN',
  rhythm: 'MONTHLY',
  fromDay: '2026-03-01',
  toDay: '2026-03-31',
  dueOn: '2026-04-27',
  registrationId: 'reg_1',
  workOrderId: 'wo_1',
  country: 'CZ',
  calendar: 'CZ',
  mayBeFiled: true,
  ...row,
})
const ANNUAL = { kind: 'ANNUAL', rhythm: 'YEARLY', fromDay: '2026-01-01', toDay: '2026-12-31' } as const
const QUARTER = { rhythm: 'QUARTERLY', fromDay: '2026-01-01', toDay: '2026-03-31' } as const

it.each([
  [{}, 'VAT return due', 'Czechia, March 2026', '25 April is a Saturday'],
  [
    { ...QUARTER, dueOn: '2026-04-30', country: 'DE', calendar: 'OSS_UNION' },
    'OSS return due',
    'Germany, Q1 2026',
    null,
  ],
  [
    { ...ANNUAL, dueOn: '2027-08-02', country: 'DE', calendar: 'DE' },
    'Annual return due',
    'Germany, 2026',
    '31 July is a Saturday',
  ],
  [
    { ...QUARTER, kind: 'REPORT', dueOn: '2026-06-01', country: 'IT', calendar: 'IT' },
    'Report due',
    'Italy, Q1 2026',
    '31 May is a Sunday',
  ],
  [{ calendar: 'ZZ' }, 'VAT return due', 'Czechia, March 2026', null],
] as const)('%o: %s, %s, %s', (row, title, subject, shift) => {
  const entry = entryOfReturn(due(row), undefined, { lang: 'en', today: '2026-04-02', timeZone: 'UTC' })
  expect(entry).toMatchObject({ title, subject, shift })
})

it.each([
  ['2026-03-30', 'agency', '2026-04-01'],
  ['2026-03-31', 'agency', '2026-04-01'],
  ['2026-04-01', 'agency', null],
])('on %s it is the turn of the %s, from %s on', (today, turn, turnFrom) => {
  const entry = entryOfReturn(due({}), undefined, { lang: 'en', today, timeZone: 'UTC' })
  expect(entry).toMatchObject({ turn, turnFrom })
})

it.each([
  ['en', undefined, 'seller', /^Without a mandate in force we do not file it/],
  ['zh', undefined, 'seller', /^没有有效授权，我们不会代您申报/],
  ['en', 'CONFIRMED', 'seller', /^Without a mandate/],
  ['en', 'FILED', 'authority', /^(?!Without a mandate)/],
] as const)('%s, without a mandate, declaration %s: the turn of the %s', (lang, status, turn, text) => {
  const declared = status && ({ status, payable: 0, currency: 'CZK' } as DeclaredReturn)
  const reading = { lang, today: '2026-04-02', timeZone: 'UTC' }
  const entry = entryOfReturn(due({ mayBeFiled: false }), declared, reading)
  expect(entry.turn).toBe(turn)
  expect(entry.consequence?.text).toMatch(text)
})

it.each([
  ['REJECTED', '2026-04-28', true],
  ['QUERIED', '2026-04-28', true],
  ['CONFIRMED', '2026-04-27', false],
  ['FILED', '2026-04-28', false],
  [undefined, '2026-04-28', false],
] as const)('a declaration that is %s on %s: overdue %s', (status, today, overdue) => {
  const declared = status && ({ status, payable: 0, currency: 'CZK' } as DeclaredReturn)
  expect(entryOfReturn(due({}), declared, { lang: 'en', today, timeZone: 'UTC' })).toMatchObject({ overdue })
})

it.each([
  ['2026-05-18', 'AWAITING_CONFIRMATION', false],
  ['2026-05-19', 'AWAITING_CONFIRMATION', true],
  ['2026-05-19', 'CALCULATED', true],
  ['2026-05-19', 'CONFIRMED', false],
] as const)(
  'on %s the tax of a return that is %s and was due on the day before: overdue %s',
  (today, status, overdue) => {
    const row = due({ ...QUARTER, dueOn: '2026-06-01', country: 'IT', calendar: 'IT' })
    const declared = { status, payable: 900, currency: 'EUR', payBy: '2026-05-18' } as DeclaredReturn
    const [, tax] = entriesOfReturn(row, declared, { lang: 'en', today, timeZone: 'UTC' })
    expect(tax).toMatchObject({ id: 'per_1_tax', overdue })
  },
)

it.each([
  [null, 'seller'],
  [new Date('2026-04-03T08:00:00Z'), 'agency'],
] as const)('nothing found, stated at %s: the turn of the %s', (nilStatedAt, turn) => {
  const waitingFor = [{ reason: 'NOTHING_FOUND' }]
  const declared = { status: 'AWAITING_DATA', waitingFor, nilStatedAt, payable: null, currency: 'CZK' }
  const reading = { lang: 'en', today: '2026-04-04', timeZone: 'UTC' } as const
  expect(entryOfReturn(due({}), declared as unknown as DeclaredReturn, reading).turn).toBe(turn)
})

it('tax that is paid on another day than its return stands on that day', () => {
  const row = due({ ...QUARTER, dueOn: '2026-06-01', country: 'IT', calendar: 'IT' })
  const known = { status: 'CONFIRMED', payable: 900, currency: 'EUR' }
  const reading = { lang: 'en', today: '2026-04-02', timeZone: 'UTC' } as const
  expect(entriesOfReturn(row, { ...known, payBy: '2026-05-18' } as DeclaredReturn, reading)).toMatchObject([
    { id: 'per_1', day: '2026-06-01', title: 'VAT return due', money: null },
    {
      id: 'per_1_tax',
      day: '2026-05-18',
      title: 'Tax due',
      plain: 'Tax due, Q1 2026',
      money: { amount: 900 },
    },
  ])
  expect(entriesOfReturn(row, { ...known, payBy: '2026-06-01' } as DeclaredReturn, reading)).toMatchObject([
    { title: 'VAT return and tax due', money: { amount: 900 } },
  ])
})
