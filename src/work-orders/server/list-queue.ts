import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { FormDeps } from './form/node-form.ts'
import { presentCard, todayOf, type Reading } from './present-card.ts'
import { countQueue, pageOfQueue, type QueueFilter } from './work-order-lists.queries.ts'

/** The staff's list of work orders, with the count of every view. */
export async function listQueue(
  deps: Pick<FormDeps, 'db'>,
  staff: StaffPrincipal,
  filter: Omit<QueueFilter, 'staffId' | 'today'>,
  reading: Reading,
) {
  const who = { staffId: staff.staffId, today: todayOf(reading) }
  const [{ records, ...page }, counts] = await Promise.all([
    pageOfQueue(deps.db, { ...filter, ...who }),
    countQueue(deps.db, who),
  ])
  return {
    ...page,
    counts,
    records: records.map((record) => ({
      ...presentCard(record, record, reading),
      company: {
        id: record.companyId,
        name: record.companyName ?? '',
        nameOriginal: record.companyNameOriginal,
      },
      assignee: presentAssignee(record.assigneeId, record.assigneeName),
    })),
  }
}

export function presentAssignee(id: string | null, name: string | null | undefined) {
  return id === null ? null : { id, name: name ?? '' }
}
