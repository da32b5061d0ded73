import { and, asc, eq, sql, type Column, type SQL } from 'drizzle-orm'
import type { ScopeShape } from '#staff/server/public.ts'
import { workOrders } from '../work-orders.tables.ts'

/** What the queue can be sorted by. */
type Sorted = Record<
  'urgentAt' | 'turnSince' | 'dueDay' | 'boughtAt' | 'updatedAt' | 'heldUntil' | 'id',
  Column | SQL
>
export type Order = (of: Sorted) => SQL[]

/** What the agency has nothing to do for has no urgency, and comes last. Among equals, who waits longest comes first. */
export const byUrgency: Order = ({ urgentAt, turnSince, id }) => [asc(urgentAt), asc(turnSince), asc(id)]

const SORTED = {
  id: workOrders.id,
  urgentAt: workOrders.urgentAt,
  turnSince: workOrders.turnSince,
  dueDay: workOrders.dueDay,
  boughtAt: workOrders.boughtAt,
  updatedAt: workOrders.updatedAt,
  heldUntil: workOrders.heldUntil,
}
const FOUND = Object.fromEntries(
  Object.entries(SORTED).map(([key, { name }]) => [key, sql`found.${sql.identifier(name)}`]),
) as Sorted

/** What an order is made of: for any further column its index would not be enough. */
function columnsOf(order: Order): SQL {
  const used = new Set<Column>()
  order(
    new Proxy<Sorted>(SORTED, {
      get(all, key: keyof typeof SORTED) {
        used.add(SORTED[key])
        return all[key]
      },
    }),
  )
  return sql.join([...used], sql`, `)
}

const countries = sql`${sql.placeholder('scopeCountries')}::text[]`
const staffId = sql.placeholder('scopeStaffId')

/** Where rows are looked for, how they are sorted, and how many of them are wanted. */
type Wanted = {
  where: SQL | undefined
  order?: Order
  limit: SQL
  /** Nobody's are not among what is assigned to somebody. */
  isNobodys?: boolean
}

/**
 * The first rows that somebody of a scope sees, as `found`: the first of each of their countries, and of what is assigned to
 * them elsewhere. Each country is read in the order of an index; what is assigned to one person is little. One condition
 * over all of them would be planned over every row of the view.
 */
function seenRows(sees: ScopeShape, columns: SQL, { where, order, limit, isNobodys }: Wanted): SQL {
  const sorted = order ? sql`order by ${sql.join(order(workOrders), sql`, `)}` : sql``
  const some = (part: SQL) =>
    sql`select ${columns} from ${workOrders} where ${and(part, where)} ${sorted} limit ${limit}`
  if (sees === 'all') return sql`(${some(sql`true`)}) as found`
  const ofCountries = sql`select found.* from (select distinct unnest(${countries}) as country) as seen
    cross join lateral (${some(sql`${workOrders.country} = seen.country`)}) as found`
  if (sees !== 'withOwn' || isNobodys) return sql`(${ofCountries}) as found`
  const elsewhere = sql`${eq(workOrders.assigneeId, staffId)} and ${workOrders.country} <> all(${countries})`
  return sql`(${ofCountries} union all (${some(elsewhere)})) as found`
}

const NOTHING = sql`1 as one`

/** How many somebody of a scope sees, counted up to a limit. */
export const countSeen = (sees: ScopeShape, { limit, ...wanted }: Wanted): SQL<number> =>
  sql<number>`(select count(*) from (select from ${seenRows(sees, NOTHING, { ...wanted, limit })} limit ${limit}) as counted)`.mapWith(
    Number,
  )

/** The work orders of one page of what somebody of a scope sees. Takes `limit` and `offset`. */
export function onSeenPage(
  sees: ScopeShape,
  { order, ...wanted }: Omit<Wanted, 'limit' | 'order'> & { order: Order },
): SQL {
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')]
  const most = sql`(${limit}::bigint + ${offset}::bigint)`
  const rows = seenRows(sees, columnsOf(order), { ...wanted, order, limit: most })
  const page = sql`select found.id from ${rows} order by ${sql.join(order(FOUND), sql`, `)} limit ${limit} offset ${offset}`
  return sql`${workOrders.id} = any(array(${page}))`
}
