import { createContext, use } from 'react'
import type { Answer } from '#forms/engine/model/template.ts'
import type { FormFile, FormNote } from './form-model.ts'

/** What every field of the form that is being filled in may ask and do. */
export type FormFields = {
  /** The answer as it was typed. */
  rawAt(path: string): Answer | undefined
  set(path: string, answer: Answer | undefined): void
  /** The person has left the field: from now on its mistake shows. */
  leave(path: string): void
  errorAt(path: string): string | undefined
  /** What came back at this path, and whether it has been changed since. */
  noteAt(path: string): (FormNote & { changed: boolean }) | undefined
  /** Accepted after a return: it stays as it is. */
  isLocked(path: string): boolean
  /** @returns the id of the new row */
  addRow(group: string): string
  removeRow(group: string, id: string): void
  file(fileId: string): FormFile | undefined
  learnFile(file: FormFile): void
  /** How many files are on their way; leaving the page asks first. */
  uploadsChanged(difference: 1 | -1): void
  /** How many questions of a row are missing or wrong. */
  leftIn(prefix: string): number
  returnedIn(prefix: string): number
}

export const FormFieldsContext = createContext<FormFields | undefined>(undefined)

export function useFormFields(): FormFields {
  const value = use(FormFieldsContext)
  if (!value) throw new Error('a form field outside a form')
  return value
}
