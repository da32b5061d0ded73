import { and, asc, eq } from 'drizzle-orm'
import { openPersonal } from '#platform/server/person-keys.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'

/** Lines of the audit trail about a record, in their order, with what is personal in clear. */
export async function trailOf(deps: Pick<ServerDeps, 'db' | 'box'>, record: string, action?: string) {
  const about = and(eq(auditTrail.record, record), action ? eq(auditTrail.action, action) : undefined)
  return openPersonal(
    deps,
    await deps.db.select().from(auditTrail).where(about).orderBy(asc(auditTrail.sequence)),
  )
}
