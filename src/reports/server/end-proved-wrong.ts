import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { endProvedWrong } from './no-sales.repository.ts'
import type { ImportRow } from './reports.tables.ts'

type Report = Pick<ImportRow, 'companyId' | 'id' | 'shopId' | 'source' | 'saleDays'>

/** A report has sales of months of which somebody said that there were none: it is so no longer. */
export async function endStatementsOf(tx: Transaction, report: Report, at: Date): Promise<void> {
  const { companyId, id: importId, shopId, source, saleDays } = report
  const months = Object.keys(saleDays ?? {})
  const proved = { companyId, importId, shopId, isAmazon: source === 'AMAZON', months, at }
  const who = { actorKind: PORTAL.kind, actorId: PORTAL.id }
  for (const ended of await endProvedWrong(tx, proved)) {
    const detail = { shop: ended.shopId, month: ended.month.slice(0, 7), import: importId }
    await writeAudit(tx, {
      at,
      ...who,
      action: 'reports.no_sales_ended',
      record: ended.id,
      companyId,
      detail,
    })
  }
}
