import { expect, it } from 'vitest'
import { dueSpan } from './queue-filter.ts'

it.each([
  [[], undefined],
  [['overdue'], { dueFrom: null, dueTo: '2026-02-27' }],
  [['today'], { dueFrom: '2026-02-28', dueTo: '2026-02-28' }],
  [['week'], { dueFrom: '2026-02-28', dueTo: '2026-03-07' }],
  [['today', 'overdue'], { dueFrom: null, dueTo: '2026-02-28' }],
  [['overdue', 'week'], { dueFrom: null, dueTo: '2026-03-07' }],
  [['week', 'today'], { dueFrom: '2026-02-28', dueTo: '2026-03-07' }],
] as const)('due %o is one span of days', (due, span) => {
  expect(dueSpan(due, '2026-02-28')).toEqual(span)
})
