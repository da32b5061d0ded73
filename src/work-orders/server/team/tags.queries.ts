import { asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { workOrders } from '../work-orders.tables.ts'
import { queueTags, woTags } from '../team.tables.ts'

export type Tag = { id: string; name: string }

const columns = { id: queueTags.id, name: queueTags.name }
const byName = asc(sql`lower(${queueTags.name})`)

export const listTags = (executor: Executor): Promise<Tag[]> =>
  executor.select(columns).from(queueTags).orderBy(byName)

export const tagsOf = (executor: Executor, workOrderId: string): Promise<Tag[]> =>
  executor
    .select(columns)
    .from(woTags)
    .innerJoin(queueTags, eq(queueTags.id, woTags.tagId))
    .where(eq(woTags.workOrderId, workOrderId))
    .orderBy(byName)

export async function findTag(executor: Executor, id: string): Promise<Tag | undefined> {
  const [tag] = await executor.select(columns).from(queueTags).where(eq(queueTags.id, id))
  return tag
}

export async function countTags(executor: Executor): Promise<number> {
  const [row] = await executor.select({ found: count() }).from(queueTags)
  return row?.found ?? 0
}

/** How many work orders have a tag. */
export async function countTagged(executor: Executor, tagId: string): Promise<number> {
  const [row] = await executor.select({ found: count() }).from(woTags).where(eq(woTags.tagId, tagId))
  return row?.found ?? 0
}

export async function tagsThere(executor: Executor, ids: readonly string[]): Promise<number> {
  const rows = await executor
    .select({ id: queueTags.id })
    .from(queueTags)
    .where(inArray(queueTags.id, [...ids]))
  return rows.length
}

/** Those with any of the tags; takes `tag`. Found first, by their own index. */
export const hasTag: SQL = sql`${workOrders.id} = any(array(
  select ${woTags.workOrderId} from ${woTags} where ${woTags.tagId} = any(${sql.placeholder('tag')}::text[])))`

/** The tags of a row of the page, in the same statement; in no order, which would be one more to sort by. */
export const tagsOfRow = sql<Tag[]>`(
  select coalesce(json_agg(json_build_object('id', tag.id, 'name', tag.name)), '[]'::json)
  from ${woTags} as on_row join ${queueTags} as tag on tag.id = on_row.tag_id where on_row.work_order_id = page.id)`
