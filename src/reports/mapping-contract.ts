import { z } from 'zod'
import { dayOutput, defineCall, emptyInput, idInput, instantOutput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { byImport, importOutput, money } from './contract.ts'
import { FIELDS } from './formats/fields.ts'
import { MAPPED_TYPES } from './formats/type-words.ts'

const MOST_TYPE_WORDS = 100

const mappingSchema = z.object({
  columns: z
    .partialRecord(z.enum(FIELDS), z.string().min(1).max(1000))
    .describe('what is meant → the file’s own name of the column'),
  constants: z
    .partialRecord(z.enum(FIELDS), z.string().max(100))
    .describe('what all rows have in common and no column says'),
  dates: z.enum(['DMY', 'MDY', 'YMD', 'AUTO']),
  numbers: z.enum(['POINT', 'COMMA', 'AUTO']),
  refunds: z.enum(['NEGATIVE', 'POSITIVE']).describe('the sign of refunds in the file'),
  totalOnFirstLine: z.boolean().optional(),
  types: z
    .record(z.string().max(100), z.enum(MAPPED_TYPES))
    .refine((words) => Object.keys(words).length <= MOST_TYPE_WORDS)
    .optional()
    .describe('what words of the type column mean; others are read as they usually are'),
})

export const listMappings = defineCall({
  method: 'GET',
  path: '/salesReport/mappings',
  access: 'seller',
  summary: 'How files of other channels are read, as somebody said of their columns; the latest 200.',
  input: emptyInput,
  output: z.object({
    records: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        mapping: mappingSchema,
        changedAt: instantOutput,
        files: z.number().int().describe('how many were, or are being, read by it'),
        lastFile: z.string().nullable().describe('the name of the newest of them'),
      }),
    ),
  }),
})

export const removeMapping = defineCall({
  method: 'POST',
  path: '/salesReport/removeMapping',
  access: 'sellerWriter',
  summary:
    'Takes back how files with such columns are read: of the next one somebody says it anew. What was imported stays as it was read.',
  refusals: ['reports.mapping_not_found'],
  input: z.object({ mappingId: idInput }),
  output: z.object({ removed: z.literal(true) }),
})

export const previewMapping = defineCall({
  method: 'POST',
  path: '/salesReport/preview',
  access: 'seller',
  summary:
    'How the first twenty rows of a file that waits for its columns read, and the first row of each further type: with a mapping, or with what was said of the same columns before, or with what is likely meant by them.',
  refusals: ['reports.import_not_found', 'reports.not_mapping'],
  input: byImport.extend({ mapping: mappingSchema.optional() }),
  output: z.object({
    header: z.array(z.string()),
    name: z.string().describe('what such files were called before; empty where nothing was said of them'),
    examples: z
      .array(z.array(z.string()))
      .describe('by column, in the order of the header: its first different values, at most three'),
    mapping: mappingSchema.describe('as it was sent, as it was said before, or as it is suggested'),
    missing: z
      .array(z.string())
      .describe(
        'what still has neither a column nor a value that is understood, such as the name of a marketplace; then there are no rows',
      ),
    otherNumbers: z
      .string()
      .nullable()
      .describe('an amount that is written otherwise than `numbers` says, and is read as it is written'),
    rows: z.array(
      z.object({
        line: z.number().int(),
        day: dayOutput.nullable(),
        type: z.string(),
        orderId: z.string(),
        sku: z.string(),
        channel: z.string(),
        depart: z.string(),
        arrive: z.string(),
        amount: money.nullable(),
        bucket: z.enum(['TREATED', 'ISSUE', 'OUTSIDE']),
        scheme: z.string().nullable(),
        country: z.string().nullable(),
        problems: z.array(
          z.object({
            code: z.string(),
            severity: z.enum(['ERROR', 'WARNING']),
            reason: z.string(),
            fix: z.string(),
          }),
        ),
      }),
    ),
  }),
})

export const listTypeWords = defineCall({
  method: 'GET',
  path: '/salesReport/typeWords',
  access: 'seller',
  summary:
    'The words in a column of a file that waits for its columns, with how many rows have them and what they usually mean. Of a large file the first 200,000 rows are looked at.',
  refusals: ['reports.import_not_found', 'reports.not_mapping'],
  input: byImport.extend({ column: z.string().min(1).max(1000) }),
  output: z.object({
    rows: z.number().int().describe('how many were looked at'),
    isWhole: z.boolean().describe('those are all rows of the file'),
    words: z
      .array(
        z.object({
          word: z.string(),
          count: z.number().int(),
          type: z
            .enum(MAPPED_TYPES)
            .nullable()
            .describe('what it usually means; null: nothing that is known'),
        }),
      )
      .describe('the most frequent first, at most 50'),
    others: z.number().int().describe('further words that are not named'),
  }),
})

export const saveMapping = defineCall({
  method: 'POST',
  path: '/salesReport/saveMapping',
  access: 'sellerWriter',
  summary:
    'Says which column of a file is what; the file is then imported, and the next one with the same columns is read in the same way.',
  refusals: ['reports.import_not_found', 'reports.not_mapping', 'reports.mapping_incomplete'],
  input: byImport.extend({ name: lineInput(100).min(1), mapping: mappingSchema }),
  output: importOutput,
})
