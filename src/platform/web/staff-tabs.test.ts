import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pretendBrowser } from '../testing/browser.ts'
import { dropToken, readToken, renewToken, storeToken } from './session.ts'
import { joinStaffTabs } from './staff-tabs.ts'

/** Another tab of the same browser. */
let other: BroadcastChannel
let heard: unknown[]
let leave: () => void
const onSettled = vi.fn<() => void>()
const onEnded = vi.fn<() => void>()
const join = () => {
  leave = joinStaffTabs({ onSettled, onEnded })
}

beforeEach(() => {
  pretendBrowser()
  vi.clearAllMocks()
  heard = []
  other = new BroadcastChannel('staff-session')
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data))
})
afterEach(() => {
  leave()
  other.close()
  vi.unstubAllGlobals()
})

describe('a tab without a session', () => {
  test('asks, and takes the one that another tab has', async () => {
    join()
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'ask' }]))
    expect(onSettled).not.toHaveBeenCalled()
    other.postMessage({ kind: 'session', token: 'shared' })
    await vi.waitFor(() => expect(readToken(true)).toBe('shared'))
    expect(onSettled).toHaveBeenCalled()
    expect(onEnded).not.toHaveBeenCalled()
    // It does not pass on what it was just told.
    expect(heard).toEqual([{ kind: 'ask' }])
  })

  test('is told soon that there is none', async () => {
    join()
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalledOnce(), { timeout: 900 })
    expect(readToken(true)).toBeNull()
  })

  test('knows nothing of a seller', async () => {
    storeToken('seller', false)
    join()
    other.postMessage({ kind: 'ended', token: 'seller' })
    other.postMessage({ kind: 'session', token: 'staff' })
    await vi.waitFor(() => expect(readToken(true)).toBe('staff'))
    expect(readToken(false)).toBe('seller')
  })
})

describe('a token that was renewed', () => {
  test('is taken silently by a tab that works with the one before', async () => {
    storeToken('mine', true)
    join()
    other.postMessage({ kind: 'renewed', token: 'next', former: 'mine' })
    await vi.waitFor(() => expect(readToken(true)).toBe('next'))
    expect(onEnded).not.toHaveBeenCalled()
    expect(heard).toEqual([])
  })

  test('is told to the other tabs, with the one before', async () => {
    storeToken('mine', true)
    join()
    renewToken('next', true)
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'renewed', token: 'next', former: 'mine' }]))
    expect(onEnded).not.toHaveBeenCalled()
  })

  test('replaces the session of somebody else as any sign-in does', async () => {
    storeToken('another', true)
    join()
    other.postMessage({ kind: 'renewed', token: 'next', former: 'mine' })
    await vi.waitFor(() => expect(readToken(true)).toBe('next'))
    expect(onEnded).toHaveBeenCalledOnce()
  })
})

describe('a tab with a session', () => {
  test('answers whoever asks, and says when it ends', async () => {
    storeToken('mine', true)
    join()
    other.postMessage({ kind: 'ask' })
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'session', token: 'mine' }]))
    dropToken(true)
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'ended', token: 'mine' }))
    storeToken('next', true)
    await vi.waitFor(() => expect(heard).toHaveLength(3))
    expect(heard[2]).toEqual({ kind: 'session', token: 'next' })
  })

  test('ends with the other tab, not with a session that is not its own', async () => {
    storeToken('mine', true)
    join()
    other.postMessage({ kind: 'ended', token: 'older' })
    other.postMessage({ kind: 'ended', token: 'mine' })
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
    expect(readToken(true)).toBeNull()
  })

  test('forgets what it showed when somebody else signs in', async () => {
    storeToken('mine', true)
    join()
    other.postMessage({ kind: 'session', token: 'theirs' })
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
    expect(readToken(true)).toBe('theirs')
  })
})
