import { eq, exists, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { orders } from '#orders/server/orders.tables.ts'
import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { disputes, payments, refundProposals, refunds, transfers } from './payments.tables.ts'

const OURS = 'belongs to the work of the agency'

export const paymentsExport: ExportPart = {
  tables: [
    exportTable({
      table: payments,
      name: 'payments',
      title: { en: 'Payments', zh: '付款' },
      omit: {
        sessionId: 'opens the payment at the provider',
        redirectUrl: 'opens the payment at the provider',
        nextCheckAt: OURS,
      },
    }),
    exportTable({
      table: refunds,
      name: 'refunds',
      title: { en: 'Refunds', zh: '退款' },
      omit: { requestKey: OURS, nextTryAt: OURS, requestedBy: OURS, requestedByName: OURS, failure: OURS },
    }),
    exportTable({
      table: disputes,
      name: 'payment-disputes',
      title: { en: 'Disputed payments', zh: '付款争议' },
      omit: { newsAt: OURS, dueAt: OURS },
    }),
    exportTable({
      table: refundProposals,
      name: 'refund-proposals',
      title: { en: 'Refunds proposed', zh: '退款申请' },
      omit: { proposedBy: OURS, proposedByName: OURS, decidedBy: OURS, decidedByName: OURS },
    }),
    exportTable({
      table: transfers,
      name: 'bank-transfers',
      title: { en: 'Bank transfers received', zh: '收到的银行汇款' },
      omit: { importedBy: OURS, decidedBy: OURS, decidedByName: OURS },
      where: ({ companyId }) =>
        exists(
          new QueryBuilder()
            .select({ one: sql`1` })
            .from(orders)
            .where(sql`${eq(orders.id, transfers.orderId)} and ${eq(orders.companyId, companyId)}`),
        ),
    }),
  ],
}
