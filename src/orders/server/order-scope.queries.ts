import { sql, type Column, type SQL } from 'drizzle-orm'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import { orderLines } from './orders.tables.ts'

/** An order is in somebody's scope with any of its lines. */
export function orderInScope(scope: StaffScope, orderId: Column | SQL): SQL | undefined {
  const ofLine = inScope(scope, orderLines)
  return (
    ofLine && sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orderId} and ${ofLine})`
  )
}
