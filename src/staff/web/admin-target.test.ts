import { expect, test } from 'vitest'
import { adminTarget } from './admin-target.ts'

test.each([
  [null, '/admin'],
  ['/admin', '/admin'],
  ['/admin/workOrder?id=wo_1', '/admin/workOrder?id=wo_1'],
  ['/admin/login?next=/admin/login', '/admin'],
  ['/admin/password', '/admin'],
  ['/administrator', '/admin'],
  ['/workspace/dashboard', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['https://evil.example/admin', '/admin'],
])('%s leads to %s', (next, target) => expect(adminTarget(next)).toBe(target))
