import { z } from 'zod'
import {
  dayOutput,
  defineCall,
  emptyInput,
  idInput,
  instantOutput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { sheetForm } from '#platform/shared/upload-form.ts'
import { CAUSES, STATEMENT_KINDS } from './compare-turnover.ts'
import { MOST_LINES } from './statement.ts'

const amount = z.number().int().describe('minor units of `currency`')

const comparisonOutput = z.object({
  declared: amount.describe(
    'net turnover of the company’s returns in these days, all channels and countries',
  ),
  difference: amount.describe('`reported` less `declared`'),
  unexplained: amount,
  steps: z
    .array(
      z.object({
        cause: z.enum(CAUSES),
        amount,
        certainty: z.enum(['CERTAIN', 'LIKELY', 'NONE']).describe('LIKELY: it is as large as this can be'),
        text: z.string(),
      }),
    )
    .describe('from the one to the other; they add up exactly'),
  missingRates: z.array(z.string()).describe('currencies that could not be converted: nothing can be said'),
  comparedAt: instantOutput,
})

const statementOutput = z.object({
  id: z.string(),
  kind: z.enum(STATEMENT_KINDS),
  channel: z.string().nullable().describe('null: all marketplaces'),
  country: z.string().nullable().describe('null: all countries'),
  from: dayOutput,
  to: dayOutput,
  currency: z.string(),
  reported: amount,
  refunds: amount.nullable(),
  fees: amount.nullable(),
  fileName: z.string(),
  uploadedAt: instantOutput,
  comparison: comparisonOutput.nullable().describe('null: it is being compared'),
})
export type StatementView = z.output<typeof statementOutput>

export const statementPage = pageOf(statementOutput)

export const listStatements = defineCall({
  method: 'GET',
  path: '/turnover/list',
  access: 'seller',
  summary:
    'What others reported of the company’s sales beside its returns, each difference explained by cause.',
  input: z.object(pageInput),
  output: statementPage,
})

const FORMAT = z.enum(['xlsx', 'csv']).default('xlsx')

export const statementTemplate = defineCall({
  method: 'GET',
  path: '/turnover/template',
  access: 'seller',
  kind: 'file',
  summary: 'The table in which statements are uploaded, with an example of each kind.',
  input: z.object({ format: FORMAT }),
  output: z.unknown(),
})

export const uploadStatements = defineCall({
  method: 'POST',
  path: '/turnover/upload',
  access: 'sellerWriter',
  kind: 'upload',
  upload: sheetForm({}),
  summary: `Takes statements as CSV or XLSX (multipart field \`file\`, up to ${MOST_LINES} lines). All lines or none: what is wrong is named line by line. A line of the same statement, marketplace, country and days replaces the earlier one.`,
  refusals: [
    'turnover.unreadable',
    'turnover.columns_missing',
    'turnover.too_many_lines',
    'turnover.lines_wrong',
    'turnover.no_lines',
  ],
  shownInPlace: [400, 499],
  input: emptyInput,
  output: z.object({ lines: z.number().int() }),
})

export const removeStatement = defineCall({
  method: 'POST',
  path: '/turnover/remove',
  access: 'sellerWriter',
  summary: 'Removes a statement.',
  refusals: ['turnover.not_found'],
  input: z.object({ id: idInput }),
  output: z.object({ id: z.string() }),
})

export const exportStatements = defineCall({
  method: 'GET',
  path: '/turnover/export',
  access: 'seller',
  kind: 'file',
  summary: 'All statements with the explanation of each difference, as a file.',
  refusals: ['turnover.nothing_to_export'],
  input: z.object({ format: FORMAT }),
  output: z.unknown(),
})
