import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { cartLines } from './cart.tables.ts'

export const cartExport: ExportPart = {
  tables: [exportTable({ table: cartLines, name: 'cart', title: { en: 'Cart', zh: '购物车' } })],
}
