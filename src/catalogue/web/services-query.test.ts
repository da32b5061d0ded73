import { describe, expect, it } from 'vitest'
import { priceSteps, queryOfForm, readServicesQuery, servicesAddress } from './services-query.ts'

const NONE = { page: 1, compare: [] }

describe('the address of the services page', () => {
  it.each([
    [
      'category=VAT&country=DE&sort=fastest&page=2&priceTo=50000&currency=CNY',
      {
        ...NONE,
        category: 'VAT',
        country: 'DE',
        sort: 'fastest',
        page: 2,
        priceTo: 50_000,
        currency: 'CNY',
      },
    ],
    ['productType=EPR', { ...NONE, category: 'EPR' }],
    ['keyword=%20lucid%20', { ...NONE, keyword: 'lucid' }],
    ['category=CARS&country=de&sort=cheap&page=-1&priceTo=-5&currency=XXX', NONE],
    ['page=1e99&category=__proto__&priceTo=1.5', NONE],
    ['compare=a,b,a,%3Cscript%3E,c,d', { ...NONE, compare: ['a', 'b', 'c'] }],
    ['', NONE],
  ])('%s', (address, query) => {
    expect(readServicesQuery(new URLSearchParams(address))).toEqual(query)
  })

  it('cuts a keyword to the length that the call takes', () => {
    expect(readServicesQuery(new URLSearchParams({ keyword: 'x'.repeat(500) })).keyword).toHaveLength(80)
  })

  it('survives a round trip, and returns to the first page with a changed filter', () => {
    const query = readServicesQuery(new URLSearchParams('category=VAT&page=3&compare=a,b'))
    expect(readServicesQuery(new URLSearchParams(servicesAddress(query, { page: 3 }).split('?')[1]))).toEqual(
      query,
    )
    expect(servicesAddress(query, { country: 'DE' })).toBe('/services?category=VAT&country=DE&compare=a%2Cb')
  })
})

describe('price steps', () => {
  it.each([
    [{ min: 9_900, max: 89_900 }, 'EUR', [10_000, 30_000, 75_000]],
    [{ min: 9_900, max: 9_900 }, 'EUR', []],
    [{ min: 80_000, max: 700_000 }, 'CNY', [100_000, 300_000]],
  ] as const)('%j %s', (range, currency, steps) => {
    const found = priceSteps(range, currency)
    expect(found.length).toBeLessThanOrEqual(4)
    for (const step of found) expect(step > range.min && step < range.max).toBe(true)
    for (const step of steps) expect(found).toContain(step)
  })
})

describe('what the fields of the filters say', () => {
  const shown = { query: { ...NONE, keyword: 'vat' }, currency: 'EUR' as const }
  it.each([
    ['category=&country=&keyword=&priceTo=&currency=EUR&sort=popular', {}],
    [
      'category=VAT&country=DE&priceTo=50000&currency=EUR&sort=name',
      { category: 'VAT', country: 'DE', priceTo: 50_000, sort: 'name' },
    ],
    ['priceTo=50000&currency=CNY&sort=popular', { currency: 'CNY' }],
    ['keyword=lucid&currency=EUR&sort=popular', { keyword: 'lucid' }],
    ['keyword=vat&currency=EUR&sort=popular', { keyword: 'vat', sort: 'popular' }],
    ['keyword=vat&currency=EUR&sort=relevance', { keyword: 'vat' }],
  ])('%s', (fields, query) => {
    expect(queryOfForm(new URLSearchParams(fields), shown)).toEqual({ ...NONE, ...query })
  })
})
