import { expect, it } from 'vitest'
import { dueAsked } from './queue-filter.ts'

it.each([
  [[], undefined],
  [['overdue'], { overdue: true, until: null }],
  [['today'], { overdue: false, until: '2026-02-28' }],
  [['week'], { overdue: false, until: '2026-03-07' }],
  [['today', 'overdue'], { overdue: true, until: '2026-02-28' }],
  [['overdue', 'week'], { overdue: true, until: '2026-03-07' }],
  [['week', 'today'], { overdue: false, until: '2026-03-07' }],
] as const)('due %o is what is overdue, or due until a day', (due, asked) => {
  expect(dueAsked(due, '2026-02-28')).toEqual(asked)
})
