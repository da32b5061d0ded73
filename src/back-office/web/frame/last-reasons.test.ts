import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pretendBrowser } from '#platform/testing/browser.ts'
import { dropToken, storeToken } from '#platform/web/session.ts'
import { keepReason, lastReason } from './last-reasons.ts'

beforeEach(() => void pretendBrowser())
afterEach(() => {
  dropToken(true)
  vi.unstubAllGlobals()
})

const giveAs = (token: string, reason: string) => {
  storeToken(token, true)
  keepReason('wo-1', reason)
}

it('is offered again to the person who gave it', () => {
  giveAs('first', 'Stands in for a colleague')
  storeToken('seller', false)
  expect(lastReason('wo-1')).toBe('Stands in for a colleague')
  expect(lastReason('wo-2')).toBe('')
})

it('is gone once that person has signed out', () => {
  giveAs('first', 'Stands in for a colleague')
  dropToken(true)
  expect(lastReason('wo-1')).toBe('')
})

it('is not offered to the next person, whose own is kept for as long', () => {
  giveAs('first', 'Stands in for a colleague')
  storeToken('second', true)
  expect(lastReason('wo-1')).toBe('')
  keepReason('wo-1', 'Second check')
  expect(lastReason('wo-1')).toBe('Second check')
  dropToken(true)
  expect(lastReason('wo-1')).toBe('')
})
