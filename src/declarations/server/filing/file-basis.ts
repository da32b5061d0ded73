import { rateRuleOf } from '#exchange-rates/rate-rules.ts'
import type { Executor } from '#platform/server/database.ts'
import { hashOfFacts } from '#platform/server/hash-of-facts.ts'
import { hasMoreInvoices, rowsMark, totalsOf } from '#reports/server/public.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { groupsMark } from '../epr/groups.queries.ts'
import type { Materials } from './declaration-files.ts'

/** Rows that are held against an authority's rules while somebody waits: a tenth of a second or so. */
export const MOST_WHILE_WAITING = 500

const monthsOf = ({ companyId, fromDay, toDay }: DeclarationRow) => ({
  companyId,
  from: fromDay.slice(0, 7),
  to: toDay.slice(0, 7),
})

/** Whether a file of a declaration lists so many rows that nobody should wait for it. */
export const isLarge = (executor: Executor, row: DeclarationRow, { facts }: Materials): Promise<boolean> =>
  facts.invoices === null
    ? Promise.resolve(false)
    : hasMoreInvoices(executor, { ...monthsOf(row), than: MOST_WHILE_WAITING })

/**
 * A hash of everything that the files of a declaration depend on: figures, what is known of the company, its rows and the
 * rates by which these are converted. While it is the same, so is what is wrong with the files. The moment at which they
 * are made is not among it; names of buyers neither, since a register of invoices does without.
 */
export async function basisOf(
  executor: Executor,
  row: DeclarationRow,
  { prepared, facts }: Materials,
): Promise<string> {
  const { documents, filedBefore, invoices, madeAt: _, buyerNames: __, ...known } = facts
  const totals = await totalsOf(executor, monthsOf(row))
  const rule = rateRuleOf(row.country)
  const amounts = totals.map(({ treatment: { key }, currency, month, rateDay, ...sums }) => {
    const rate = invoices?.conversion(currency, prepared.currency, { rule, day: rateDay ?? `${month}-01` })
    return [key, currency, month, rateDay, sums, Object.values(rate ?? {}).map(String)]
  })
  const parts = [
    RULES,
    prepared,
    known,
    Object.fromEntries(documents),
    filedBefore && Object.fromEntries(filedBefore),
    amounts,
    await rowsMark(executor, row.companyId),
    await groupsMark(executor, row.companyId),
  ]
  return hashOfFacts(parts)
}

/** Another one where a release finds something else wrong with the same file. */
const RULES = 1
