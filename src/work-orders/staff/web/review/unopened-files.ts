import type { FileRecord } from '#work-orders/records.ts'
import { questionsOf, type StaffForm } from './review.ts'

/**
 * The files of some answers that nobody of the staff has opened, in the order of the form, each once.
 * @param paths the answers asked about
 * @param isOpen whether this window has opened it since the form was read
 */
export function unopenedFiles(
  form: Pick<StaffForm, 'template' | 'answers' | 'files' | 'openedFiles'>,
  paths: readonly string[],
  isOpen: (fileId: string) => boolean,
): FileRecord[] {
  const ids = questionsOf(form)
    .filter(({ field, path }) => field.type === 'file' && paths.includes(path))
    .flatMap(({ value }) => (Array.isArray(value) ? value : []))
  return [...new Set(ids)].flatMap((id) =>
    form.openedFiles.includes(id) || isOpen(id) ? [] : form.files.filter(({ fileId }) => fileId === id),
  )
}
