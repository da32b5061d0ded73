import { expect, it } from 'vitest'
import { isOpenedByItself, OPENED_BY_DECISION, OPENED_BY_LIST } from './use-next-order.ts'

it.each([
  [null, false],
  [{}, false],
  [OPENED_BY_DECISION, true],
  [OPENED_BY_LIST, true],
])('what was opened with %j opened by itself: %s', (state, expected) => {
  expect(isOpenedByItself(state)).toBe(expected)
})
