import type { SavedFilter } from '#work-orders/staff/saved-views-contract.ts'
import { PLACE_FILTERS, type QueuePlace } from '#work-orders/staff/web/queue-place.ts'

/** A place in the queue as it is saved: all of it but the page. */
export function filterOfPlace({ view, sort, keyword, narrowed }: QueuePlace): SavedFilter {
  const { product, ...others } = narrowed
  const lists = { ...others, ...(product && { productCode: product }) }
  return {
    view,
    ...(sort && { sort }),
    ...(keyword !== '' && { keyword }),
    ...Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, [...values]])),
  }
}

export function placeOfFilter(filter: SavedFilter): QueuePlace {
  const narrowed = PLACE_FILTERS.flatMap((name) => {
    const values = filter[name === 'product' ? 'productCode' : name]
    return values && values.length > 0 ? [[name, values]] : []
  })
  return {
    view: filter.view,
    sort: filter.sort,
    keyword: filter.keyword ?? '',
    page: 1,
    narrowed: Object.fromEntries(narrowed) as QueuePlace['narrowed'],
  }
}
