import { expect, test } from 'vitest'
import { paths } from '#paths.ts'
import { issueLinks } from './issue-links.ts'
import { OWN_PLACE } from './own-place.ts'

const of = (code: string, more = {}) => ({ code, column: 'Column', isMapped: false, ...more })

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
  const found = issueLinks(of(code), OWN_PLACE)
  expect(found.links.map(({ label }) => label)).toEqual(labels)
  expect(found.isJudgedAgain).toBe(isJudgedAgain)
})

test('staff get the places that they have', () => {
  const place = { hrefOf: () => '', reader: 'staff' as const, prices: '/admin/prices' }
  expect(issueLinks(of('NO_COST_PRICE'), place).links).toMatchObject([{ href: '/admin/prices' }])
  expect(issueLinks(of('NO_REGISTRATION'), place)).toEqual({ links: [], isJudgedAgain: false })
})

test('the sum of distance sales is entered on the page of the import itself', () => {
  const [link] = issueLinks(of('ASK_DISTANCE_SALES_YTD_EUR'), OWN_PLACE).links
  expect(link?.href).toBe(paths.distanceSales())
})

test.each([
  ['ASK_REFUND_SIGN', { isMapped: true }, ['toMappings']],
  ['TYPE_NOT_COVERED', { isMapped: true }, ['toMappings']],
  ['ASK_MARKETPLACE', { isMapped: true, column: null }, ['toMappings']],
  // Its cell stands in the file.
  ['ASK_MARKETPLACE', { isMapped: true }, []],
  // Of Amazon's report and of our template nobody matches columns.
  ['TYPE_NOT_COVERED', {}, []],
  ['NO_COST_PRICE', { isMapped: true, column: null }, ['toCostPrices']],
])('what is mended by matching columns again leads there: %s %j', (code, more, labels) => {
  const { links, isJudgedAgain } = issueLinks(of(code, more), OWN_PLACE)
  expect(links.map(({ label }) => label)).toEqual(labels)
  if (labels[0] === 'toMappings') expect(isJudgedAgain).toBe(false)
})
