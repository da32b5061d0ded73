import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { opaqueList } from '#platform/server/opaque.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { Service } from '#registrations/server/public.ts'
import { orderLines, orders, type OrderLineRow, type OrderRow } from '../orders.tables.ts'

/** An unpaid order of the company that renews some of these services. */
export async function orderIdOfRenewals(
  executor: Executor,
  companyId: string,
  serviceIds: readonly string[],
): Promise<string | undefined> {
  const [line] = await executor
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.companyId, companyId),
        inArray(orderLines.renews, [...serviceIds]),
        eq(orders.status, 'AWAITING_PAYMENT'),
      ),
    )
    .limit(1)
  return line?.orderId
}

const linesOf = preparedOnce((executor, _shape: 'ids') =>
  executor
    .select({ line: orderLines, order: { id: orders.id, status: orders.status, currency: orders.currency } })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      or(
        sql`${orderLines.id} = any(${opaqueList('lineIds')})`,
        sql`${orderLines.workOrderId} = any(${opaqueList('workOrderIds')})`,
      ),
    )
    .prepare(''),
)

const lineIdOf = ({ filing, renewedBy }: Service) => filing?.term.orderLineId ?? renewedBy

/**
 * The line with which each service was bought last, and its order: that of its term of returns, of the renewal of its
 * validity, or of the work that obtained it. By the service's id.
 */
export async function findLinesOfServices(
  executor: Executor,
  services: readonly Service[],
): Promise<Map<string, { line: OrderLineRow; order: Pick<OrderRow, 'id' | 'status' | 'currency'> }>> {
  if (services.length === 0) return new Map()
  const rows = await linesOf(executor, 'ids').execute({
    lineIds: services.flatMap((service) => lineIdOf(service) ?? []),
    workOrderIds: services.map(({ registration }) => registration.workOrderId),
  })
  return new Map(
    services.flatMap((service) => {
      const lineId = lineIdOf(service)
      const found = rows.find(({ line }) =>
        lineId === null ? line.workOrderId === service.registration.workOrderId : line.id === lineId,
      )
      return found ? [[service.registration.id, found]] : []
    }),
  )
}

/** The category of each service, by its id. */
export async function categoriesOfServices(
  executor: Executor,
  services: readonly Service[],
): Promise<Map<string, string>> {
  const lines = await findLinesOfServices(executor, services)
  return new Map([...lines].map(([id, { line }]) => [id, line.category]))
}
