import { expect, test } from 'vitest'
import { inOrderOfDue } from './order-of-due.ts'

test('what waits stands by its due day, then by weight; what has no day last', () => {
  const matters = [
    { id: 'e', dueAt: null, weight: 9 },
    { id: 'd', dueAt: '2026-03-12', weight: 1 },
    { id: 'b', dueAt: '2026-03-10', weight: 1 },
    { id: 'c', dueAt: '2026-03-10', weight: 1 },
    { id: 'a', dueAt: '2026-03-10T15:00:00.000Z', weight: 5 },
  ]
  expect(matters.toSorted(inOrderOfDue).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
