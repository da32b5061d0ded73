import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StatedMonth } from '../contract.ts'
import { lastReadyMonth, twelveMonthsTo } from '../fetch-states.ts'
import { holdingStatements } from './no-sales.queries.ts'

type Asked = { companyId: string; from?: string | undefined; to?: string | undefined }

/** The months of which it is stated, and holds, that there were no sales. */
export async function readNoSales(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  asked: Asked,
): Promise<StatedMonth[]> {
  const listed = new Set(twelveMonthsTo(lastReadyMonth(deps.clock.now())))
  const rows = await holdingStatements(deps.db, asked)
  return rows.map(({ shopId, shop, removedAt, month, statedAt, kind, name, reason }) => ({
    shopId,
    shop: shop ?? '',
    isInList: shop !== null && removedAt === null && listed.has(month.slice(0, 7)),
    month: month.slice(0, 7),
    at: statedAt.toISOString(),
    by: { kind, name },
    reason,
  }))
}
