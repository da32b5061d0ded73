import { DOCUMENT_KINDS, type DocumentKind } from '../document-kinds.ts'

/** What the list is narrowed by; all of it stands in the address. */
export type VaultView = {
  kind?: DocumentKind
  country?: string
  person?: string
  year?: number
  deleted?: 1
  expiring?: 1
  keyword?: string
}

/** What an address says that cannot be is left out, as if it were not there. */
export function readView(query: URLSearchParams): VaultView {
  const kind = DOCUMENT_KINDS.find((one) => one === query.get('kind'))
  const country = /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0]
  const person = query.get('person')?.trim().slice(0, 120)
  const year = Number(/^20\d\d$/.exec(query.get('year') ?? '')?.[0] ?? 0)
  const keyword = query.get('keyword')?.trim().slice(0, 60)
  return {
    ...(kind && { kind }),
    ...(country && { country }),
    ...(person && { person }),
    ...(year > 0 && { year }),
    ...(query.get('deleted') === '1' && { deleted: 1 as const }),
    ...(query.get('expiring') === '1' && { expiring: 1 as const }),
    ...(keyword && { keyword }),
  }
}

export const isNarrowed = (view: VaultView): boolean => Object.keys(view).length > 0
