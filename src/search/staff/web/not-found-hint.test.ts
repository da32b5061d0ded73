import { expect, test } from 'vitest'
import { adminNav } from '#back-office/web/admin-nav.tsx'
import type { StaffRole } from '#platform/shared/call.ts'
import { notFoundHint } from './not-found-hint.ts'

test.each<[StaffRole, ReturnType<typeof notFoundHint>]>([
  ['agent', 'noneHintWithoutMoney'],
  ['reviewer', 'noneHintWithoutMoney'],
  ['finance', 'noneHintWithoutCases'],
  ['admin', 'noneHint'],
])('whoever is %s reads %s', (role, hint) => {
  expect(notFoundHint(adminNav(role).map(({ href }) => ({ link: href })))).toBe(hint)
})
