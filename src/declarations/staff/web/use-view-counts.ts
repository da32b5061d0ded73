import { useCallQuery } from '#platform/web/query.ts'
import { FILING_STATUSES, type FilingStatus } from '../../declaration.ts'
import { countWork } from '../work-list-contract.ts'
import type { WorkPlace } from './work-place.ts'

type Shown = { count?: number; late?: boolean }

/** The figures beside the views, of what the other filters leave. What is accepted is not counted: it only grows. */
export function useViewCounts({ country, kind, assignee, keyword, turn }: WorkPlace) {
  const filter = { country, kind, assignee, keyword, turn }
  const { data } = useCallQuery(countWork, filter, { staff: true })
  const countOf = (status: FilingStatus) => data?.statuses[status] ?? 0
  return {
    all: data && { count: FILING_STATUSES.reduce((sum, status) => sum + countOf(status), 0) },
    of(status: FilingStatus): Shown {
      if (!data || status === 'ACCEPTED') return {}
      return { count: countOf(status), late: status === 'REJECTED' && countOf(status) > 0 }
    },
    toMatch: typeof data?.toMatch === 'number' ? { count: data.toMatch } : {},
  }
}
