import type { RowField } from '#forms/engine/model/template.ts'

type FileField = Extract<RowField, { type: 'file' }>
type FileTexts = Pick<FileField, 'key' | 'label'> & Partial<FileField>

/** A paper: PDF or photo up to 20 MB, one file unless said otherwise. */
export function paper(field: FileTexts): RowField {
  return {
    type: 'file',
    accept: ['application/pdf', 'image/jpeg', 'image/png'],
    maxBytes: 20_000_000,
    ...field,
  }
}
