import { sql, type SQL } from 'drizzle-orm'
import { firstOf, type Months } from './totals.queries.ts'

/** The days, of `imports`, that a file may be of before it is read: the month that it was fetched for, else the twelve months before it came. */
export const FIRST_UNREAD = sql`coalesce(
  (select month from report_fetches fetched where fetched.company_id = imports.company_id and fetched.import_id = imports.id),
  (date_trunc('month', imports.created_at) - interval '11 months')::date)`
export const LAST_UNREAD = sql`coalesce(
  (select (month + interval '1 month - 1 day')::date from report_fetches fetched
    where fetched.company_id = imports.company_id and fetched.import_id = imports.id),
  imports.created_at::date)`

/** The days, of `imports`, that rows without a day may be of: those of the rows that were kept; where there are none, of the file. */
export const FIRST = sql`coalesce(imports.first_day, ${FIRST_UNREAD})`
export const LAST = sql`coalesce(imports.last_day, ${LAST_UNREAD})`

/**
 * Whether an issue, of `issues`, is about a row of some months. Of a row whose day cannot be read, or was not kept, the days
 * of its file decide, which are found once and not for every row.
 */
export function isOfMonths({ companyId, from, to }: Months): SQL {
  const [first, last] = [firstOf(from), firstOf(to)]
  return sql`(issues.month between ${first}::date and ${last}::date
        or (issues.month is null and issues.import_id in (select imports.id from report_imports imports
          where imports.company_id = ${companyId} and ${FIRST} < ${last}::date + interval '1 month'
            and ${LAST} >= ${first}::date)))`
}
