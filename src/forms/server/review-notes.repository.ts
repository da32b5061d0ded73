import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { reviewNotes, type ReviewNoteRow } from './forms.tables.ts'
import { isOpenOn } from './review-notes.queries.ts'
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
      .where(and(eq(reviewNotes.companyId, note.companyId), eq(reviewNotes.id, note.id)))
  }
}

/** Resubmitting closes the notes; they stay readable. */
export async function resolveNotes(tx: Transaction, form: FormId, at: Date): Promise<void> {
  await tx.update(reviewNotes).set({ answeredAt: at, resolvedAt: at }).where(isOpenOn(form))
}
