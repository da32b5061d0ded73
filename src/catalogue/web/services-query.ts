import { PRODUCT_SORTS } from '../contract.ts'
import { CATEGORY_CODES, type CategoryCode } from '../product.ts'

export type ServicesQuery = {
  category?: CategoryCode
  country?: string
  keyword?: string
  sort?: (typeof PRODUCT_SORTS)[number]
  page: number
}

/**
 * The filters that an address asks for; what is not known is left out, so that an old link still shows something.
 * `productType` is the name under which a category arrives from outside.
 */
export function readServicesQuery(search: URLSearchParams): ServicesQuery {
  const wanted = search.get('category') ?? search.get('productType')
  const category = CATEGORY_CODES.find((code) => code === wanted)
  const country = /^[A-Z]{2}$/.exec(search.get('country') ?? '')?.[0]
  const keyword = search.get('keyword')?.trim().slice(0, 80)
  const sort = PRODUCT_SORTS.find((name) => name === search.get('sort'))
  const page = Number(search.get('page'))
  return {
    ...(category && { category }),
    ...(country && { country }),
    ...(keyword && { keyword }),
    ...(sort && { sort }),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
