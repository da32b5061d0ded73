import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { woNodes } from '../work-orders.tables.ts'

/** The forms of a company that the agency has accepted, the newest first. */
export async function acceptedForms(executor: Executor, companyId: string, limit: number) {
  return executor
    .select({ nodeId: woNodes.id, template: woNodes.formTemplate })
    .from(woNodes)
    .where(and(eq(woNodes.companyId, companyId), eq(woNodes.kind, 'FORM'), eq(woNodes.status, 'ACCEPTED')))
    .orderBy(desc(woNodes.statusSince), desc(woNodes.id))
    .limit(limit)
}
