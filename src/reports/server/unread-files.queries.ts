import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { FIRST, FIRST_UNREAD, LAST, LAST_UNREAD } from './issues-of-months.queries.ts'
import { firstOf, type Months } from './totals.queries.ts'

/** A file of which nobody knows yet what it has to do with some months. */
export type UnreadFile = {
  importId: string
  file: string
  shopId: string | null
  /** Somebody has to say which column is what */
  isToMap: boolean
}

/**
 * Files that are not read to their end, or are being withdrawn, and may have sales of some months; first those that
 * wait for a person.
 */
export async function unreadFiles(
  executor: Executor,
  { companyId, from, to }: Months,
): Promise<UnreadFile[]> {
  const { rows } = await executor.execute<UnreadFile>(sql`
    select imports.id as "importId", imports.file_name as file, imports.shop_id as "shopId",
      imports.status = 'MAPPING' as "isToMap"
    from report_imports imports
    where imports.company_id = ${companyId} and imports.status in ('MAPPING', 'WAITING', 'RUNNING', 'WITHDRAWING')
      and case imports.status when 'WITHDRAWING' then ${FIRST} else least(imports.first_day, ${FIRST_UNREAD}) end
        < ${firstOf(to)}::date + interval '1 month'
      and case imports.status when 'WITHDRAWING' then ${LAST} else greatest(imports.last_day, ${LAST_UNREAD}) end
        >= ${firstOf(from)}::date
    order by 4 desc, imports.created_at, imports.id`)
  return rows
}
