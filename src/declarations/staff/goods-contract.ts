import { z } from 'zod'
import { defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { sheetForm } from '#platform/shared/upload-form.ts'
import { goodsKey, goodsOutput, goodsUploaded, refuseUnread, typedGoods } from '../goods-contract.ts'
import { preparers } from './contract.ts'

/** The declaration on which somebody works, of quantities or of Poland: without one, nobody looks into a company's goods. */
const at = { companyId: idInput, id: idInput.describe('the declaration that needs them') }

export const staffGoods = defineCall({
  method: 'GET',
  path: '/staff/declarations/goods',
  access: preparers,
  summary: 'What is known of the goods of a declaration’s company, weights and GTU, and who said so.',
  refusals: ['declarations.not_found'],
  input: z.object({ ...pageInput, ...at, keyword: z.string().trim().max(80).optional() }),
  output: pageOf(goodsOutput).extend({
    company: z.string(),
    groupsAlone: z.boolean().describe('whether the reader enters GTU alone, and removes nothing'),
  }),
})

export const staffSaveGoods = defineCall({
  method: 'POST',
  path: '/staff/declarations/saveGoods',
  access: preparers,
  summary:
    'Enters what is known of a SKU, for the seller, with the name of whoever enters it and the source.',
  refusals: ['declarations.not_found', 'goodsWeight.too_many', 'goodsWeight.groups_alone'],
  shownInPlace: [499, 400],
  input: z
    .object({
      ...at,
      ...typedGoods,
      source: lineInput(200).min(1).describe('where it is known from'),
    })
    .superRefine(refuseUnread),
  output: goodsOutput,
})

export const staffRemoveGoods = defineCall({
  method: 'POST',
  path: '/staff/declarations/removeGoods',
  access: preparers,
  summary: 'Takes back what was said of a SKU from a month on, for the seller.',
  refusals: ['declarations.not_found', 'goodsWeight.groups_alone'],
  input: z.object({ ...at, ...goodsKey }),
  output: z.object({ removed: z.boolean() }),
})

export const staffGoodsForm = sheetForm({ companyId: idInput, id: idInput })

export const staffUploadGoods = defineCall({
  method: 'POST',
  path: '/staff/declarations/uploadGoods',
  access: preparers,
  kind: 'upload',
  upload: staffGoodsForm,
  summary:
    'Takes a seller’s table of goods, CSV or XLSX up to 5 MB, by the template (multipart: the fields `companyId` and `id` first, then `file`).',
  refusals: [
    'declarations.not_found',
    'goodsWeight.not_a_table',
    'goodsWeight.too_large',
    'goodsWeight.too_many',
    'goodsWeight.groups_alone',
    'documents.broken_off',
  ],
  input: z.object({}),
  output: goodsUploaded,
})

export const staffDownloadGoods = defineCall({
  method: 'GET',
  path: '/staff/declarations/downloadGoods',
  access: preparers,
  kind: 'file',
  summary: 'The table of goods of a declaration’s company: the template to fill in and upload.',
  refusals: ['declarations.not_found'],
  input: z.object({ ...at, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  output: z.unknown(),
})
