import { useSearchParams } from 'react-router'
import { readListPlace } from '#back-office/web/frame/list-place.ts'
import {
  DECLARATION_KINDS,
  type DeclarationKind,
  FILING_STATUSES,
  type FilingStatus,
} from '../../declaration.ts'
import { type Holder, HOLDERS } from '../../whose-turn.ts'

/** What is filtered for; what is not is left out. */
export type WorkPlace = {
  status?: FilingStatus
  country?: string
  kind?: DeclarationKind
  turn?: Holder
  keyword?: string
}

/** The place in the work list, from its address: a link, the back button and a reload keep it. */
export function readWorkPlace(query: URLSearchParams): WorkPlace & { page: number } {
  const { view: status, keyword, page } = readListPlace(query, FILING_STATUSES, 'status')
  const country = /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0]
  const kind = DECLARATION_KINDS.find((one) => one === query.get('kind'))
  const turn = HOLDERS.find((one) => one === query.get('turn'))
  return {
    page,
    ...(status && { status }),
    ...(country && { country }),
    ...(kind && { kind }),
    ...(turn && { turn }),
    ...(keyword && { keyword }),
  }
}

export function useWorkPlace(): WorkPlace & { page: number } {
  const [query] = useSearchParams()
  return readWorkPlace(query)
}
