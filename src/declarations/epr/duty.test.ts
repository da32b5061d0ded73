import { expect, it } from 'vitest'
import { dueOn, periodsOver, UNKNOWN_DUTY, type Duty } from './duty.ts'

const duty = (dueMonths: number | null, dueDay: number | null): Duty => ({
  rhythm: 'YEARLY',
  dueMonths,
  dueDay,
})

it.each([
  ['2025-12-31', duty(5, 15), '2026-05-15'],
  ['2026-03-31', duty(1, 31), '2026-04-30'],
  ['2026-11-30', duty(1, 20), '2026-12-20'],
  ['2026-12-31', duty(12, 31), '2027-12-31'],
  ['2026-01-31', duty(1, 31), '2026-02-28'],
  ['2025-12-31', UNKNOWN_DUTY, null],
  ['2025-12-31', duty(5, null), null],
])('a period until %s with %j is due on %s', (toDay, of, expected) => expect(dueOn(toDay, of)).toBe(expected))

it.each<[string, Duty['rhythm'], { from: string; until: string | null }, [string, string][]]>([
  ['a year that began in May', 'YEARLY', { from: '2025-05-10', until: null }, [['2025-05-10', '2025-12-31']]],
  [
    'quarters, the last cut by the end',
    'QUARTERLY',
    { from: '2026-01-01', until: '2026-05-02' },
    [
      ['2026-01-01', '2026-03-31'],
      ['2026-04-01', '2026-05-02'],
    ],
  ],
  ['nothing before its end', 'MONTHLY', { from: '2026-11-01', until: null }, []],
  ['nothing after the end', 'MONTHLY', { from: '2026-08-01', until: '2026-07-31' }, []],
])('%s', (_what, rhythm, span, expected) =>
  expect(
    periodsOver({ ...UNKNOWN_DUTY, rhythm }, { ...span, today: '2026-11-22' }).map(({ fromDay, toDay }) => [
      fromDay,
      toDay,
    ]),
  ).toEqual(expected),
)
