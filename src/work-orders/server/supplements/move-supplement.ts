import type { Day } from '#platform/shared/calendar.ts'
import { supplementDueDate } from '../../due-dates.ts'
import { afterSupplementMove, isSupplementOpen, type SupplementAction } from '../../supplements.ts'
import type { Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { SupplementRow } from '../work-orders.tables.ts'
import { supplementRefusals } from './supplements.errors.ts'

export function supplementOf(work: Work, id: string): SupplementRow {
  const found = work.supplements.find((candidate) => candidate.id === id)
  if (!found) throw supplementRefusals.not_found()
  return found
}

/** Makes one move of the table. @throws the obstacle when it is not possible now */
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
  supplement.dueAt = options.dueAt ?? supplementDueDate(supplement.status, work.today)
  work.changedSupplements.add(supplement)
}

function obstacleTo({ status }: SupplementRow): Error {
  if (!isSupplementOpen(status)) return supplementRefusals.at_rest()
  return status === 'SUBMITTED' ? supplementRefusals.already_sent() : supplementRefusals.not_sent_yet()
}
