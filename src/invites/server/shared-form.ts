import { getStoredFiles, type StoredFileRow } from '#documents/server/public.ts'
import {
  fileAnswers,
  listReviewNotes,
  openForm,
  type FormState,
  type ReviewNoteRow,
} from '#forms/server/public.ts'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import { share, sharedAnswers } from '#forms/engine/copy/share.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { FormAtNode } from '#work-orders/server/public.ts'

export type InviteDeps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs' | 'box' | 'limits'>

/** The part of a form that an invitation is about. */
export type SharedForm = {
  whole: FormState
  part: Template
  /** Only for the questions of the part. */
  answers: Answers
  /** Grows with every save of one of the sections. */
  revision: number
  savedAt: Date | undefined
}

export const formIdOf = ({ node }: FormAtNode) => ({ companyId: node.companyId, nodeId: node.id })

export async function readSharedForm(
  executor: Executor,
  deps: Pick<ServerDeps, 'box'>,
  form: FormAtNode,
  sections: readonly string[],
): Promise<SharedForm> {
  return partOfForm(await openForm(executor, deps, formIdOf(form), form.node.formTemplate), sections)
}

export function partOfForm(whole: FormState, sections: readonly string[]): SharedForm {
  const part = share(whole.template, sections, whole.answers)
  const saved = sections.flatMap((section) => whole.writers[section]?.at ?? [])
  return {
    whole,
    part,
    answers: sharedAnswers(part, whole.answers),
    revision: sections.reduce((sum, section) => sum + (whole.revisions[section] ?? 0), 0),
    savedAt: saved.toSorted((a, b) => b.getTime() - a.getTime())[0],
  }
}

/** What was returned in the part and is not resolved yet. */
export async function notesOfPart(
  executor: Executor,
  form: FormAtNode,
  part: Template,
): Promise<ReviewNoteRow[]> {
  const notes = await listReviewNotes(executor, form.node.companyId, [form.node.id])
  return notes.filter((note) => note.resolvedAt === null && fieldAt(part, note.path))
}

/** The files that answer questions of the part, and those returned in it. */
export function fileIdsOfPart(shared: SharedForm, notes: readonly ReviewNoteRow[]): string[] {
  return [
    ...fileAnswers(shared.part, shared.answers).flatMap((entry) => entry.ids),
    ...notes.flatMap((note) => note.fileIds),
  ]
}

export function filesOfPart(
  executor: Executor,
  companyId: string,
  shared: SharedForm,
  notes: readonly ReviewNoteRow[],
): Promise<StoredFileRow[]> {
  return getStoredFiles(executor, companyId, fileIdsOfPart(shared, notes))
}

/** `Directors, Bank`, `法人，银行信息`. */
export function titlesOf(template: Template, sections: readonly string[]): LocalText {
  const titles = template.sections.filter(({ key }) => sections.includes(key)).map(({ title }) => title)
  return { en: titles.map(({ en }) => en).join(', '), zh: titles.map(({ zh }) => zh).join('、') }
}
