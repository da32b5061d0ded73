import { describe, expect, it } from 'vitest'
import { readServicesQuery } from './services-query.ts'

describe('the address of the services page', () => {
  it.each([
    [
      'category=VAT&country=DE&sort=fastest&page=2',
      { category: 'VAT', country: 'DE', sort: 'fastest', page: 2 },
    ],
    ['productType=EPR', { category: 'EPR', page: 1 }],
    ['keyword=%20lucid%20', { keyword: 'lucid', page: 1 }],
    ['category=CARS&country=de&sort=cheap&page=-1', { page: 1 }],
    ['page=1e99&category=__proto__', { page: 1 }],
    ['', { page: 1 }],
  ])('%s', (address, query) => {
    expect(readServicesQuery(new URLSearchParams(address))).toEqual(query)
  })

  it('cuts a keyword to the length that the call takes', () => {
    expect(readServicesQuery(new URLSearchParams({ keyword: 'x'.repeat(500) })).keyword).toHaveLength(80)
  })
})
