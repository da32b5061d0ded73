import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { rowsWhere } from '#platform/server/whole-rows.ts'
import type { TrailLine } from './chain.ts'

/** Which lines: those about a record, or those of somebody who acted. */
export type Wanted = { by: 'record' | 'actor'; id: string }

const among = sql`${auditTrail.sequence} > ${''}::bigint and ${auditTrail.sequence} <= ${''}::bigint order by ${auditTrail.sequence}`
const BY = {
  record: rowsWhere(auditTrail, sql`${auditTrail.record} = ${''} and ${among}`),
  actor: rowsWhere(auditTrail, sql`${auditTrail.actorId} = ${''} and ${among}`),
}

/** Those of them whose numbers are after one and up to another, in their order. */
export const wantedLines = (
  executor: Executor,
  { by, id }: Wanted,
  after: number,
  until: number,
): Promise<TrailLine[]> => BY[by](executor, id, after, until)
