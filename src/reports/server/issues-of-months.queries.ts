import { sql, type SQL } from 'drizzle-orm'
import { firstOf, type Months } from './totals.queries.ts'

/**
 * Whether an issue, of `issues` and `imports`, is about a row of some months. Of a row whose day cannot be read, or was
 * not kept, the days of its file decide.
 */
export function isOfMonths({ from, to }: Pick<Months, 'from' | 'to'>): SQL {
  const [first, last] = [firstOf(from), firstOf(to)]
  return sql`(issues.month between ${first}::date and ${last}::date
        or (issues.month is null
          and (imports.first_day is null or imports.first_day < ${last}::date + interval '1 month')
          and (imports.last_day is null or imports.last_day >= ${first}::date)))`
}
