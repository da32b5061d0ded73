import { sql, type SQL } from 'drizzle-orm'
import { companies, companyMembers, users } from '#accounts/server/accounts.tables.ts'
import { orders } from '#orders/server/orders.tables.ts'
import { patternOf } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { hasSigns, listOf } from '#platform/server/search.queries.ts'
import { DIGITS_OF_NUMBER, registrations } from '#registrations/server/registrations.tables.ts'
import { servicesCalled } from './queue-choices.queries.ts'
import { REFERENCE, woNodes, workOrders } from '../work-orders.tables.ts'

/** What was typed, in the spellings that are looked for. */
export type Typed = {
  text: string
  /** Letters and digits alone, in lower case; empty where it is no number. */
  compact: string
  /** The digits alone, where they are enough to be a number. */
  digits: string
  /** The different Chinese signs, of which `pg_trgm` has no parts; of anything else none. */
  signs: readonly string[]
  /** The numbers of our records that were meant, in full. */
  numbers: readonly string[]
}

/** What a keyword means: the companies, services and work orders, of which any is shown. */
export type Meant = Readonly<Record<'companyIds' | 'productCodes' | 'workOrderIds', readonly string[]>>

/** Whoever types what more of them have has not told them apart. */
const MEANT_AT_MOST = 500

const compactOf = (number: SQL) => sql`translate(lower(${number}), '-./ ', '')`

/** By name in either script, or by the numbers that they have from their registers. Each part has an index. */
const companiesCalled = ({ compact, signs }: Typed, pattern: string) => {
  if (signs.length > 0)
    return sql`
      select 'company' as kind, id from ${companies}
      where (${hasSigns(sql`name`, signs)} and lower(name) like ${pattern})
        or (${hasSigns(sql`name_original`, signs)} and lower(name_original) like ${pattern})`
  const begun = `${compact}%`
  const byNumber = sql`or ${compactOf(sql`vat_number`)} like ${begun} or ${compactOf(sql`registration_number`)} like ${begun}`
  return sql`
    select 'company' as kind, id from ${companies}
    where lower(name) like ${pattern} or lower(name_original) like ${pattern} ${compact === '' ? sql`` : byNumber}`
}

/** Of somebody who works there, by name or address. */
const companiesOf = ({ signs }: Typed, pattern: string) => sql`
  select 'person', members.company_id from ${users} as users
  join ${companyMembers} as members on members.user_id = users.id
  where ${
    signs.length > 0
      ? sql`${hasSigns(sql`users.name`, signs)} and lower(users.name) like ${pattern}`
      : sql`lower(users.name) like ${pattern} or users.email like ${pattern}`
  }`

/**
 * By their own number or their order's, by the number that was obtained, by the reference of the authority: at a step, or on
 * a letter, whose module is above this one.
 */
const workOrdersOf = ({ text, numbers, digits, compact }: Typed) => sql`
  select 'workOrder', id from ${workOrders} where number = any(${listOf(numbers)})
  union all
  select 'workOrder', work.id from ${orders} as orders join ${workOrders} as work on work.order_id = orders.id
  where orders.number = any(${listOf(numbers)})
  union all
  select 'workOrder', work_order_id from ${registrations}
  where ${digits} <> '' and ${DIGITS_OF_NUMBER} ~>=~ ${digits} and ${DIGITS_OF_NUMBER} ~<~ ${`${digits}:`}
  union all
  select 'workOrder', work_order_id from ${woNodes} where ${REFERENCE} = ${text}
  union all
  select 'workOrder', work_order_id from authority_letters
  where ${compact} <> '' and reference_key = ${compact.toUpperCase()} and work_order_id is not null`

/** Undefined: it is in too many names to tell them apart. */
export async function whatIsMeant(
  executor: Executor,
  typed: Typed,
  { byPeople = true }: { byPeople?: boolean } = {},
): Promise<Meant | undefined> {
  const pattern = patternOf(typed.text)
  const parts = [
    companiesCalled(typed, pattern),
    ...(byPeople ? [companiesOf(typed, pattern)] : []),
    servicesCalled(pattern),
    workOrdersOf(typed),
  ]
  // Materialized: they are planned for all that they find, which is little, and read until there is too much of it. With the
  // limit in their plan the whole of a table would look cheap.
  const limited = parts.map(
    (part) => sql`(with found as materialized (${part}) select * from found limit ${MEANT_AT_MOST + 1})`,
  )
  const { rows } = await executor.execute<{ kind: string; id: string }>(sql.join(limited, sql` union all `))
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const meant = { companyIds: of('company'), productCodes: of('service'), workOrderIds: of('workOrder') }
  if (Object.values(meant).some((ids) => ids.length > MEANT_AT_MOST)) return undefined
  // Whom too many people are called like is not told apart by that; no work order has their names to be looked for in.
  const byPerson = of('person')
  const companyIds = byPerson.length > MEANT_AT_MOST ? meant.companyIds : [...meant.companyIds, ...byPerson]
  return { ...meant, companyIds }
}
