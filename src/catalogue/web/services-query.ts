import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import { readPage } from '#platform/ui/pager.ts'
import { paths } from '#paths.ts'
import { PRODUCT_SORTS } from '../contract.ts'
import { CATEGORY_CODES, type CategoryCode } from '../codes.ts'

/** More do not fit side by side. */
export const COMPARED_AT_MOST = 3

export type ServicesQuery = {
  category?: CategoryCode
  country?: string
  keyword?: string
  sort?: (typeof PRODUCT_SORTS)[number]
  /** Minor units of the currency. */
  priceTo?: number
  currency?: Currency
  page: number
  /** Codes of the services chosen for comparison. */
  compare: readonly string[]
}

const CODE = /^[a-z0-9-]{1,60}$/

/**
 * The filters in an address; unknown ones are ignored, so that an old link still shows something. `productType` is the
 * name of the category in external links.
 */
export function readServicesQuery(search: URLSearchParams): ServicesQuery {
  const wanted = search.get('category') ?? search.get('productType')
  const category = CATEGORY_CODES.find((code) => code === wanted)
  const country = /^[A-Z]{2}$/.exec(search.get('country') ?? '')?.[0]
  const keyword = search.get('keyword')?.trim().slice(0, 80)
  const sort = PRODUCT_SORTS.find((name) => name === search.get('sort'))
  const currency = CURRENCIES.find((code) => code === search.get('currency'))
  const priceTo = wholeNumber(search.get('priceTo'), 100_000_000)
  return {
    ...(category && { category }),
    ...(country && { country }),
    ...(keyword && { keyword }),
    ...(sort && { sort }),
    ...(priceTo !== undefined && { priceTo }),
    ...(currency && { currency }),
    page: readPage(search),
    compare: comparedCodes((search.get('compare') ?? '').split(',')),
  }
}

/**
 * What the fields of the filters say. Limits are per currency, so another currency drops them; the usual order is not
 * named.
 */
export function queryOfForm(
  fields: URLSearchParams,
  shown: { query: ServicesQuery; currency: Currency },
): ServicesQuery {
  const wanted = readServicesQuery(fields)
  const usual = wanted.keyword ? 'relevance' : 'popular'
  const { sort, currency, priceTo, ...rest } = wanted
  const isOther = currency !== undefined && currency !== shown.currency
  const kept = isOther ? currency : shown.query.currency
  // a search by a new word begins with the best match
  const isNewWord = wanted.keyword !== undefined && wanted.keyword !== shown.query.keyword
  return {
    ...rest,
    ...(sort && sort !== usual && !(isNewWord && sort === 'popular') && { sort }),
    ...(priceTo !== undefined && !isOther && { priceTo }),
    ...(kept && { currency: kept }),
  }
}

/** The codes of services to compare, without duplicates, up to the maximum. */
export function comparedCodes(codes: readonly string[]): string[] {
  return [...new Set(codes)].filter((code) => CODE.test(code)).slice(0, COMPARED_AT_MOST)
}

/** The catalogue's address with these filters; a changed filter starts at the first page. */
export function servicesAddress(query: ServicesQuery, change: Partial<ServicesQuery> = {}): string {
  const { compare, page, ...filters } = { ...query, page: 1, ...change }
  return paths.services({
    ...filters,
    ...(compare.length > 0 && { compare: compare.join(',') }),
    ...(page > 1 && { page }),
  })
}

const STEPS = [100, 200, 300, 500, 750, 1000, 1500, 2000, 3000]
/** So that the steps are round in every currency. */
const SCALE: Record<Currency, number> = { EUR: 1, GBP: 1, USD: 1, CNY: 10 }

/** Round upper limits that divide the existing prices, in minor units; at most four. */
export function priceSteps(range: { min: number; max: number }, currency: Currency): number[] {
  const between = STEPS.map((step) => step * SCALE[currency] * 100).filter(
    (amount) => amount > range.min && amount < range.max,
  )
  const every = Math.max(1, Math.ceil(between.length / 4))
  return between.filter((_step, index) => index % every === 0)
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const number = Number(text ?? '')
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}
