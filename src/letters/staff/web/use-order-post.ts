import { useHintedPoll } from '#back-office/web/frame/use-hinted-poll.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { staffAuthorityLetters } from '../contract.ts'
import { staffInspections } from '../inspections-contract.ts'

/** More than a work order has; beyond them the lists of all find the rest. */
const SHOWN = 20

/** The letters and checks about a work order, what is open first, by its day. */
export function useOrderPost(workOrderId: string) {
  const about = { workOrderId, pageSize: SHOWN }
  const options = { staff: true, refetchInterval: useHintedPoll() }
  return {
    letters: useCallQuery(staffAuthorityLetters, about, options),
    checks: useCallQuery(staffInspections, about, options),
  }
}
