import { describePath, type ReviewNoteRow } from '#forms/server/public.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import type { StoredFileRow } from '#documents/server/public.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { ReviewNoteOnWire } from '../../records.ts'
import type { ReturnReason } from '../../return-reason-codes.ts'
import { RETURN_REASONS } from '../../return-reasons.ts'
import { presentFile } from '../present-node.ts'
import type { NodeRow } from '../work-orders.tables.ts'

export type NoteSubject = {
  node: NodeRow
  /** For a form; a signature has none. */
  form?: { template: Template; answers: Answers }
  files: readonly StoredFileRow[]
}

export function presentNote(note: ReviewNoteRow, subject: NoteSubject, lang: Lang): ReviewNoteOnWire {
  const place = subject.form
    ? describePath(subject.form.template, subject.form.answers, note.path, lang)
    : { section: '', row: null, field: pickText(subject.node.name, lang) }
  return {
    id: note.id,
    nodeId: note.nodeId,
    path: note.path,
    section: place.section,
    row: place.row,
    field: place.field,
    reasonCode: note.reasonCode,
    reasonLabel: reasonLabel(note.reasonCode, lang),
    text: pickText(note.text, lang),
    example: note.example,
    by: note.byName,
    at: note.at.toISOString(),
    answered: note.answeredAt !== null,
    files: subject.files.filter((file) => note.fileIds.includes(file.id)).map(presentFile),
  }
}

export function reasonLabel(code: string, lang: Lang): string {
  const reason = Object.hasOwn(RETURN_REASONS, code)
    ? RETURN_REASONS[code as ReturnReason]
    : RETURN_REASONS.other
  return reason.label[lang]
}
