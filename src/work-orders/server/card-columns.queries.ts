import { sql } from 'drizzle-orm'
import { rowsAsValue } from '#platform/server/rows-as-value.queries.ts'
import { LANE_KEYS } from './work-orders.queries.ts'
import { woHistory, woNodes, workOrders, woSupplements } from './work-orders.tables.ts'

/** What a card shows of a work order itself. */
export const CARD_COLUMNS = {
  id: workOrders.id,
  companyId: workOrders.companyId,
  number: workOrders.number,
  orderId: workOrders.orderId,
  orderNumber: workOrders.orderNumber,
  productId: workOrders.productId,
  productCode: workOrders.productCode,
  productName: workOrders.productName,
  country: workOrders.country,
  boughtAt: workOrders.boughtAt,
  status: workOrders.status,
  label: workOrders.label,
  assigneeId: workOrders.assigneeId,
  turn: workOrders.turn,
  turnSince: workOrders.turnSince,
  percent: workOrders.percent,
  dueOn: workOrders.dueOn,
  dueDay: workOrders.dueDay,
  urgentAt: workOrders.urgentAt,
  urgentBecause: workOrders.urgentBecause,
  letterIsCheck: workOrders.letterIsCheck,
  levelEndsAt: workOrders.levelEndsAt,
  levelDays: workOrders.levelDays,
  heldSince: workOrders.heldSince,
  heldUntil: workOrders.heldUntil,
  expectedLow: workOrders.expectedLow,
  expectedHigh: workOrders.expectedHigh,
  completedAt: workOrders.completedAt,
  updatedAt: workOrders.updatedAt,
  revision: workOrders.revision,
  supplementsAsked: workOrders.supplementsAsked,
  supplementsWaiting: workOrders.supplementsWaiting,
}
export const CARD_KEYS = Object.keys(CARD_COLUMNS) as (keyof typeof CARD_COLUMNS)[]

/** What it shows of the records that belong to one, where `page` selects work orders. */
export const CARD_PARTS = {
  nodes: rowsAsValue(woNodes, {
    columns: [
      'id',
      'key',
      'position',
      'name',
      'kind',
      'owner',
      'status',
      'statusSince',
      'expectedDays',
      'reviews',
      'filedBy',
      'startedAt',
      'finishedAt',
      'dueAt',
    ],
    where: sql`${woNodes}.work_order_id = page.id`,
    order: sql`${woNodes}.position`,
  }),
  events: rowsAsValue(woHistory, {
    columns: ['nodeId', 'key', 'at'],
    where: sql`${woHistory}.work_order_id = page.id and ${woHistory}.key = any(${sql.param([...LANE_KEYS])}::text[])`,
    order: sql`${woHistory}.sequence`,
  }),
  supplements: rowsAsValue(woSupplements, {
    columns: ['status', 'statusSince', 'dueAt'],
    // Most were never asked for any.
    where: sql`page.supplements_asked > 0 and ${woSupplements}.work_order_id = page.id`,
    order: sql`${woSupplements}.position`,
  }),
}
