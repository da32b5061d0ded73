import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { isOfMonths } from './issues-of-months.queries.ts'
import type { Months } from './totals.queries.ts'

/** What asks for a cost price: the engine's question and our own. */
const CODES = ['NO_COST_PRICE', 'cost_price']

/** Those of which most movements wait; the rest comes up as these are mended. */
const MOST_SKUS = 50

export type WithoutPrice = {
  /** Movements in all. */
  count: number
  skus: number
  /** The first of them. A blank SKU: the report has none, or it was not kept. */
  records: { sku: string; departs: string[]; movements: number }[]
}

/** Movements of own goods that wait for a cost price, by SKU, of some months. */
export async function movementsWithoutPrice(executor: Executor, months: Months): Promise<WithoutPrice> {
  const { rows } = await executor.execute<Found>(sql`
    select coalesce(issues.sku, '') as sku, count(distinct (issues.import_id, issues.line))::int as movements,
      array_remove(array_agg(distinct issues.depart order by issues.depart), '') as departs,
      count(*) over ()::int as skus,
      sum(count(distinct (issues.import_id, issues.line))) over ()::int as count
    from report_issues issues
    join report_issue_causes causes on causes.company_id = issues.company_id
      and causes.import_id = issues.import_id and causes.cause = issues.cause
    join report_imports imports on imports.company_id = issues.company_id and imports.id = issues.import_id
    where issues.company_id = ${months.companyId} and issues.resolved_at is null and issues.row_id is not null
      and causes.code = any(${sql.param(CODES)}::text[]) and imports.status = 'FINISHED'
      and ${isOfMonths(months)}
    group by 1 order by 2 desc, 1 limit ${MOST_SKUS}`)
  const [one] = rows
  const records = rows.map(({ sku, departs, movements }) => ({
    sku,
    departs: departs.filter((code) => code !== null),
    movements,
  }))
  return { count: one?.count ?? 0, skus: one?.skus ?? 0, records }
}

type Found = { sku: string; departs: (string | null)[]; movements: number; skus: number; count: number }
