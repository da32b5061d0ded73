import { asc, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { auditTrail, auditTrailBefore } from '#platform/server/platform.tables.ts'
import { fixedQuery, rowsWhere } from '#platform/server/whole-rows.ts'
import { auditAnchors, auditSeals } from './audit.tables.ts'
import type { TrailLine } from './chain.ts'
import type { SealedLine } from './check-walk.ts'
import type { AnchorRow } from './seals.repository.ts'

const sealsAfter = rowsWhere(
  auditSeals,
  sql`${auditSeals.position} > ${''}::bigint order by ${auditSeals.position} limit ${''}::int`,
)
const linesNumbered = rowsWhere(auditTrail, sql`${auditTrail.sequence} = any(${''}::bigint[])`)

/** Seals in their order, each with its line. */
export async function sealedLines(executor: Executor, after: number, most: number): Promise<SealedLine[]> {
  const seals = await sealsAfter(executor, after, most)
  const lines = await linesNumbered(
    executor,
    seals.map(({ line }) => line),
  )
  const byNumber = new Map<number, TrailLine>(lines.map((line) => [line.sequence, line]))
  return seals.map((seal) => ({ seal, line: byNumber.get(seal.line) }))
}

export const allAnchors = (executor: Executor): Promise<AnchorRow[]> =>
  executor.select().from(auditAnchors).orderBy(asc(auditAnchors.position))

export type Waiting = { count: number; first: number | null; since: Date | null; until: number | null }

const waitingAmong = fixedQuery<{
  count: number
  first: string | null
  since: string | null
  until: string | null
}>(sql`select count(*) filter (where s.line is null)::int as count,
    min(t.sequence) filter (where s.line is null)::text as first,
    min(t.at) filter (where s.line is null)::text as since, max(t.sequence)::text as until
  from (select sequence, at from ${auditTrail} where sequence > ${''}::bigint order by sequence limit ${''}::int) as t
  left join ${auditSeals} as s on s.line = t.sequence`)

/** Lines without a seal among so many after one of them; and which of those is the last one, if there are any. */
export async function waitingLines(executor: Executor, after: number, most: number): Promise<Waiting> {
  const [row] = await waitingAmong(executor, after, most)
  return {
    count: row?.count ?? 0,
    first: row?.first ? Number(row.first) : null,
    since: row?.since ? new Date(row.since) : null,
    until: row?.until ? Number(row.until) : null,
  }
}

const before = fixedQuery<{ count: number }>(sql`select count(*)::int as count from ${auditTrailBefore}`)

/** Lines of earlier releases that are not in the trail yet. */
export async function linesToAdopt(executor: Executor): Promise<number> {
  const [row] = await before(executor)
  return row?.count ?? 0
}
