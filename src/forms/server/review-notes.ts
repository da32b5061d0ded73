import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { reviewNotes, type ReviewNoteRow } from './forms.tables.ts'
import type { FormId } from './sealed-answers.ts'

export type NewNote = {
  path: string
  reasonCode: string
  text: LocalText
  example: string | null
  fileIds: string[]
}

export async function addReviewNotes(
  tx: Transaction,
  form: FormId,
  notes: readonly NewNote[],
  review: { submission: number; by: { id: string; name: string }; at: Date },
): Promise<void> {
  await tx.insert(reviewNotes).values(
    notes.map((note) => ({
      id: newId('note'),
      companyId: form.companyId,
      nodeId: form.nodeId,
      submission: review.submission,
      byId: review.by.id,
      byName: review.by.name,
      at: review.at,
      answeredAt: null,
      resolvedAt: null,
      ...note,
    })),
  )
}

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

const isOpenOn = (form: FormId) =>
  and(
    eq(reviewNotes.companyId, form.companyId),
    eq(reviewNotes.nodeId, form.nodeId),
    isNull(reviewNotes.resolvedAt),
  )

export async function openNotes(executor: Executor, form: FormId): Promise<ReviewNoteRow[]> {
  return executor.select().from(reviewNotes).where(isOpenOn(form))
}

/** Marks which open notes the seller has reacted to. */
export async function markAnswered(
  tx: Transaction,
  notes: readonly ReviewNoteRow[],
  isAnswered: (note: ReviewNoteRow) => boolean,
  at: Date,
): Promise<void> {
  for (const note of notes) {
    const answered = isAnswered(note)
    if (answered === (note.answeredAt !== null)) continue
    await tx
      .update(reviewNotes)
      .set({ answeredAt: answered ? at : null })
      .where(eq(reviewNotes.id, note.id))
  }
}

/** What was handed in again closes its notes; they stay to be read. */
export async function resolveNotes(tx: Transaction, form: FormId, at: Date): Promise<void> {
  await tx.update(reviewNotes).set({ answeredAt: at, resolvedAt: at }).where(isOpenOn(form))
}
