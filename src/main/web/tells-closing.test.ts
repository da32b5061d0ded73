import { expect, it } from 'vitest'
import { paths } from '#paths.ts'
import { tellsClosing } from './tells-closing.ts'

it.each([
  [paths.dashboard(), true],
  [`${paths.dashboard()}/`, true],
  [paths.account(), true],
  [paths.myServices(), false],
  [paths.documents(), false],
])('%s tells that the account closes: %s', (pathname, told) => {
  expect(tellsClosing(pathname)).toBe(told)
})
