import { afterEach, describe, expect, test, vi } from 'vitest'
import { pretendBrowser } from '#platform/testing/browser.ts'
import { endSession, takeReturnPath, takeSessionNotice } from './session-end.ts'
import { storeToken, onSessionChange, readToken } from '#platform/web/session.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('the end of a session', () => {
  test('drops the token, remembers the product type and leads to the root', () => {
    const { opened } = pretendBrowser({ address: 'https://portal.example/services?productType=VAT&page=2' })
    storeToken('secret', false)
    endSession(false)
    expect(readToken(false)).toBeNull()
    expect(localStorage.getItem('urlProductType')).toBe('VAT')
    expect(opened).toEqual(['/?productType=VAT'])
  })

  test('leaves no draft of this window in clear for whoever sits down next', () => {
    pretendBrowser({ address: 'https://portal.example/workspace/taxCaculator' })
    storeToken('secret', false)
    sessionStorage.setItem('draft:calculator', '{"lines":[{"amount":"119.00"}]}')
    endSession(false)
    expect(sessionStorage.getItem('draft:calculator')).toBeNull()
  })

  test('is announced once on `/`, and leads back once after signing in again', () => {
    pretendBrowser({ address: 'https://portal.example/workspace/dynamicForm?nodeId=n_1' })
    storeToken('secret', false)
    endSession(false)
    expect(takeSessionNotice()).toBe(true)
    expect(takeSessionNotice()).toBe(false)
    expect(takeReturnPath()).toBe('/workspace/dynamicForm?nodeId=n_1')
    expect(takeReturnPath()).toBeNull()
  })

  test('keeps the parameters that lead to to-dos and renewals', () => {
    const { opened } = pretendBrowser({
      address: 'https://portal.example/workspace/dashboard?pendingMatterType=FORM&pendingRenewalType=VAT&x=1',
    })
    storeToken('secret', false)
    endSession(false)
    expect(opened).toEqual(['/?pendingMatterType=FORM&pendingRenewalType=VAT'])
    expect(localStorage.getItem('urlProductType')).toBeNull()
  })

  test('happens once, however many calls are answered with code 1', () => {
    const { opened } = pretendBrowser()
    storeToken('secret', false)
    for (let i = 0; i < 5; i++) endSession(false)
    expect(opened).toEqual(['/'])
  })

  test('does not concern a visitor', () => {
    const { opened } = pretendBrowser()
    endSession(false)
    expect(opened).toEqual([])
    expect(takeSessionNotice()).toBe(false)
  })

  test('leaves a person who fills in a shared form where they are', () => {
    const { opened } = pretendBrowser({ address: 'https://portal.example/shareForm' })
    storeToken('secret', false)
    endSession(false)
    expect(opened).toEqual([])
    expect(readToken(false)).toBeNull()
  })

  test('leads staff to their own sign-in page and leaves the seller signed in', () => {
    const { opened } = pretendBrowser({ address: 'https://portal.example/admin/workOrder?id=wo_1' })
    storeToken('seller', false)
    storeToken('staff', true)
    endSession(true)
    expect(opened).toEqual(['/admin/login?next=%2Fadmin%2FworkOrder%3Fid%3Dwo_1'])
    expect(readToken(true)).toBeNull()
    expect(readToken(false)).toBe('seller')
  })

  test('never leads back to another site', () => {
    pretendBrowser({ address: 'https://portal.example//evil.example/' })
    storeToken('secret', false)
    endSession(false)
    expect(takeReturnPath()).toBeNull()
  })
})

test('signing in and out notifies the listeners', () => {
  pretendBrowser()
  const notified = vi.fn<() => void>()
  const stop = onSessionChange(notified)
  storeToken('a', false)
  endSession(false)
  expect(notified).toHaveBeenCalledTimes(2)
  stop()
})
