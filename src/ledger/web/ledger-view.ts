import { LINE_STATUSES, type ShownStatus } from '../ledger-moves.ts'

/** What the list is narrowed by; all of it stands in the address. */
export type LedgerView = { status?: ShownStatus; country?: string; keyword?: string }

/** What an address says that cannot be is left out, as if it were not there. */
export function readLedgerView(query: URLSearchParams): LedgerView {
  const status = LINE_STATUSES.find((one) => one === query.get('status'))
  const country = /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0]
  const keyword = query.get('keyword')?.trim().slice(0, 60)
  return { ...(status && { status }), ...(country && { country }), ...(keyword && { keyword }) }
}
