import { z } from 'zod'

/** The multipart form of a call of kind `upload`: one file, in the field `file`, and before it further fields. */
export type UploadForm<F extends z.ZodObject = z.ZodObject> = {
  /** What is sent before the file. */
  fields: F
  /** Of the file. What it is, is read from its bytes: this says what is taken. */
  types: readonly string[]
  /** Of the file, in bytes. */
  largest: number
}

/** The largest table that is read in one piece. */
export const LARGEST_SHEET = 5 * 1024 * 1024

/** A table: text with separators, or a workbook. */
const SHEET_TYPES = [
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** The form of a call that takes a table, after these fields. */
export const sheetForm = <F extends z.ZodRawShape>(fields: F): UploadForm<z.ZodObject<F>> => ({
  fields: z.object(fields),
  types: SHEET_TYPES,
  largest: LARGEST_SHEET,
})
