import { and, count, desc, eq, or, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'
import { containing, patternOf } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { Turn, WorkOrderStatus } from '../states.ts'
import { cardsAndTotal, cardsOf, columnsOf, type Shape, type Window } from './cards-page.queries.ts'
import { workOrders } from './work-orders.tables.ts'

export type OwnFilter = Window & {
  status?: WorkOrderStatus
  turn?: Turn
  country?: string
  keyword?: string
  supplements?: 'waiting'
}

const isOpen = sql`${workOrders.status} = 'OPEN'`

type Dated = { boughtAt: Column; id: Column }
const newestFirst = ({ boughtAt, id }: Dated) => [desc(boughtAt), desc(id)]

const ownPage = preparedOnce((executor, has: Shape<Omit<Required<OwnFilter>, keyof Window>>) => {
  const where = and(
    eq(workOrders.companyId, sql.placeholder('companyId')),
    has.status ? eq(workOrders.status, sql.placeholder('status')) : undefined,
    has.turn ? eq(workOrders.turn, sql.placeholder('turn')) : undefined,
    has.country ? eq(workOrders.country, sql.placeholder('country')) : undefined,
    has.keyword ? isCalled(sql.placeholder('pattern')) : undefined,
    has.supplements ? and(isOpen, sql`${workOrders.supplementsWaiting} > 0`) : undefined,
  )
  const { page, parts } = cardsOf(executor, { where, order: newestFirst(workOrders) })
  return executor
    .select({ ...columnsOf(page), ...parts })
    .from(page)
    .orderBy(...newestFirst(page))
    .prepare('')
})

/** Newest first, each with what its card shows. */
export async function pageOfOwn(executor: Executor, companyId: string, filter: OwnFilter) {
  const { page, pageSize, status, turn, country, keyword, supplements } = filter
  const [isGiven, pattern] = [Boolean, patternOf(keyword ?? '')]
  const shape = {
    status: isGiven(status),
    turn: isGiven(turn),
    country: isGiven(country),
    keyword: isGiven(keyword),
    supplements: isGiven(supplements),
  }
  const values = { companyId, status, turn, country, pattern }
  const statement = ownPage(executor, shape)
  return cardsAndTotal({ page, pageSize }, (window) => statement.execute({ ...values, ...window }))
}

/** By its number, service or company, or the company's own name for it. */
function isCalled(pattern: Placeholder): SQL | undefined {
  return or(containing(workOrders.searchText, pattern), containing(sql`lower(${workOrders.label})`, pattern))
}

/** How many of a company's work orders are in each state. */
export async function countOwn(executor: Executor, companyId: string) {
  return executor
    .select({
      status: workOrders.status,
      turn: workOrders.turn,
      count: count(),
    })
    .from(workOrders)
    .where(eq(workOrders.companyId, companyId))
    .groupBy(workOrders.status, workOrders.turn)
}

/** How many supplements wait for a company; few work orders wait at any time, and a partial index holds just these. */
export async function countSupplementsWaiting(executor: Executor, companyId: string): Promise<number> {
  const { supplementsWaiting } = workOrders
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${supplementsWaiting}), 0)::int` })
    .from(workOrders)
    .where(and(eq(workOrders.companyId, companyId), isOpen, sql`${supplementsWaiting} > 0`))
  return row?.sum ?? 0
}
