import { expect, test } from 'vitest'
import { failureSince, inOrder, type StandingFailure } from './standing-failure.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 9, minute))
const concerned = (...minutes: number[]) =>
  minutes.map((minute) => ({ name: `job-${minute}`, since: at(minute) }))

test.each([
  [[], []],
  [[5], [{ since: at(5), names: ['job-5'], further: 0 }]],
  [[9, 3, 7], [{ since: at(3), names: ['job-9', 'job-3', 'job-7'], further: 0 }]],
  [[1, 2, 3, 4, 0], [{ since: at(0), names: ['job-1', 'job-2', 'job-3'], further: 2 }]],
])('%j: named in part, counted in full, since the first', (minutes, failures) => {
  expect(failureSince('JOBS_FAILING', concerned(...minutes))).toEqual(
    failures.map((failure) => ({ kind: 'JOBS_FAILING', until: null, ...failure })),
  )
})

const one = (kind: StandingFailure['kind'], until: string | null): StandingFailure => ({
  kind,
  until,
  since: null,
  names: [],
  further: 0,
})

test('what stops the most comes first, and what ends first before what ends later', () => {
  const [later, soon, mail, jobs] = [
    one('CREDENTIAL', '2026-12-24'),
    one('CREDENTIAL', '2026-12-01'),
    one('MAIL_REFUSED', null),
    one('JOBS_FAILING', null),
  ]
  expect(inOrder([later, soon, mail, jobs])).toEqual([jobs, mail, soon, later])
})
