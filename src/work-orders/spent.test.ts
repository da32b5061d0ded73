import { expect, it } from 'vitest'
import { spentIn } from './spent.ts'

it.each([
  [0, { unit: 'minutes', minutes: 0 }],
  [3_599, { unit: 'minutes', minutes: 59 }],
  [3_600, { unit: 'hours', hours: 1, minutes: 0 }],
  [86_399, { unit: 'hours', hours: 23, minutes: 59 }],
  [273_600, { unit: 'days', days: 3, hours: 4 }],
])('%s seconds', (seconds, spent) => {
  expect(spentIn(seconds)).toEqual(spent)
})
