import { expect, it } from 'vitest'
import { addDays } from '#platform/shared/calendar.ts'
import { consentState, isConnected, isReminderDay, needsConsent } from './hmrc-consent.ts'

const TODAY = '2026-05-04'

it.each([
  [547, 'GRANTED', 'CONNECTED'],
  [31, 'GRANTED', 'CONNECTED'],
  [30, 'GRANTED', 'EXPIRING'],
  [1, 'GRANTED', 'EXPIRING'],
  [0, 'GRANTED', 'EXPIRING'],
  [-1, 'GRANTED', 'BROKEN'],
  [400, 'BROKEN', 'BROKEN'],
  [10, 'BROKEN', 'BROKEN'],
] as const)('with %i days left and %s it is %s', (left, status, state) => {
  expect(consentState({ status, expiresOn: addDays(TODAY, left) }, TODAY)).toBe(state)
})

it('without a sign-in it is not connected', () => {
  expect(consentState(undefined, TODAY)).toBe('NOT_CONNECTED')
})

it.each([
  ['NOT_SET_UP', false, false],
  ['NOT_CONNECTED', false, false],
  ['CONNECTED', true, false],
  ['EXPIRING', true, true],
  ['BROKEN', false, true],
] as const)('%s: returns can be sent: %s, to be signed in anew: %s', (state, connected, toDo) => {
  expect([isConnected(state), needsConsent(state)]).toEqual([connected, toDo])
})

it('is reminded of on four days', () => {
  const days = Array.from({ length: 60 }, (_, left) => left - 10)
  expect(days.filter((left) => isReminderDay(addDays(TODAY, left), TODAY))).toEqual([1, 7, 14, 30])
})
