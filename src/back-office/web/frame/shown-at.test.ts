import { expect, it } from 'vitest'
import { fieldErrors, isShownAtField, withoutFields } from './shown-at.ts'

it.each([
  ['authority_letter.answered_in_future', 'on'],
  ['authority_letter.not_later', 'replyBy'],
  ['inspection.day_before_service', 'on'],
])('%s is shown at its field, and not above the page', (error, field) => {
  expect(isShownAtField(error)).toBe(true)
  expect(fieldErrors({ error, message: 'Later than today.', fields: {} })).toEqual({
    [field]: 'Later than today.',
  })
})

it('leaves other refusals to the page', () => {
  expect(isShownAtField('authority_letter.stale')).toBe(false)
  expect(fieldErrors({ error: 'authority_letter.stale', message: 'Changed.', fields: {} })).toEqual({})
})

it('says no more of a field that was typed anew', () => {
  expect(withoutFields({ authority: 'Enter it.', received: 'Too late.' }, ['authority', 'country'])).toEqual({
    received: 'Too late.',
  })
})
