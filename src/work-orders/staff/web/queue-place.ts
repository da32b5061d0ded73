import { QUEUE_VIEWS, type QueueView } from '#work-orders/staff/contract.ts'

/** Where one stands in the queue; it lives in the address, so that a link, the back button and a reload keep it. */
export type QueuePlace = { view: QueueView; page: number; keyword: string; product: string }

export function readQueuePlace(query: URLSearchParams): QueuePlace {
  const view = QUEUE_VIEWS.find((known) => known === query.get('view')) ?? 'myTurn'
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1)
  const product = (query.get('product') ?? '').slice(0, 80)
  return { view, page, keyword: (query.get('keyword') ?? '').slice(0, 80), product }
}

/** The place as query parameters; what is usual is left out, so that addresses stay short. */
export function placeQuery({ view, page, keyword, product }: QueuePlace) {
  return {
    view: view === 'myTurn' ? undefined : view,
    product: product === '' ? undefined : product,
    keyword: keyword === '' ? undefined : keyword,
    page: page === 1 ? undefined : page,
  }
}
