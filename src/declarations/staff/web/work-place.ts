import { useSearchParams } from 'react-router'
import { readListPlace } from '#back-office/web/frame/list-place.ts'
import {
  DECLARATION_KINDS,
  type DeclarationKind,
  FILING_STATUSES,
  type FilingStatus,
} from '../../declaration.ts'
import { type Holder, HOLDERS } from '../../whose-turn.ts'
import { WORK_GROUPS, type WorkGroup } from '../../work-groups.ts'

/** What is filtered for; what is not is left out. */
export type WorkPlace = {
  status?: FilingStatus
  country?: string
  kind?: DeclarationKind
  turn?: Holder
  assignee?: 'me' | 'nobody'
  /** By due day, where it says nothing. */
  group?: WorkGroup
  keyword?: string
}

/** The place in the work list, from its address: a link, the back button and a reload keep it. */
export function readWorkPlace(query: URLSearchParams): WorkPlace & { page: number } {
  const { view: status, keyword, page } = readListPlace(query, FILING_STATUSES, 'status')
  const country = /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0]
  const kind = DECLARATION_KINDS.find((one) => one === query.get('kind'))
  const turn = HOLDERS.find((one) => one === query.get('turn'))
  const assignee = (['me', 'nobody'] as const).find((one) => one === query.get('assignee'))
  const group = WORK_GROUPS.find((one) => one === query.get('group'))
  return {
    page,
    ...(status && { status }),
    ...(country && { country }),
    ...(kind && { kind }),
    ...(turn && { turn }),
    ...(assignee && { assignee }),
    ...(group && { group }),
    ...(keyword && { keyword }),
  }
}

/** Whether some rows are left out; how they are grouped leaves out none. */
export const isNarrowed = (place: WorkPlace): boolean => Object.keys(place).some((name) => name !== 'group')

export function useWorkPlace(): WorkPlace & { page: number } {
  const [query] = useSearchParams()
  return readWorkPlace(query)
}
