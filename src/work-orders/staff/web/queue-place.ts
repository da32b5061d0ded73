import { type ListPlace, readListPlace } from '#back-office/web/frame/list-place.ts'
import { QUEUE_VIEWS, type QueueView } from '#work-orders/staff/contract.ts'

/** The place in the queue: view, filter and page. */
export type QueuePlace = ListPlace<QueueView> & { view: QueueView; product: string }

export function readQueuePlace(query: URLSearchParams): QueuePlace {
  const { view = 'myTurn', ...place } = readListPlace(query, QUEUE_VIEWS)
  return { ...place, view, product: (query.get('product') ?? '').slice(0, 80) }
}

/** The place as query parameters; defaults are left out to keep addresses short. */
export function placeQuery({ view, page, keyword, product }: QueuePlace) {
  return {
    view: view === 'myTurn' ? undefined : view,
    product: product === '' ? undefined : product,
    keyword: keyword === '' ? undefined : keyword,
    page: page === 1 ? undefined : page,
  }
}
