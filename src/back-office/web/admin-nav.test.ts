import { expect, test } from 'vitest'
import { adminNav, currentEntry } from './admin-nav.tsx'

test.each([
  ['/admin', '/admin'],
  ['/admin/workOrder', '/admin'],
  ['/admin/workOrder/fill', '/admin'],
  ['/admin/declarations/detail', '/admin/declarations'],
  ['/admin/account', undefined],
  ['/admin/password', undefined],
])('the page %s is of the entry %s', (pathname, href) => {
  expect(currentEntry(adminNav('admin'), pathname)?.href).toBe(href)
})
