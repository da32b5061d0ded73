import { z } from 'zod'
import { parseDecimal } from '#platform/shared/decimal.ts'
import { defineCall, emptyInput, instantOutput } from '#platform/shared/call.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'

const amountOutput = z.number().int().nullable().describe('euro cents, without VAT; null: not said')

const yearOutput = z.object({
  year: z.number().int(),
  asks: z.enum(['YEAR', 'PREVIOUS_YEAR']).nullable().describe('what sales of the year wait for'),
  crossed: z.string().nullable().describe('the day from which all are taxed where the goods arrive'),
  previousYear: amountOutput,
  before: amountOutput.describe('of the months before `beforeMonth`'),
  beforeMonth: z.string().describe('`2026-03`: as was said, or the first month that files tell of'),
  opted: z.boolean().nullable(),
  optedFrom: z.string().nullable(),
  changed: z.object({ at: instantOutput, kind: z.enum(['seller', 'staff']), name: z.string() }).nullable(),
})

export const distanceFactsOutput = z.object({
  applies: z
    .boolean()
    .describe('false: the company is not established in the EU, or taxed at arrival anyway'),
  years: z.array(yearOutput).describe('the newest first'),
})
export type DistanceFactsView = z.output<typeof distanceFactsOutput>
export type DistanceYearView = DistanceFactsView['years'][number]

/** A sum in euro, as it is typed. */
export const centsOf = (text: string): number | null => {
  const cents = parseDecimal(text.replace(/\s*(?:EUR|€)$/i, '').trim(), 2)
  return cents !== null && cents >= 0 && cents <= MOST_CENTS ? cents : null
}
const MOST_CENTS = 100_000_000_000_000

const sumInput = z
  .string()
  .trim()
  .max(30)
  .refine(
    (text) => text === '' || centsOf(text) !== null,
    saying('Enter an amount in euros, e.g. 4,200.00.', '请填写欧元金额，如4,200.00。'),
  )
  .default('')
  .describe('euros without VAT; blank: not known')

const FIRST_YEAR = 2021
const LAST_YEAR = 2099

/** What is said of a year; what was said of it before is replaced. */
export const distanceYearInput = {
  year: z.number().int().min(FIRST_YEAR).max(LAST_YEAR),
  previousYear: sumInput,
  before: sumInput,
  beforeMonth: z
    .string()
    .max(7)
    .refine(
      (text) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text),
      saying('Enter a month, e.g. 2026-03.', '请填写月份，如2026-03。'),
    )
    .describe('the first month that `before` does not cover; of the year'),
  optedFrom: dayInput
    .nullish()
    .transform((day) => day ?? null)
    .describe('since when the company has opted to be taxed where the goods arrive; left out: it has not'),
}

export const readDistanceFacts = defineCall({
  method: 'GET',
  path: '/distanceSales/facts',
  access: 'seller',
  summary:
    'What the company has said of its distance sales within the EU, and what is still asked, year by year',
  input: emptyInput,
  output: distanceFactsOutput,
})

export const saveDistanceFacts = defineCall({
  method: 'POST',
  path: '/distanceSales/save',
  access: 'sellerWriter',
  summary:
    'Says how much the company sold to consumers in other member states beside what its reports tell: last year, and this year before its first report. Rows that wait for it are determined.',
  shownInPlace: [499, 400],
  refusals: ['distanceSales.other_year'],
  input: z.object(distanceYearInput),
  output: distanceFactsOutput,
})
