import { z } from 'zod'
import { defineCall, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { LONGEST_SKU, PRICE_PROBLEMS, priceOf } from './cost-price-file.ts'

const priceOutput = z.object({
  sku: z.string(),
  amount: z.string().describe('decimals, in euro, without VAT'),
  changedAt: instantOutput,
})
export type StoredPrice = z.output<typeof priceOutput>

const skuInput = lineInput(LONGEST_SKU).refine(
  (text) => text !== '',
  saying('Enter the SKU exactly as in your reports.', '请填写SKU，须与销售报告一致。'),
)

export const listCostPrices = defineCall({
  method: 'GET',
  path: '/costPrice/list',
  access: 'seller',
  summary: 'What a piece of each SKU costs the company: the value of own goods moved to another state.',
  input: z.object({
    ...pageInput,
    keyword: z.string().trim().max(80).optional().describe('the beginning of the SKU'),
  }),
  output: pageOf(priceOutput),
})

export const saveCostPrice = defineCall({
  method: 'POST',
  path: '/costPrice/save',
  access: 'sellerWriter',
  summary: 'Says what a piece of a SKU costs. Rows that were valued by another price are valued anew.',
  shownInPlace: [499, 400],
  refusals: ['costPrice.too_many'],
  input: z.object({
    sku: skuInput,
    amount: z
      .string()
      .trim()
      .max(20)
      .refine(
        (text) => priceOf(text) !== null,
        saying('Enter the unit cost in euro, e.g. 7.50.', '请填写单件成本价（欧元），如7.50。'),
      )
      .describe('decimals, in euro, without VAT'),
  }),
  output: priceOutput,
})

export const removeCostPrice = defineCall({
  method: 'POST',
  path: '/costPrice/remove',
  access: 'sellerWriter',
  summary: 'Takes back what a SKU costs; movements of it wait for a price then.',
  input: z.object({ sku: skuInput }),
  output: z.object({ removed: z.boolean() }),
})

export const uploadCostPrices = defineCall({
  method: 'POST',
  path: '/costPrice/upload',
  access: 'sellerWriter',
  kind: 'upload',
  summary:
    'Takes a table of cost prices, CSV or XLSX up to 5 MB, with the columns SKU and price. What can be read is kept; the rest is named line by line.',
  refusals: ['costPrice.not_a_table', 'costPrice.too_large', 'costPrice.too_many', 'documents.broken_off'],
  input: z.object({}),
  output: z.object({
    saved: z.number().int(),
    problems: z.array(
      z.object({ line: z.number().int(), problem: z.enum(PRICE_PROBLEMS), value: z.string() }),
    ),
  }),
})
