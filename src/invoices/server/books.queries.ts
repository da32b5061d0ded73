import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { orders } from '#orders/server/orders.tables.ts'
import { payments, refunds, transfers } from '#payments/server/payments.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { inMonth } from './invoices.queries.ts'
import { invoices } from './invoices.tables.ts'

/** From the first day to before the last one, in the agency's zone. */
export type BookSpan = { month: string; firstDay: string; endDay: string; timeZone: string }

/** When a day begins there. */
const beginOf = (day: string, timeZone: string) => sql`(${day}::timestamp at time zone ${timeZone})`

export async function documentsOfMonth(executor: Executor, { month }: BookSpan) {
  return executor
    .select()
    .from(invoices)
    .where(inMonth(month))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
}

/** What a provider took, on the day on which it was settled. Transfers are booked by the lines of the bank. */
export async function paymentsOfMonth(executor: Executor, { firstDay, endDay, timeZone }: BookSpan) {
  return executor
    .select({ payment: payments, orderNumber: orders.number, buyer: orders.buyer })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        gte(payments.settledAt, beginOf(firstDay, timeZone)),
        lt(payments.settledAt, beginOf(endDay, timeZone)),
        ne(payments.method, 'BANK_TRANSFER'),
        ne(payments.status, 'FAILED'),
        ne(payments.status, 'CANCELLED'),
      ),
    )
    .orderBy(asc(payments.settledAt), asc(payments.id))
}

/** Lines of the bank's statement that were counted for an order. */
export async function transfersOfMonth(executor: Executor, { firstDay, endDay }: BookSpan) {
  return executor
    .select({ transfer: transfers, orderNumber: orders.number, buyer: orders.buyer })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(eq(transfers.status, 'MATCHED'), gte(transfers.day, firstDay), lt(transfers.day, endDay)))
    .orderBy(asc(transfers.day), asc(transfers.id))
}

export async function refundsOfMonth(executor: Executor, { firstDay, endDay, timeZone }: BookSpan) {
  return executor
    .select({ refund: refunds, method: payments.method, orderNumber: orders.number, buyer: orders.buyer })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        gte(refunds.bookedAt, beginOf(firstDay, timeZone)),
        lt(refunds.bookedAt, beginOf(endDay, timeZone)),
      ),
    )
    .orderBy(asc(refunds.bookedAt), asc(refunds.id))
}
