import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pretendBrowser } from '#platform/testing/browser.ts'
import { linkTokens } from './link-token.ts'

/** A page as it is loaded; the storage of the tab stays. */
function loadPage(pathname: string, hash = '') {
  Object.assign(window, { location: { pathname, hash } })
  const page = linkTokens()
  return { page, first: page.read() }
}

beforeEach(() => void pretendBrowser())
afterEach(() => void vi.unstubAllGlobals())

test('a reload has the secret of the link, which the address has lost', () => {
  expect(loadPage('/joinCompany', '#token=secret').first).toBe('secret')
  const { first, page } = loadPage('/joinCompany')
  expect([first, page.read()]).toEqual(['secret', 'secret'])
})

test('a newer link replaces it', () => {
  loadPage('/joinCompany', '#token=old')
  expect(loadPage('/joinCompany', '#token=new').first).toBe('new')
  expect(loadPage('/joinCompany').first).toBe('new')
})

test('another page has none of it', () => {
  loadPage('/joinCompany', '#token=secret')
  expect(loadPage('/resetPassword').first).toBe('')
})

test('once used it is forgotten, except by the page that still shows what came of it', () => {
  const { page } = loadPage('/verifyEmail', '#token=secret')
  Object.assign(window, { location: { pathname: '/verifyEmail', hash: '' } })
  page.forget()
  expect(page.read()).toBe('secret')
  expect(loadPage('/verifyEmail').first).toBe('')
})
