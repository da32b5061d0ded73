/** What other rooms may ask of this one. */
export { describePath, type PathDescription } from './describe-path.ts'
export { fileAnswers, fileIdsAt } from './file-answers.ts'
export {
  lastSubmitted,
  listSubmissions,
  openForm,
  readForm,
  type FormState,
  type Writer,
} from './form-state.ts'
export { formPdf, type PrintLayout } from './form-pdf.ts'
export type { ReviewNoteRow, SubmissionRow } from './forms.tables.ts'
export { maskAnswers, sensitiveAnswer } from './masked-answers.ts'
export { loadNewest, loadTemplate, publishTemplate, requireTemplate } from './published-templates.ts'
export { addReviewNotes, listReviewNotes, resolveNotes, type NewNote } from './review-notes.ts'
export { countAnswers, saveForm, type SavedForm } from './save-form.ts'
export { openAnswers } from './sealed-answers.ts'
