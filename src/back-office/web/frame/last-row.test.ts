import { expect, it } from 'vitest'
import { leaveRow, takeLastRow } from './last-row.ts'

it('leads back to the row that was left, once, in its own list', () => {
  leaveRow('queueLink', 'wo_1')
  leaveRow('queueLink', 'wo_2')
  expect(takeLastRow('workLink', ['wo_2'])).toBeUndefined()
  // The rows are still loading.
  expect(takeLastRow('queueLink', [])).toBeUndefined()
  expect(takeLastRow('queueLink', ['wo_1', 'wo_2'])).toBe('wo_2')
  expect(takeLastRow('queueLink', ['wo_1', 'wo_2'])).toBeUndefined()
})

it('leads nowhere where the row has gone from the list', () => {
  leaveRow('queueLink', 'wo_1')
  expect(takeLastRow('queueLink', ['wo_2'])).toBeUndefined()
  expect(takeLastRow('queueLink', ['wo_1'])).toBeUndefined()
})
