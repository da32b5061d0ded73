import { lazy } from 'react'

/*
 * What the pages of other modules show of a form. The engine is loaded with the two views that need it, when
 * they are shown.
 */
export const FormView = lazy(async () => ({ default: (await import('./form-view.tsx')).FormView }))
export const AnswersView = lazy(async () => ({ default: (await import('./answers-view.tsx')).AnswersView }))
export type { FormViewProps } from './form-view.tsx'
export type { Submitted } from './use-steps.ts'
export { AnswerValue, type AnswerLook } from './answer-value.tsx'
export { FileList } from './files/file-list.tsx'
export { FileDoorContext, type FileDoor } from './files/file-door.ts'
export { useIsClosed } from './files/guarded-files.ts'
export { EarlierFiles } from './files/earlier-files.tsx'
export { FileButtons } from './files/file-buttons.tsx'
export { UploadList } from './files/upload-list.tsx'
export { useUploads } from './files/use-uploads.ts'
export { sizeText } from './files/file-check.ts'
export { YoursAndExample } from './files/yours-and-example.tsx'
export { rowLabel, rowNameIn } from '#forms/engine/model/row-name.ts'
export type { FormFile, FormNote } from './form-model.ts'
export type { AnswersLayout } from './answers-view.tsx'
export type { Revisions, Sent } from './form-draft.ts'
export { useFormFields } from './form-context.ts'
export { useFormTools } from './form-tools.ts'
