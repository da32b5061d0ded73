import { getTableColumns, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { transactions } from '#reports/server/transactions.tables.ts'
import { treatmentIdsOf, type Sale, type Wanted } from './box-sales.queries.ts'
import {
  countInDoubt,
  countThen,
  relationThen,
  type SalesThen,
  type SalesThenWanted,
} from './sales-then.queries.ts'

/**
 * The sales that some sums of one treatment added up when the return was calculated, in the order of their days.
 * @returns with how many of them are in doubt now, and in no list
 */
export async function salesOfThen(
  executor: Executor,
  { asOf, companyId, treatment, sums, page, pageSize }: Wanted & { asOf: SalesThen },
): Promise<{ rows: Sale[]; total: number; inDoubt: number }> {
  const months = sums.map(({ month }) => month).toSorted()
  const [from, to] = [months[0], months.at(-1)]
  if (from === undefined || to === undefined) return { rows: [], total: 0, inDoubt: 0 }
  const buyers = [...new Set(sums.flatMap(({ buyer }) => buyer ?? []))]
  const wanted = {
    asOf,
    companyId,
    treatmentIds: await treatmentIdsOf(executor, { companyId, keys: [treatment] }),
    from,
    to,
    currencies: [...new Set(sums.map(({ currency }) => currency))],
    ...(buyers.length > 0 && { buyers }),
  }
  const counts = await countThen(executor, wanted)
  const rows: Sale[] = []
  let before = (page - 1) * pageSize
  // Month by month: an index has the days of one treatment in their order within a month.
  for (const { month, count } of counts) {
    if (rows.length === pageSize) break
    if (before >= count) {
      before -= count
      continue
    }
    const of = month.slice(0, 7)
    const part = { ...wanted, from: of, to: of, order: 'day' as const }
    rows.push(...(await someThen(executor, part, { limit: pageSize - rows.length, offset: before })))
    before = 0
  }
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return { rows, total, inDoubt: await countInDoubt(executor, wanted) }
}

/** The columns of a relation that is made of rows as the table's are, by the names of the table's. */
const FIELDS = Object.fromEntries(
  Object.entries(getTableColumns(transactions)).map(([name, column]) => [
    name,
    sql`${sql.identifier(column.name)}`.mapWith(column),
  ]),
)

export async function someThen(
  executor: Executor,
  wanted: SalesThenWanted,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Sale[]> {
  const order = sql.raw(wanted.order === 'day' ? 'month, day, id' : 'month, id')
  const rows = await executor
    .select(FIELDS)
    .from(relationThen(wanted))
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  return rows as Sale[]
}
