import { createContext, use } from 'react'
import type { Answer } from '#forms/engine/model/template.ts'
import type { FormFile, FormNote } from './form-model.ts'

/** What every field of the form that is being filled in may read and do. */
export type FormFields = {
  /** The answer as it was typed. */
  rawAt(path: string): Answer | undefined
  set(path: string, answer: Answer | undefined): void
  /** The person has left the field: from now on its errors show. */
  leave(path: string): void
  errorAt(path: string): string | undefined
  /** What was returned at this path, and whether it has been changed since. */
  noteAt(path: string): (FormNote & { changed: boolean }) | undefined
  /** After a return: it does not go back, so it cannot be changed. */
  isLocked(path: string): boolean
  /** The agency has accepted it as it is. */
  isAccepted(path: string): boolean
  /** Who else entered the answer, as long as nobody has changed it here. */
  enteredAt(path: string): string | undefined
  /** @returns the id of the new row */
  addRow(group: string): string
  removeRow(group: string, id: string): void
  file(fileId: string): FormFile | undefined
  learnFile(file: FormFile): void
  /** How many uploads are running; leaving the page asks first. */
  uploadsChanged(difference: 1 | -1): void
  /** How many questions of a row are missing or invalid. */
  leftIn(prefix: string): number
  returnedIn(prefix: string): number
}

export const FormFieldsContext = createContext<FormFields | undefined>(undefined)

export function useFormFields(): FormFields {
  const value = use(FormFieldsContext)
  if (!value) throw new Error('a form field must be inside a form')
  return value
}
