import { z } from 'zod'
import { dayOutput, defineCall, emptyInput } from '#platform/shared/call.ts'
import { CONFIDENCES } from '#vat/rates/facts.ts'
import { DOUBTS, LEVELS, THRESHOLD_KINDS } from './threshold.ts'

const amountOutput = z.object({
  amount: z.number().int().describe('integer minor units'),
  currency: z.string(),
})

const thresholdOutput = z.object({
  kind: z.enum(THRESHOLD_KINDS),
  country: z.string().describe('the state whose limit it is; EU for those of the Union'),
  level: z.enum(LEVELS).describe('NEAR: 85 % and more'),
  doubt: z.enum(DOUBTS).nullable().describe('why nobody can say'),
  limit: amountOutput.nullable().describe('null: the first sale counts, or it is not known'),
  reached: amountOutput.nullable(),
  basisPoints: z.number().int().nullable().describe('of the limit; 12000 is 120 %'),
  since: z.string().nullable().describe('the month in which it was crossed'),
  cases: z.number().int().describe('how often, where each case counts for itself'),
  settled: z.boolean().describe('the company has done already what it asks for'),
  service: z
    .object({ id: z.string(), code: z.string(), name: z.string() })
    .nullable()
    .describe('on sale, and helps'),
  sources: z.array(z.string()),
  confidence: z.enum(CONFIDENCES),
})
export type ThresholdView = z.output<typeof thresholdOutput>

const cents = z.number().int().describe('euro cents, without VAT')
const distanceOutput = z.object({
  established: z
    .array(z.string())
    .describe('the member states in which it is established today, its seat first'),
  previousYear: cents.nullable().describe('what was said of all of last year; null: nothing'),
  before: z
    .object({ month: z.string(), amount: cents })
    .nullable()
    .describe('what was said of this year’s months before one'),
})
export type DistanceBasis = z.output<typeof distanceOutput>

export const listThresholds = defineCall({
  method: 'GET',
  path: '/threshold/list',
  access: 'seller',
  summary:
    'How far the company’s sales of this year and the last are from statutory limits, the urgent ones first',
  input: emptyInput,
  output: z.object({
    today: dayOutput,
    waiting: z
      .object({
        rows: z.number().int(),
        reasons: z.array(z.object({ text: z.string(), rows: z.number().int() })),
      })
      .describe('rows of reports that are in no sum until somebody answers, and the most frequent reasons'),
    hasSales: z.boolean().describe('false: no report of these years has been imported'),
    distance: distanceOutput
      .nullable()
      .describe('what the limit for distance sales rests on beside the reports; null: it has none'),
    thresholds: z.array(thresholdOutput),
  }),
})
