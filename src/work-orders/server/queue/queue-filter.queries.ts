import { and, or, sql, type Column, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { containing } from '#platform/server/containing.ts'
import { workOrders } from '../work-orders.tables.ts'

/** What the queue can be narrowed to; what is left out is anything. */
export type QueueNarrowing = {
  productCode?: readonly string[]
  country?: readonly string[]
  step?: readonly string[]
  /** `nobody` beside ids. */
  assignee?: readonly string[]
  lang?: readonly string[]
  speed?: readonly string[]
  due?: { dueFrom: string | null; dueTo: string }
  status?: string
  keyword?: string
}

const anyOf = (column: Column | SQL, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::text[])`

/** A condition that holds where nothing is asked for. */
const ifAsked = (name: string, condition: SQL): SQL =>
  sql`(${sql.placeholder(name)}::text[] is null or ${condition})`

const isOfLang = sql`${workOrders.companyId} in (
  select id from ${companies} where ${companies.lang} = any(${sql.placeholder('lang')}::text[]))`

export type NarrowingShape = Record<
  'productCode' | 'country' | 'step' | 'assignee' | 'due' | 'lang' | 'keyword' | 'more',
  boolean
>

/** Those with an index of their own are written where they are asked for; the others go over what these leave. */
export const shapeOf = ({ speed, status, ...has }: QueueNarrowing): NarrowingShape => ({
  productCode: Boolean(has.productCode),
  country: Boolean(has.country),
  step: Boolean(has.step),
  assignee: Boolean(has.assignee),
  due: Boolean(has.due),
  keyword: Boolean(has.keyword),
  lang: Boolean(has.lang),
  more: Boolean(speed ?? status),
})

export function narrowing(has: NarrowingShape): SQL | undefined {
  return and(
    has.productCode ? anyOf(workOrders.productCode, 'productCode') : undefined,
    has.country ? anyOf(workOrders.country, 'country') : undefined,
    has.step ? anyOf(workOrders.currentNodeKey, 'step') : undefined,
    has.assignee
      ? or(
          anyOf(workOrders.assigneeId, 'assignee'),
          sql`(${sql.placeholder('nobody')}::boolean and ${workOrders.assigneeId} is null)`,
        )
      : undefined,
    has.due
      ? sql`(${workOrders.dueOn} >= ${sql.placeholder('dueFrom')} and ${workOrders.dueOn} <= ${sql.placeholder('dueTo')})`
      : undefined,
    has.keyword ? containing(workOrders.searchText, sql.placeholder('pattern')) : undefined,
    has.lang ? isOfLang : undefined,
    has.more ? ifAsked('status', anyOf(workOrders.status, 'status')) : undefined,
    has.more ? ifAsked('speed', anyOf(workOrders.speed, 'speed')) : undefined,
  )
}
