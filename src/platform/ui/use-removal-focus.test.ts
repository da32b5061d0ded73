import { expect, test } from 'vitest'
import { mayLoseFocus } from './use-removal-focus.ts'

const state = (count: number | undefined, removedId?: string) => ({ count, removedId })

test.each([
  ['the cart is read for the first time', state(undefined), state(2), false],
  ['nothing changed', state(2), state(2), false],
  ['a line is gone', state(2), state(1), true],
  ['the way back appears', state(1), state(1, 'line'), true],
  ['the way back is used', state(1, 'line'), state(2), true],
  ['the way back has ended', state(1, 'line'), state(1), true],
])('%s', (_what, before, now, expected) => {
  expect(mayLoseFocus(before, now)).toBe(expected)
})
