import { and, or, sql, type Column, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { containing } from '#platform/server/containing.ts'
import { hasTag } from '../team/tags.queries.ts'
import { workOrders } from '../work-orders.tables.ts'
import { isDueBy, isDueSoon, isOverdue } from './queue-views.queries.ts'
import type { DueAsked } from '../../staff/queue-filter.ts'
import type { Meant } from './queue-search.queries.ts'

/** What the queue can be narrowed to; what is left out is anything. */
export type QueueNarrowing = {
  productCode?: readonly string[]
  country?: readonly string[]
  step?: readonly string[]
  /** `nobody` beside ids. */
  assignee?: readonly string[]
  lang?: readonly string[]
  speed?: readonly string[]
  tag?: readonly string[]
  due?: DueAsked
  status?: string
  /** What a keyword means: the beginning of a number, what was found for it, or words that many have. */
  keyword?: { begun: string } | Meant | { words: string }
}

const anyOf = (column: Column | SQL, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::text[])`

const isOfLang = sql`${workOrders.companyId} in (
  select id from ${companies} where ${companies.lang} = any(${sql.placeholder('lang')}::text[]))`

type Has = 'productCode' | 'country' | 'assignee' | 'lang' | 'tag' | 'speed' | 'status'
export type NarrowingShape = Record<Has, boolean> & {
  step: 'one' | 'some' | undefined
  due: 'overdue' | 'soon' | 'both' | undefined
  keyword: 'begun' | 'meant' | 'words' | undefined
}

const dueShape = ({ overdue, until }: DueAsked) => (until === null ? 'overdue' : overdue ? 'both' : 'soon')

/** What is asked for is written into the statement: an index that has all of it is then enough to find a page, and to count. */
export const shapeOf = (has: QueueNarrowing): NarrowingShape => ({
  productCode: Boolean(has.productCode),
  country: Boolean(has.country),
  step: has.step && (has.step.length === 1 ? 'one' : 'some'),
  assignee: Boolean(has.assignee),
  due: has.due && dueShape(has.due),
  keyword: has.keyword && ('begun' in has.keyword ? 'begun' : 'words' in has.keyword ? 'words' : 'meant'),
  lang: Boolean(has.lang),
  tag: Boolean(has.tag),
  speed: Boolean(has.speed),
  status: Boolean(has.status),
})

const BY_KEYWORD: Record<NonNullable<NarrowingShape['keyword']>, SQL | undefined> = {
  begun: sql`${workOrders.number} like ${sql.placeholder('pattern')}`,
  // Each has an index.
  meant: or(
    anyOf(workOrders.companyId, 'companyIds'),
    anyOf(workOrders.productCode, 'productCodes'),
    anyOf(workOrders.id, 'workOrderIds'),
  ),
  words: containing(workOrders.searchText, sql.placeholder('pattern')),
}

/** Of one step the agency's index is in the order of what is next; of several it would have to be sorted. */
const BY_STEP: Record<NonNullable<NarrowingShape['step']>, SQL> = {
  one: sql`${workOrders.currentNodeKey} = (${sql.placeholder('step')}::text[])[1]`,
  some: anyOf(workOrders.currentNodeKey, 'step'),
}

const BY_DUE: Record<NonNullable<NarrowingShape['due']>, SQL | undefined> = {
  overdue: isOverdue,
  soon: isDueSoon,
  both: isDueBy,
}

export function narrowing(has: NarrowingShape): SQL | undefined {
  return and(
    has.productCode ? anyOf(workOrders.productCode, 'productCode') : undefined,
    has.country ? anyOf(workOrders.country, 'country') : undefined,
    has.step && BY_STEP[has.step],
    has.assignee
      ? or(
          anyOf(workOrders.assigneeId, 'assignee'),
          sql`(${sql.placeholder('nobody')}::boolean and ${workOrders.assigneeId} is null)`,
        )
      : undefined,
    has.due && BY_DUE[has.due],
    has.keyword && BY_KEYWORD[has.keyword],
    has.lang ? isOfLang : undefined,
    has.tag ? hasTag : undefined,
    has.speed ? anyOf(workOrders.speed, 'speed') : undefined,
    has.status ? anyOf(workOrders.status, 'status') : undefined,
  )
}
