import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { mendsTorn } from '../torn-rows.ts'
import type { ImportRow } from './reports.tables.ts'
import { asLaterFile, resolveTorn, tornFiles } from './torn-rows.queries.ts'

/**
 * Notes of earlier files that this one mends their torn lines.
 * @returns the days that lines of these files, or torn ones of its own, may be of: their returns are told
 */
export async function mendTorn(
  tx: Transaction,
  row: ImportRow,
  at: Date,
): Promise<{ first: Day; last: Day }[]> {
  const days: { first: Day; last: Day }[] = []
  for (const torn of await tornFiles(tx, row.companyId)) {
    const isOwn = torn.id === row.id
    if (!isOwn && !mendsTorn(torn, await asLaterFile(tx, row, torn))) continue
    if (!isOwn) await resolveTorn(tx, { companyId: row.companyId, id: torn.id }, at)
    days.push({ first: torn.first, last: torn.last })
  }
  return days
}
