import { addWorkingDays, type Day } from '#platform/shared/calendar.ts'
import {
  afterSupplementMove,
  isSupplementOpen,
  supplementHolder,
  type SupplementAction,
} from '../../supplements.ts'
import type { Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { SupplementRow } from '../work-orders.tables.ts'
import { supplementRefusals } from './supplements.errors.ts'

/** How long the seller has for a material, and how long the agency looks at it. */
const DAYS_TO_ANSWER = 5
const DAYS_TO_CHECK = 2

export function supplementDueAfter(work: Pick<Work, 'today'>): Day {
  return addWorkingDays(work.today, DAYS_TO_ANSWER)
}

export function supplementOf(work: Work, id: string): SupplementRow {
  const found = work.supplements.find((candidate) => candidate.id === id)
  if (!found) throw supplementRefusals.not_found()
  return found
}

/** Makes one move of the table. @throws why it is not possible now */
export function moveSupplement(
  work: Work,
  supplement: SupplementRow,
  action: SupplementAction,
  options: { dueAt?: Day } = {},
): void {
  if (work.workOrder.status !== 'OPEN') throw workOrderRefusals.not_open()
  const after = afterSupplementMove(supplement.status, action)
  if (!after) throw obstacleTo(supplement)
  supplement.status = after
  supplement.statusSince = work.now
  supplement.dueAt = options.dueAt ?? dueIn(work, supplement)
  work.changedSupplements.add(supplement)
}

function dueIn(work: Work, { status }: SupplementRow): Day | null {
  const holder = supplementHolder(status)
  if (holder === 'seller') return supplementDueAfter(work)
  return holder === 'agency' ? addWorkingDays(work.today, DAYS_TO_CHECK) : null
}

function obstacleTo({ status }: SupplementRow): Error {
  if (!isSupplementOpen(status)) return supplementRefusals.at_rest()
  return status === 'SUBMITTED' ? supplementRefusals.already_sent() : supplementRefusals.not_sent_yet()
}
