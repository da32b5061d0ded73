import { expect, test } from 'vitest'
import { paths } from '#paths.ts'
import { issueLinks } from './issue-links.ts'
import { OWN_PLACE } from './own-place.ts'

test.each([
  ['NO_COST_PRICE', ['toCostPrices'], true],
  ['ASK_COST_PRICE', ['toCostPrices'], true],
  ['NO_REGISTRATION', ['toNumbers', 'toServices'], true],
  ['REGISTERED_LATER', ['toNumbers'], true],
  ['ASK_OSS_UNION', ['toNumbers', 'toServices'], true],
  ['ASK_IOSS', ['toNumbers', 'toServices'], true],
  ['ASK_ESTABLISHED', ['toCompany'], true],
  ['ASK_DISTANCE_SALES_PREV_YEAR_EUR', ['toDistance'], true],
  ['REFUND_SALE_BEFORE_FILE', ['toImports'], true],
  // No verdict hangs on the shops of a company.
  ['ACCOUNT_NOT_A_SHOP', ['toShops'], false],
  // These are put right in the file.
  ['DATE_NOT_READABLE', [], false],
  ['DUPLICATE_DIFFERS', [], false],
  ['constructor', [], false],
])('a seller gets for %s the way to %j', (code, labels, isJudgedAgain) => {
  const found = issueLinks(code, OWN_PLACE)
  expect(found.links.map(({ label }) => label)).toEqual(labels)
  expect(found.isJudgedAgain).toBe(isJudgedAgain)
})

test('staff get the places that they have', () => {
  const place = { hrefOf: () => '', reader: 'staff' as const, prices: '/admin/prices' }
  expect(issueLinks('NO_COST_PRICE', place).links).toMatchObject([{ href: '/admin/prices' }])
  expect(issueLinks('NO_REGISTRATION', place)).toEqual({ links: [], isJudgedAgain: false })
})

test('the sum of distance sales is entered on the page of the import itself', () => {
  const [link] = issueLinks('ASK_DISTANCE_SALES_YTD_EUR', OWN_PLACE).links
  expect(link?.href).toBe(paths.distanceSales())
})
