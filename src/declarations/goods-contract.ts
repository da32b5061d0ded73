import { z } from 'zod'
import { defineCall, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { sheetForm } from '#platform/shared/upload-form.ts'
import { GOODS_FILE_PROBLEMS } from './epr/goods-file.ts'
import { GOODS_PROBLEM_TEXTS } from './epr/goods-problem-texts.ts'
import { cellsBy, GOODS_COLUMNS, type GoodsCells, WEIGHT_COLUMNS } from './epr/goods-columns.ts'
import { readGoods } from './epr/read-goods.ts'

const fields = <C extends string, T extends z.ZodType>(columns: readonly C[], field: T) =>
  Object.fromEntries(columns.map((column) => [column, field])) as Record<C, T>

export const goodsOutput = z.object({
  ...fields(GOODS_COLUMNS, z.string()),
  changedBy: z.string(),
  changedAt: instantOutput,
})
export type StoredGoods = z.output<typeof goodsOutput>

const typed = z.string().max(120)

/** What is said of a SKU, as it is typed. */
export const typedGoods = {
  sku: typed.default(''),
  fromMonth: typed.default(''),
  ...fields(
    WEIGHT_COLUMNS,
    typed
      .optional()
      .describe('with none of the weights, what is known of them stays; with one, all are replaced'),
  ),
  gtu: typed.optional().describe('Poland’s group, `GTU_06` or `none`; left out: what is known of it stays'),
}
type TypedGoods = z.output<z.ZodObject<typeof typedGoods>>

export const cellsOf = (said: TypedGoods): GoodsCells => cellsBy((column) => said[column] ?? '')

export const tellsWeights = (said: TypedGoods): boolean =>
  WEIGHT_COLUMNS.some((column) => said[column] !== undefined)

/** Names everything that cannot be read, at its field. */
export function refuseUnread(said: TypedGoods, context: z.RefinementCtx): void {
  const read = readGoods(cellsOf(said))
  if ('problems' in read)
    for (const { column, problem } of read.problems)
      context.addIssue({ code: 'custom', path: [column], params: GOODS_PROBLEM_TEXTS[problem] })
}

export const goodsKey = { sku: z.string().min(1).max(120), fromMonth: z.string().max(10) }

export const goodsUploaded = z.object({
  saved: z.number().int(),
  problems: z.array(
    z.object({
      line: z.number().int(),
      problem: z.enum(GOODS_FILE_PROBLEMS),
      column: z.enum(GOODS_COLUMNS).nullable(),
      value: z.string(),
    }),
  ),
})
export type UploadedGoods = z.output<typeof goodsUploaded>

export const listGoods = defineCall({
  method: 'GET',
  path: '/goodsWeight/list',
  access: 'seller',
  summary:
    'What a piece of each SKU weighs, in grams: packaging by material, device, battery; and its group in Poland’s register (GTU); by the month from which it counts.',
  input: z.object({
    ...pageInput,
    keyword: z.string().trim().max(80).optional().describe('the beginning of the SKU'),
  }),
  output: pageOf(goodsOutput),
})

export const saveGoods = defineCall({
  method: 'POST',
  path: '/goodsWeight/save',
  access: 'sellerWriter',
  summary:
    'Says what a piece of a SKU weighs, or of which GTU it is, from a month on. Reports that counted it otherwise are calculated anew.',
  shownInPlace: [499, 400],
  refusals: ['goodsWeight.too_many'],
  input: z.object(typedGoods).superRefine(refuseUnread),
  output: goodsOutput,
})

export const removeGoods = defineCall({
  method: 'POST',
  path: '/goodsWeight/remove',
  access: 'sellerWriter',
  summary: 'Takes back what a SKU weighs from a month on; reports with it wait for a weight then.',
  input: z.object(goodsKey),
  output: z.object({ removed: z.boolean() }),
})

export const uploadGoods = defineCall({
  method: 'POST',
  path: '/goodsWeight/upload',
  access: 'sellerWriter',
  kind: 'upload',
  upload: sheetForm({}),
  summary:
    'Takes a table of weights, CSV or XLSX up to 5 MB, by the template. What can be read is kept; the rest is named line by line.',
  refusals: [
    'goodsWeight.not_a_table',
    'goodsWeight.too_large',
    'goodsWeight.too_many',
    'documents.broken_off',
  ],
  input: z.object({}),
  output: goodsUploaded,
})

export const downloadGoods = defineCall({
  method: 'GET',
  path: '/goodsWeight/download',
  access: 'seller',
  kind: 'file',
  summary: 'The table of weights, with what is known already: the template to fill in and upload.',
  input: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  output: z.unknown(),
})
