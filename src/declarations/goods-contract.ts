import { z } from 'zod'
import { defineCall, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { sheetForm } from '#platform/shared/upload-form.ts'
import { GOODS_FILE_PROBLEMS } from './epr/goods-file.ts'
import { GOODS_PROBLEM_TEXTS } from './epr/goods-problem-texts.ts'
import { GOODS_COLUMNS, type GoodsColumn } from './epr/goods-columns.ts'
import { readGoods } from './epr/read-goods.ts'

const fields = <T extends z.ZodType>(field: T) =>
  Object.fromEntries(GOODS_COLUMNS.map((column) => [column, field])) as Record<GoodsColumn, T>

const goodsOutput = z.object({
  ...fields(z.string()),
  changedBy: z.string(),
  changedAt: instantOutput,
})
export type StoredGoods = z.output<typeof goodsOutput>

export const listGoods = defineCall({
  method: 'GET',
  path: '/goodsWeight/list',
  access: 'seller',
  summary:
    'What a piece of each SKU weighs, in grams: packaging by material, device, battery; by the month from which it counts.',
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
    'Says what a piece of a SKU weighs, from a month on. Reports that counted it otherwise are calculated anew.',
  shownInPlace: [499, 400],
  refusals: ['goodsWeight.too_many'],
  input: z.object(fields(z.string().max(120).default(''))).superRefine((cells, context) => {
    const read = readGoods(cells)
    if ('problems' in read)
      for (const { column, problem } of read.problems)
        context.addIssue({ code: 'custom', path: [column], params: GOODS_PROBLEM_TEXTS[problem] })
  }),
  output: goodsOutput,
})

export const removeGoods = defineCall({
  method: 'POST',
  path: '/goodsWeight/remove',
  access: 'sellerWriter',
  summary: 'Takes back what a SKU weighs from a month on; reports with it wait for a weight then.',
  input: z.object({ sku: z.string().min(1).max(120), fromMonth: z.string().max(10) }),
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
  output: z.object({
    saved: z.number().int(),
    problems: z.array(
      z.object({
        line: z.number().int(),
        problem: z.enum(GOODS_FILE_PROBLEMS),
        column: z.enum(GOODS_COLUMNS).nullable(),
        value: z.string(),
      }),
    ),
  }),
})
export type UploadedGoods = z.output<typeof uploadGoods.output>

export const downloadGoods = defineCall({
  method: 'GET',
  path: '/goodsWeight/download',
  access: 'seller',
  kind: 'file',
  summary: 'The table of weights, with what is known already: the template to fill in and upload.',
  input: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  output: z.unknown(),
})
