import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { reviewNotes, type ReviewNoteRow } from './forms.tables.ts'
import type { FormId } from './sealed-answers.ts'

/** All notes on some nodes, newest first. */
export async function listReviewNotes(
  executor: Executor,
  companyId: string,
  nodeIds: readonly string[],
): Promise<ReviewNoteRow[]> {
  if (nodeIds.length === 0) return []
  return executor
    .select()
    .from(reviewNotes)
    .where(and(eq(reviewNotes.companyId, companyId), inArray(reviewNotes.nodeId, [...nodeIds])))
    .orderBy(desc(reviewNotes.at), reviewNotes.id)
}

/** The condition for the unresolved notes of a form. */
export const isOpenOn = (form: FormId) =>
  and(
    eq(reviewNotes.companyId, form.companyId),
    eq(reviewNotes.nodeId, form.nodeId),
    isNull(reviewNotes.resolvedAt),
  )

export async function openNotes(executor: Executor, form: FormId): Promise<ReviewNoteRow[]> {
  return executor.select().from(reviewNotes).where(isOpenOn(form))
}
