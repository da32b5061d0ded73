import { expect, it } from 'vitest'
import { findingLink } from './finding-link.ts'

it.each([
  ['REPORT_MISSING', '/workspace/declaration/import'],
  ['TURNOVER_CHANGED', '/workspace/declaration/import'],
  ['NUMBER_NOT_VALID', '/workspace/declaration/import'],
  ['BUYER_UNREADABLE', '/workspace/declaration/import'],
  ['BUYER_WITHOUT_NUMBER', '/workspace/registrations'],
  ['OWN_NUMBER_NOT_VALID', '/workspace/registrations'],
  ['THRESHOLD_CROSSED', '/workspace/declaration'],
])('%s leads to %s', (code, href) => {
  expect(findingLink(code)?.href).toBe(href)
})

it.each(['ADJUSTED', 'YEAR_DIFFERS', 'BOX_WITHOUT_LINE', 'toString'])('%s leads nowhere', (code) => {
  expect(findingLink(code)).toBeUndefined()
})
