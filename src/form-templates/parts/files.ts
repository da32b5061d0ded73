import type { RowField } from '#forms/engine/model/template.ts'

type FileField = Extract<RowField, { type: 'file' }>
type FileTexts = Pick<FileField, 'key' | 'label'> & Partial<FileField>

/** The properties of a file in addition to those of every question. */
export const FILE_PROPERTIES = ['accept', 'maxBytes', 'maxFiles', 'example'] as const

/** A document: PDF or photo up to 20 MB, one file unless given otherwise. */
export function documentField(field: FileTexts): RowField {
  return {
    type: 'file',
    accept: ['application/pdf', 'image/jpeg', 'image/png'],
    maxBytes: 20_000_000,
    ...field,
  }
}
