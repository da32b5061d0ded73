import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { saying } from '#platform/shared/inputs.ts'
import { sheetForm } from '#platform/shared/upload-form.ts'
import { detailSchema } from './contract.ts'
import { KILOGRAMS_FAULTS, kilogramsFault, type KilogramsFault } from './epr/kilograms-fault.ts'
import { QUANTITY_PROBLEMS } from './epr/quantity-file.ts'

const isWithout = (fault: KilogramsFault) => (text: string) => kilogramsFault(text) !== fault
const said = ({ en, zh }: LocalText) => saying(en, zh)

export const kilogramsInput = z
  .string()
  .trim()
  .max(30)
  .refine(isWithout('BAD_WEIGHT'), said(KILOGRAMS_FAULTS.BAD_WEIGHT))
  .refine(isWithout('TOO_HEAVY'), said(KILOGRAMS_FAULTS.TOO_HEAVY))

const refusals = ['declarations.not_found', 'declarations.not_quantities'] as const

export const enterQuantities = defineCall({
  method: 'POST',
  path: '/declaration/quantities/enter',
  access: 'sellerWriter',
  summary: 'Enters the quantities of a report instead of having them counted from sales; empty is none.',
  shownInPlace: [499, 400],
  refusals: [...refusals, 'declarations.no_such_line'],
  input: z.object({
    id: idInput,
    lines: z.array(z.object({ category: z.string().min(1).max(60), kilograms: kilogramsInput })).max(60),
  }),
  output: detailSchema,
})

export const takeBackQuantities = defineCall({
  method: 'POST',
  path: '/declaration/quantities/takeBack',
  access: 'sellerWriter',
  summary: 'Takes entered quantities back: the report is counted from sales again.',
  refusals,
  input: z.object({ id: idInput }),
  output: detailSchema,
})

/** The report, and whose figures they are. */
export const quantitiesForm = sheetForm({ id: idInput, source: z.enum(['TABLE', 'MARKETPLACE']) })

export const uploadQuantities = defineCall({
  method: 'POST',
  path: '/declaration/quantities/upload',
  access: 'sellerWriter',
  kind: 'upload',
  upload: quantitiesForm,
  summary:
    'Takes the quantities of a report as a table by our template, CSV or XLSX up to 5 MB: multipart fields `id` and `source` (TABLE, or MARKETPLACE for figures of its EPR report) before the field `file`. With a fault in it nothing is kept.',
  refusals: [...refusals, 'goodsWeight.not_a_table', 'goodsWeight.too_large', 'documents.broken_off'],
  input: z.object({}),
  output: z.object({
    isSaved: z.boolean(),
    problems: z.array(
      z.object({ line: z.number().int(), problem: z.enum(QUANTITY_PROBLEMS), value: z.string() }),
    ),
  }),
})

export const quantitiesTemplate = defineCall({
  method: 'GET',
  path: '/declaration/quantities/template',
  access: 'seller',
  kind: 'file',
  summary: 'The table for the quantities of a report, with its lines.',
  refusals,
  input: z.object({ id: idInput, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  output: z.unknown(),
})
