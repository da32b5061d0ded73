import { and, desc, eq, gt, gte } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { auditTrail } from './platform.tables.ts'

/** Whether the trail has a line of somebody's for this record since then. */
export async function isInTrail(
  executor: Executor,
  line: { actorId: string; action: string; record: string; since: Date },
): Promise<boolean> {
  const rows = await executor
    .select({ sequence: auditTrail.sequence })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.record, line.record),
        eq(auditTrail.actorId, line.actorId),
        eq(auditTrail.action, line.action),
        gt(auditTrail.at, line.since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The last line of the trail that says this of a record, since then. */
export async function lastInTrail(
  executor: Executor,
  { record, action, since }: { record: string; action: string; since: Date },
): Promise<{ at: Date; actorKind: string; actorId: string } | undefined> {
  const [line] = await executor
    .select({ at: auditTrail.at, actorKind: auditTrail.actorKind, actorId: auditTrail.actorId })
    .from(auditTrail)
    .where(and(eq(auditTrail.record, record), eq(auditTrail.action, action), gte(auditTrail.at, since)))
    .orderBy(desc(auditTrail.sequence))
    .limit(1)
  return line
}
