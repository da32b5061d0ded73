import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { FormDeps } from './form/node-form.ts'
import { presentCard, todayOf, type Reading } from './present-card.ts'
import { listSupplementsOf } from './supplements/supplements.queries.ts'
import { countQueue, pageOfQueue, type QueueFilter } from './work-order-lists.queries.ts'
import { companyNames, listLaneEvents, listNodes, staffNames } from './work-orders.queries.ts'

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
  const ids = records.map((record) => record.id)
  const [nodes, events, supplements, companies, names] = await Promise.all([
    listNodes(deps.db, ids),
    listLaneEvents(deps.db, ids),
    listSupplementsOf(deps.db, records),
    companyNames(
      deps.db,
      records.map((record) => record.companyId),
    ),
    staffNames(
      deps.db,
      records.flatMap((record) => (record.assigneeId ? [record.assigneeId] : [])),
    ),
  ])
  return {
    ...page,
    counts,
    records: records.map((record) => ({
      ...presentCard(record, { nodes, events, supplements }, reading),
      company: companies.get(record.companyId) ?? { id: record.companyId, name: '', nameOriginal: null },
      assignee: presentAssignee(record.assigneeId, names),
    })),
  }
}

export function presentAssignee(id: string | null, names: ReadonlyMap<string, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' }
}
