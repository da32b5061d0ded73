import { sql } from 'drizzle-orm'
import { workOrders } from './work-orders.tables.ts'

/** Somebody should have it: it is open, or a letter about it is to be answered. The same words as those of the indexes. */
export const isWork = sql`(${workOrders.status} = 'OPEN' or ${workOrders.urgentAt} is not null)`
