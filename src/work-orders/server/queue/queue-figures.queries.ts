import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { scopeShape, type ScopeShape, scopeValues } from '#staff/server/public.ts'
import { QUEUE_FIGURE_LIMIT } from '../../staff/contract.ts'
import type { QueueView } from '../../staff/queue-filter.ts'
import { byUrgency, countSeen } from './seen-rows.queries.ts'
import { MY_TURN, partsOf } from './queue-views.queries.ts'

/** My turn is counted in its two parts. */
type FiguredView = Exclude<QueueView, 'all' | 'myTurn'>
type Figure = FiguredView | 'myOwn' | 'free'

function partsOfFigure(figure: Figure): readonly (SQL | undefined)[] {
  if (figure === 'myOwn') return [MY_TURN.own]
  return figure === 'free' ? [MY_TURN.free] : partsOf(figure)
}

/** Counted in the order of an index, which ends at the limit; without one the whole view would be gathered first. */
const SORTED: ReadonlySet<Figure> = new Set(['unassigned', 'agency'])
const NOBODYS: ReadonlySet<Figure> = new Set(['unassigned', 'free'])
const AT_MOST = sql.raw(String(QUEUE_FIGURE_LIMIT))

const figures = preparedOnce((executor, sees: ScopeShape) => {
  const figure = (view: Figure) => {
    const order = SORTED.has(view) ? { order: byUrgency } : {}
    const isNobodys = NOBODYS.has(view)
    const counts = partsOfFigure(view).map((where) =>
      countSeen(sees, { where, limit: AT_MOST, isNobodys, ...order }),
    )
    return sql<number>`least(${AT_MOST}, ${sql.join(counts, sql` + `)})`.mapWith(Number)
  }
  return executor
    .select({
      myOwn: figure('myOwn'),
      free: figure('free'),
      agency: figure('agency'),
      unassigned: figure('unassigned'),
      overdue: figure('overdue'),
      seller: figure('seller'),
      authority: figure('authority'),
      onHold: figure('onHold'),
      watched: figure('watched'),
    })
    .from(sql`(values (1)) as one`)
    .prepare('')
})

const NONE: Record<Figure, number> = {
  myOwn: 0,
  free: 0,
  agency: 0,
  unassigned: 0,
  overdue: 0,
  seller: 0,
  authority: 0,
  onHold: 0,
  watched: 0,
}

/** The counts beside the views, each up to QUEUE_FIGURE_LIMIT only: the queue is read all day. */
export async function countQueue(
  executor: Executor,
  { scope, ...who }: { staffId: string; today: string; scope: StaffScope },
) {
  const [row] = await figures(executor, scopeShape(scope)).execute({ ...who, ...scopeValues(scope) })
  return row ?? NONE
}
