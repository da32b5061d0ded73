import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'

const amount = z.number().int().describe('minor units of `currency`')
const euro = z
  .number()
  .int()
  .nullable()
  .describe('euro cents at the reference rate of the period’s last day; null: no rate')
const sides = z.object({ base: amount, tax: amount })
const MONTHS = z.coerce
  .number()
  .int()
  .min(12)
  .max(24)
  .pipe(z.literal([12, 24]))
  .default(12)

const insightOutput = z.object({
  months: z.array(z.string()).describe('the earliest first'),
  /** Filed returns alone; a return counts in the month in which its period ends. */
  cells: z.array(
    z.object({ month: z.string(), country: z.string(), currency: z.string(), tax: amount, euro }),
  ),
  countries: z
    .array(
      z.object({
        country: z.string(),
        currency: z.string(),
        tax: amount.describe('what the returns ask to pay; negative: a credit'),
        base: amount,
        euro,
        effective: z.number().int().nullable().describe('basis points of the base'),
        share: z.number().int().nullable().describe('basis points of all that is paid'),
      }),
    )
    .describe('the most expensive first'),
  corrections: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      country: z.string(),
      month: z.string(),
      currency: z.string(),
      before: sides,
      after: sides,
    }),
  ),
  waiting: z
    .number()
    .int()
    .describe('declarations of these months that have figures and are not filed: they are not in these sums'),
})
export type Insight = z.output<typeof insightOutput>

export const readInsight = defineCall({
  method: 'GET',
  path: '/declaration/insight',
  access: 'seller',
  summary:
    'What the filed returns of the last months came to: by country and month, as a share of turnover, before and after corrections.',
  input: z.object({ months: MONTHS }),
  output: insightOutput,
})

export const exportInsight = defineCall({
  method: 'GET',
  path: '/declaration/insightExport',
  access: 'seller',
  kind: 'file',
  summary: 'The same as a file: a line for each month and country.',
  refusals: ['declarations.nothing_to_export'],
  input: z.object({ months: MONTHS, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  output: z.unknown(),
})
