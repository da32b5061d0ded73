import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { listCaseWorkers } from '#staff/server/public.ts'
import type { teamLoad } from '../../staff/load-contract.ts'
import { ASSIGNED_TO_NOBODY } from '../../staff/queue-filter.ts'
import { staffNames } from '../work-orders.queries.ts'
import { countLoad } from './team-load.queries.ts'

const NONE = { agency: 0, beyondLevel: 0, waiting: 0, overdue: 0 }

/** Who works on orders, with what each has; and who does so no more, as long as something is left with them. */
export async function readLoad({
  db,
  clock,
  config,
}: Pick<ServerDeps, 'db' | 'clock' | 'config'>): Promise<OutputOf<typeof teamLoad>> {
  const now = clock.now()
  const today = dayOf(now, config.agency.timeZone)
  const [rows, workers] = await Promise.all([countLoad(db, { now, today }), listCaseWorkers(db)])
  const loads = new Map(rows.map(({ assigneeId, ...load }) => [assigneeId, load]))
  const left = rows.flatMap(({ assigneeId: id }) =>
    id === null || workers.some((one) => one.id === id) ? [] : [id],
  )
  const gone = [...(await staffNames(db, left))].map(([id, name]) => ({ id, name }))
  const shown = (people: readonly { id: string; name: string }[], works: boolean) =>
    people.map(({ id, name }) => ({ id, name, works, ...(loads.get(id) ?? NONE) }))
  return {
    people: [...shown(gone, false), ...shown(workers, true)].toSorted(
      (a, b) => Number(a.works) - Number(b.works) || b.agency - a.agency || a.name.localeCompare(b.name),
    ),
    nobody: { id: ASSIGNED_TO_NOBODY, ...(loads.get(null) ?? NONE) },
  }
}
