import { paths } from '#paths.ts'

export const FILTERS = [
  'AWAITING_PAYMENT',
  'FULFILLING',
  'COMPLETED',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'CANCELLED',
  'EXPIRED',
] as const

/** What the list of orders is narrowed by; all of it stands in the address. */
export type OrdersView = {
  status?: (typeof FILTERS)[number] | undefined
  country?: string | undefined
  keyword?: string | undefined
}

/** What an address says that cannot be is left out, as if it were not there. */
export function readOrdersView(query: URLSearchParams): OrdersView {
  const status = FILTERS.find((one) => one === query.get('status'))
  const country = /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0]
  const keyword = query.get('keyword')?.trim().slice(0, 80)
  return { ...(status && { status }), ...(country && { country }), ...(keyword && { keyword }) }
}

/** Another status of what is narrowed as before. */
export const statusHref = (view: OrdersView, status: OrdersView['status']): string =>
  paths.myOrders({ ...view, status })
