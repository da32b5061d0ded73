import { expect, it } from 'vitest'
import type { HistoryKey } from './history.ts'
import { tellsWatchers } from './watching.ts'

it.each<[HistoryKey, boolean]>([
  ['order.assigned', true],
  ['order.assignedByRule', true],
  ['order.notAssigned', false],
  ['order.unassigned', true],
  ['order.held', true],
  ['node.accepted', true],
  ['node.returnedFields', true],
  ['node.grantedNumber', true],
  ['supplement.returned', true],
  ['order.cancelled', true],
  ['order.note', false],
  ['order.reminded', false],
  ['node.submitted', false],
  ['supplement.asked', false],
])('of %s watchers are told: %s', (key, told) => {
  expect(tellsWatchers(key)).toBe(told)
})
