import { z } from 'zod'
import { defineCall, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { sheetForm } from '#platform/shared/upload-form.ts'
import {
  COST_CURRENCIES,
  isCostCountry,
  isCostDay,
  LONGEST_SKU,
  PRICE_PROBLEMS,
  priceOf,
  USUAL_CURRENCY,
} from './cost-price-inputs.ts'

export const priceOutput = z.object({
  sku: z.string(),
  country: z.string().describe('of dispatch; blank: all that have no price of their own'),
  currency: z.string(),
  fromDay: z.string().nullable().describe('the first day on which it holds; null: from the beginning'),
  amount: z.string().describe('decimals, without VAT'),
  changedAt: instantOutput,
  changedBy: z.object({ kind: z.enum(['seller', 'staff']), name: z.string() }),
})
export type StoredPrice = z.output<typeof priceOutput>

const skuInput = lineInput(LONGEST_SKU).refine(
  (text) => text !== '',
  saying('Enter the SKU exactly as in your reports.', '请填写SKU，须与销售报告一致。'),
)

/** Which of the prices of a SKU. */
export const whichInput = {
  sku: skuInput,
  country: z
    .string()
    .max(2)
    .refine(
      (code) => code === '' || isCostCountry(code),
      saying('Choose a country from the list.', '请从列表中选择国家。'),
    )
    .default('')
    .describe('of dispatch, ISO code; blank: all that have no price of their own'),
  currency: z.enum(COST_CURRENCIES).default(USUAL_CURRENCY),
  fromDay: z
    .string()
    .max(10)
    .refine(isCostDay, saying('Enter a date, e.g. 2026-11-22.', '请填写日期，如2026-11-22'))
    .nullish()
    .transform((day) => day ?? null)
    .describe('the first day on which it holds; left out: from the beginning'),
}

export const amountInput = z
  .string()
  .trim()
  .max(20)
  .refine(
    (text) => priceOf(text) !== null,
    saying('Enter the unit cost, e.g. 7.50.', '请填写单件成本价，如7.50。'),
  )
  .describe('decimals, without VAT')

export const listCostPrices = defineCall({
  method: 'GET',
  path: '/costPrice/list',
  access: 'seller',
  summary:
    'What a piece of each SKU costs the company: the value of own goods moved to another state. By country of dispatch, currency and first day.',
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
  summary:
    'Says what a piece of a SKU costs, everywhere or from one country, always or from a day on. Rows that were valued by another price are valued anew.',
  shownInPlace: [499, 400],
  refusals: ['costPrice.too_many'],
  input: z.object({
    ...whichInput,
    amount: amountInput,
  }),
  output: priceOutput,
})

export const removeCostPrice = defineCall({
  method: 'POST',
  path: '/costPrice/remove',
  access: 'sellerWriter',
  summary: 'Takes back one price of a SKU; movements that have no other wait for a price then.',
  input: z.object(whichInput),
  output: z.object({ removed: z.boolean() }),
})

export const uploadCostPrices = defineCall({
  method: 'POST',
  path: '/costPrice/upload',
  access: 'sellerWriter',
  kind: 'upload',
  upload: sheetForm({}),
  summary:
    'Takes a table of cost prices, CSV or XLSX up to 5 MB, with the columns SKU and price, and where they differ currency, country of dispatch and first day. What can be read is kept; the rest is named line by line.',
  refusals: ['costPrice.not_a_table', 'costPrice.too_large', 'costPrice.too_many', 'documents.broken_off'],
  input: z.object({}),
  output: z.object({
    saved: z.number().int(),
    problems: z.array(
      z.object({ line: z.number().int(), problem: z.enum(PRICE_PROBLEMS), value: z.string() }),
    ),
  }),
})

export const costPricesTemplate = defineCall({
  method: 'GET',
  path: '/costPrice/template',
  access: 'seller',
  kind: 'file',
  summary: 'An empty table of cost prices with its columns in the reader’s language.',
  input: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  output: z.unknown(),
})
