import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pretendBrowser } from '#platform/testing/browser.ts'
import { onSessionChange } from '#platform/web/session.ts'
import { dropInviteCode, inviteHeaders, keepInviteCode, readInviteCode } from './invite-code.ts'

beforeEach(() => void pretendBrowser())
afterEach(() => void vi.unstubAllGlobals())

test('the code is sent with every call until the window is somebody else’s', () => {
  expect(inviteHeaders()).toEqual({})
  keepInviteCode('secret')
  expect(inviteHeaders()).toEqual({ inviteCommitCode: 'secret' })
  expect(sessionStorage.getItem('inviteCommitCode')).toBe('secret')
  dropInviteCode()
  expect([readInviteCode(), inviteHeaders()]).toEqual([null, {}])
})

test('subscribers are notified', () => {
  const listener = vi.fn<() => void>()
  const stop = onSessionChange(listener)
  keepInviteCode('secret')
  dropInviteCode()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})
