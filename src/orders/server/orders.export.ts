import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { orderHistory, orderLines, orders } from './orders.tables.ts'

export const ordersExport: ExportPart = {
  tables: [
    exportTable({ table: orders, name: 'orders', title: { en: 'Orders', zh: '订单' } }),
    exportTable({
      table: orderLines,
      name: 'order-lines',
      title: { en: 'Services ordered', zh: '订单明细' },
    }),
    exportTable({
      table: orderHistory,
      name: 'order-history',
      title: { en: 'History of the orders', zh: '订单记录' },
    }),
  ],
}
