import type { Executor } from '#platform/server/database.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { listWithdrawnRows } from '../contract.ts'
import { requireImport } from './read-import.ts'
import { pageOfWithdrawn } from './withdrawn-rows.queries.ts'

type Asked = { companyId: string; importId: string; page: number; pageSize: number }

/** @throws reports.import_not_found */
export async function readWithdrawn(
  executor: Executor,
  { companyId, importId, page, pageSize }: Asked,
): Promise<OutputOf<typeof listWithdrawnRows>> {
  const id = { companyId, id: importId }
  await requireImport(executor, id)
  const { rows, total } = await pageOfWithdrawn(executor, { ...id, page, pageSize })
  const records = rows.map((row) => ({
    id: row.id,
    line: row.line,
    day: row.day,
    type: row.type,
    orderId: row.orderId,
    sku: row.sku,
    depart: row.depart,
    arrive: row.arrive,
    currency: row.currency,
    gross: row.gross,
    vat: row.vat,
  }))
  return { records, total, page, pageSize }
}
