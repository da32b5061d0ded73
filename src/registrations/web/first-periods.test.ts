import { expect, it } from 'vitest'
import { firstPeriods } from './first-periods.ts'

const period = (
  id: string,
  status: 'CLOSED' | 'DUE_DAY_PASSED' | 'DUE' | 'RUNNING' | 'UPCOMING',
  isLate = false,
) => ({
  id,
  status,
  isLate,
})

it.each([
  [
    'all that are late, then what is under way',
    ['DUE_DAY_PASSED', true],
    ['07', '09', '10', '11', '12', '01'],
  ],
  ['what was filed late stays behind', ['DUE_DAY_PASSED', false], ['09', '10', '11', '12', '01']],
] as const)('%s', (_name, [status, isLate], expected) => {
  const periods = [
    period('06', 'CLOSED'),
    period('07', status, isLate),
    period('08', 'DUE_DAY_PASSED'),
    period('09', 'DUE_DAY_PASSED', true),
    period('10', 'DUE'),
    period('11', 'RUNNING'),
    period('12', 'UPCOMING'),
    period('01', 'UPCOMING'),
    period('02', 'UPCOMING'),
  ]
  expect(firstPeriods(periods).map(({ id }) => id)).toEqual(expected)
})
