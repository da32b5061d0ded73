import type { FilingStatus } from '../declaration.ts'

/** What the list shows, as it stands in the address. */
export type DeclarationView = {
  status?: FilingStatus | undefined
  country?: string | undefined
  year?: string | undefined
  view?: 'calendar' | undefined
}

export const FILTERS = ['AWAITING_DATA', 'AWAITING_CONFIRMATION', 'FILED', 'ACCEPTED', 'REJECTED'] as const

/** An address that was changed by hand narrows by what of it makes sense. */
export function readView(query: URLSearchParams): DeclarationView {
  const [country, year] = [query.get('country') ?? '', query.get('year') ?? '']
  return {
    status: FILTERS.find((one) => one === query.get('status')),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    year: /^20\d{2}$/.test(year) ? year : undefined,
    view: query.get('view') === 'calendar' ? 'calendar' : undefined,
  }
}
