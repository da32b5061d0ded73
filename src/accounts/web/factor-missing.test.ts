import { afterEach, expect, test, vi } from 'vitest'
import { pretendBrowser } from '#platform/testing/browser.ts'
import { leadToFactor } from './factor-missing.ts'

afterEach(() => void vi.unstubAllGlobals())

const THERE = '/secondFactor?next='

test.each([
  ['/workspace/myOrder?page=2', true, [`${THERE}${encodeURIComponent('/workspace/myOrder?page=2')}`]],
  ['/workspace/dashboard', false, [`${THERE}${encodeURIComponent('/workspace/dashboard')}`]],
  ['/services', false, [`${THERE}${encodeURIComponent('/services')}`]],
  ['/services', true, []],
  ['/resetPassword', true, []],
  ['/shareForm', true, []],
  ['/shareForm', false, []],
  ['/secondFactor', true, []],
])('a call refused for want of a second factor on %s, a read: %s, leads to %j', (path, read, expected) => {
  const { opened } = pretendBrowser({ address: `https://portal.example${path}` })
  leadToFactor(read)
  expect(opened).toEqual(expected)
})
