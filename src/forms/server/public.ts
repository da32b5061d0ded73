/** What other rooms may ask of this one. */
export { describePath, type PathDescription } from './describe-path.ts'
export { lastSubmitted, listSubmissions, readForm, type FormState } from './form-state.ts'
export { findTemplate, getTemplate } from './form-templates.ts'
export type { ReviewNoteRow, SubmissionRow } from './forms.tables.ts'
export { maskAnswers, sensitiveAnswer } from './masked-answers.ts'
export { addReviewNotes, listReviewNotes, resolveNotes, type NewNote } from './review-notes.ts'
export { saveForm, type SavedForm } from './save-form.ts'
export { openAnswers } from './sealed-answers.ts'
