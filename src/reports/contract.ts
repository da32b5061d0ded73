import { z } from 'zod'
import { dayOutput, defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { MARKETPLACES, REGIONS } from '#shops/marketplaces.ts'
import { CHUNK_BYTES, LARGEST_TABLE } from './chunks.ts'
import { IMPORT_STATUSES, REPORT_SOURCES } from './import-states.ts'
import { MONTH_STATES } from './shop-months.ts'

/** Such as `2026-10`. */
export const monthInput = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

export const STATE_REFUSALS = [
  'reports.shop_not_found',
  'reports.shop_not_named',
  'reports.month_not_over',
  'reports.month_reported',
  'reports.month_on_its_way',
  'reports.file_not_read',
] as const
export const REVOKE_REFUSALS = ['reports.no_statement', 'reports.month_confirmed'] as const

export const money = z.object({ amount: z.number().int(), currency: z.string() })

export const importOutput = z.object({
  id: z.string(),
  fileName: z.string(),
  size: z.number().int().describe('bytes'),
  received: z.number().int().describe('bytes that have arrived: where an upload goes on'),
  status: z.enum(IMPORT_STATUSES),
  source: z.enum(REPORT_SOURCES).nullable(),
  shopId: z.string().nullable(),
  percent: z.number().int().describe('of the reading'),
  rowsRead: z.number().int(),
  rowsKept: z.number().int(),
  rowsDuplicate: z.number().int().describe('in an earlier file; in the same file they are outside'),
  rowsWithIssue: z.number().int().describe('in no total until they are mended'),
  rowsOutside: z.number().int().describe('outside the scope of VAT, or counted elsewhere'),
  from: dayOutput.nullable(),
  to: dayOutput.nullable(),
  fault: z
    .object({ code: z.string(), text: z.string() })
    .nullable()
    .describe('why nothing of it was imported, and what to do'),
  createdAt: instantOutput,
  changedAt: instantOutput,
  endedAt: instantOutput.nullable(),
  withdrawn: z
    .object({ at: instantOutput, by: z.object({ kind: z.enum(['seller', 'staff']), name: z.string() }) })
    .nullable()
    .describe('who withdrew the file; its rows are in no total, and its figures are those until then'),
})
export type SalesImport = z.output<typeof importOutput>

const importId = idInput
export const byImport = z.object({ importId })

export const beginImport = defineCall({
  method: 'POST',
  path: '/salesReport/begin',
  access: 'sellerWriter',
  idempotent: true,
  summary: `Begins the upload of a report: CSV or TXT up to ${LARGEST_TABLE / 1024 ** 3} GB, XLSX up to 50 MB. The file is then sent in chunks of \`chunkSize\` bytes.`,
  refusals: [
    'reports.file_too_large',
    'reports.too_many_uploads',
    'reports.shop_not_found',
    'limits.too_many_tries',
  ],
  input: z.object({
    fileName: z.string().min(1).max(255),
    size: z.number().int().min(1).max(1_000_000_000_000),
    shopId: idInput.optional(),
  }),
  output: importOutput.extend({ chunkSize: z.number().int() }),
})

/** Where in the report the chunk stands. */
export const chunkForm = {
  fields: z.object({
    importId: idInput,
    offset: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    sha256: z
      .string()
      .regex(/^[0-9a-fA-F]{64}$/)
      .describe('hexadecimal, of the chunk'),
  }),
  types: ['application/octet-stream'],
  largest: CHUNK_BYTES,
}

export const sendChunk = defineCall({
  method: 'POST',
  path: '/salesReport/chunk',
  access: 'sellerWriter',
  kind: 'upload',
  upload: chunkForm,
  summary: `Takes the next ${CHUNK_BYTES / 1024 ** 2} MB of a report: multipart fields \`importId\`, \`offset\` and \`sha256\` (hexadecimal, of the chunk) before the field \`file\`. The same chunk may be sent twice; another device may go on where one stopped.`,
  refusals: [
    'reports.import_not_found',
    'reports.not_uploading',
    'reports.chunk_gap',
    'reports.chunk_size',
    'reports.chunk_differs',
    'reports.chunk_damaged',
    'documents.broken_off',
  ],
  input: z.object({}),
  output: z.object({ received: z.number().int(), size: z.number().int() }),
})

export const finishUpload = defineCall({
  method: 'POST',
  path: '/salesReport/finish',
  access: 'sellerWriter',
  summary:
    'Says that all chunks are sent; the import begins in the background, or waits for somebody to say which column is what. A file that was imported before is answered with that import.',
  refusals: ['reports.import_not_found', 'reports.not_complete', 'reports.not_uploading'],
  input: byImport,
  output: importOutput.extend({
    isEarlier: z.boolean().describe('this file was imported before, by the import that is answered'),
  }),
})

export const cancelImport = defineCall({
  method: 'POST',
  path: '/salesReport/cancel',
  access: 'sellerWriter',
  summary: 'Calls an import off. What it has imported so far is taken back.',
  refusals: ['reports.import_not_found', 'reports.already_over'],
  input: byImport,
  output: importOutput,
})

export const withdrawImport = defineCall({
  method: 'POST',
  path: '/salesReport/withdraw',
  access: 'sellerWriter',
  summary:
    'Withdraws a file that was imported: in the background its rows leave the totals, and rows of other files count that were skipped as repeats of them. It stays readable, and may be imported again. What was filed stays and gets a correction. `/declaration/withdrawalEffect` says before what will happen.',
  refusals: ['reports.import_not_found', 'reports.still_importing', 'reports.nothing_to_withdraw'],
  input: byImport,
  output: importOutput,
})

export const listWithdrawnRows = defineCall({
  method: 'GET',
  path: '/salesReport/withdrawnRows',
  access: 'seller',
  summary: 'The rows of a withdrawn file that counted until then, in the order of the file.',
  refusals: ['reports.import_not_found'],
  input: byImport.extend(pageInput),
  output: pageOf(
    z.object({
      id: z.string(),
      line: z.number().int(),
      day: dayOutput,
      type: z.string(),
      orderId: z.string(),
      sku: z.string(),
      depart: z.string(),
      arrive: z.string(),
      currency: z.string(),
      gross: z.number().int(),
      vat: z.number().int(),
    }),
  ),
})

export const listImports = defineCall({
  method: 'GET',
  path: '/salesReport/list',
  access: 'seller',
  summary: 'The company’s imports, newest first.',
  input: z.object({ ...pageInput, status: z.enum(IMPORT_STATUSES).optional(), shopId: idInput.optional() }),
  output: pageOf(importOutput),
})

const statementSchema = z.object({
  at: instantOutput,
  by: z.object({ kind: z.enum(['seller', 'staff']), name: z.string() }),
  reason: z.string().describe('why staff said it; empty where the seller did'),
})

const shopMonths = z.object({
  shopId: z.string(),
  name: z.string(),
  marketplace: z.enum(MARKETPLACES),
  region: z.enum(REGIONS),
  mayFetch: z.boolean().describe('the marketplace can be asked for a month'),
  months: z.array(
    z.object({
      month: z.string().describe('such as 2026-10'),
      state: z.enum(MONTH_STATES),
      needed: z.boolean().describe('a running return covers it'),
      importId: z.string().nullable().describe('what the marketplace gave us'),
      askAgainAt: instantOutput.nullable(),
      fault: z.string().nullable().describe('why the marketplace has not given it, and what to do'),
      stated: statementSchema
        .nullable()
        .describe('who said that there were no sales; null where the marketplace did'),
    }),
  ),
})

export const listMonths = defineCall({
  method: 'GET',
  path: '/salesReport/months',
  access: 'seller',
  summary:
    'The last twelve months of each shop whose report can exist: reported, on its way, missing, without sales, or before the shop was here.',
  input: z.object({}),
  output: z.array(shopMonths),
})

export const fetchMonth = defineCall({
  method: 'POST',
  path: '/salesReport/fetch',
  access: 'sellerWriter',
  summary:
    'Asks the marketplace for the report of a month, again or for the first time; it is imported in the background. One that is on its way goes on.',
  refusals: [
    'reports.shop_not_found',
    'reports.shop_not_connected',
    'reports.account_of_another',
    'reports.month_not_ready',
    'limits.too_many_tries',
  ],
  input: z.object({ shopId: idInput, month: monthInput }),
  output: z.object({ shopId: z.string(), month: z.string() }),
})

/** A month of a shop; of a company without shops, of all that it sells. */
const shopMonthInput = z.object({ shopId: idInput.optional(), month: monthInput })
const shopMonthOutput = z.object({ shopId: z.string().nullable(), month: z.string() })

export const stateNoSales = defineCall({
  method: 'POST',
  path: '/salesReport/stateNoSales',
  access: 'sellerWriter',
  summary:
    'States that a shop had no sales in a month that is over. The month then counts as reported, with nothing in it, until the statement is revoked or a report of the shop has sales of it. Said twice, it is answered the same.',
  refusals: STATE_REFUSALS,
  input: shopMonthInput,
  output: shopMonthOutput,
})

const statedMonth = z.object({
  shopId: z.string().nullable().describe('null: of a company without shops, of all that it sells'),
  shop: z.string().describe('its name; empty where there is none'),
  isInList: z.boolean().describe('the months of the shop are listed, so that it can be revoked there'),
  month: z.string().describe('such as 2026-10'),
  ...statementSchema.shape,
})
export type StatedMonth = z.output<typeof statedMonth>

export const listNoSales = defineCall({
  method: 'GET',
  path: '/salesReport/noSales',
  access: 'seller',
  summary:
    'The months of which somebody states that there were no sales: who, when, and why where staff did.',
  input: z.object({ from: monthInput.optional(), to: monthInput.optional() }),
  output: z.array(statedMonth),
})

export const revokeNoSales = defineCall({
  method: 'POST',
  path: '/salesReport/revokeNoSales',
  access: 'sellerWriter',
  summary:
    'Takes the statement back that a shop had no sales in a month, unless a return of the month is confirmed: then only its report corrects it.',
  refusals: REVOKE_REFUSALS,
  input: shopMonthInput,
  output: shopMonthOutput,
})

const causeOutput = z.object({
  cause: z.number().int(),
  code: z.string(),
  severity: z.enum(['ERROR', 'WARNING']),
  column: z.string().nullable().describe('the file’s own name of it; null: the row as a whole'),
  reason: z.string(),
  fix: z.string(),
  count: z.number().int(),
  open: z.number().int().describe('those that neither a later file nor a shop added since has settled'),
  waiting: z.array(money).describe('what is in no total because of it'),
})

export const importDetail = defineCall({
  method: 'GET',
  path: '/salesReport/detail',
  access: 'seller',
  summary:
    'An import with where its money went: everything in the file is treated, an issue or outside, in every currency; and its issues by their cause.',
  refusals: ['reports.import_not_found'],
  input: byImport,
  output: importOutput.extend({
    sums: z.object({
      in: z.array(money),
      treated: z.array(money),
      issues: z.array(money),
      outside: z.array(money),
    }),
    errors: z.number().int().describe('issues that keep a row out of the totals'),
    hints: z.number().int().describe('issues of rows that count, and that are worth a look'),
    causes: z.array(causeOutput).describe('what keeps money waiting first, then the most frequent'),
  }),
})

const issueOutput = z.object({
  line: z.number().int(),
  cause: z.number().int(),
  code: z.string(),
  severity: z.enum(['ERROR', 'WARNING']),
  column: z.string().nullable(),
  value: z.string().describe('as the file has it, at most 200 characters'),
  reason: z.string(),
  fix: z.string(),
  amount: money.nullable(),
  resolvedAt: instantOutput.nullable().describe('when a later file had the row in order'),
})

export const listIssues = defineCall({
  method: 'GET',
  path: '/salesReport/issues',
  access: 'seller',
  summary: 'What is wrong with the rows of a file, line by line, all of them or those with one cause.',
  refusals: ['reports.import_not_found'],
  input: byImport.extend({ ...pageInput, cause: z.coerce.number().int().min(0).max(1_000_000).optional() }),
  output: pageOf(issueOutput),
})

export const issuesFile = defineCall({
  method: 'GET',
  path: '/salesReport/issuesFile',
  access: 'seller',
  kind: 'file',
  summary:
    'The rows of a file that have issues, as they stand in it, with what is wrong and what to do: XLSX, with a new sheet where one is full.',
  refusals: ['reports.import_not_found', 'reports.not_finished'],
  input: byImport,
  output: z.unknown(),
})

export const downloadTemplate = defineCall({
  method: 'GET',
  path: '/salesReport/template',
  access: 'seller',
  kind: 'file',
  summary:
    'The portal’s own table for sales of other channels, empty, with its columns in the reader’s language.',
  input: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  output: z.unknown(),
})
