import { expect, test } from 'vitest'
import type { PeriodKind, PeriodState } from './filing-states.ts'
import { nextDue } from './next-due.ts'

const period = (
  dueOn: string | null,
  filedOn: string | null = null,
  state: PeriodState = 'OPEN',
  kind: PeriodKind = 'RETURN',
) => ({
  kind,
  state,
  dueOn,
  filedOn,
})
const TODAY = '2026-11-20'

test.each<[string, ReturnType<typeof period>[], [string, boolean] | null]>([
  ['nothing is bought', [], null],
  ['the next day is ahead', [period('2027-01-11'), period('2026-12-10')], ['2026-12-10', false]],
  ['one is due today', [period('2026-11-20')], ['2026-11-20', false]],
  ['an earlier one is not filed', [period('2026-12-10'), period('2026-10-12')], ['2026-10-12', true]],
  [
    'the earlier ones are filed, late or in time',
    [period('2026-09-10', '2026-09-30'), period('2026-10-12', '2026-10-10'), period('2026-12-10')],
    ['2026-12-10', false],
  ],
  [
    'one between filed ones is not',
    [period('2026-09-10', '2026-09-09'), period('2026-10-12'), period('2026-11-10', '2026-11-09')],
    ['2026-10-12', true],
  ],
  [
    'an earlier one is not ours any more',
    [period('2026-10-12', null, 'CLOSED'), period('2026-12-10')],
    ['2026-12-10', false],
  ],
  ['one was cancelled', [period('2026-12-10', null, 'CANCELLED')], null],
  ['a report beside the returns has passed', [period('2026-10-12', null, 'OPEN', 'REPORT')], null],
  ['no day is known', [period(null)], null],
])('%s', (_case, periods, expected) => {
  const next = nextDue(periods, TODAY)
  expect(next && [next.period.dueOn, next.isLate]).toEqual(expected)
})
