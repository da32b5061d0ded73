import { z } from 'zod'
import { parseDecimal } from '#platform/shared/decimal.ts'
import { dayOutput, defineCall, emptyInput, instantOutput } from '#platform/shared/call.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { dayInput, NOT_BEFORE_THE_FIRST_DAY, saying } from '#platform/shared/inputs.ts'

const amountOutput = z.number().int().nullable().describe('euro cents, without VAT; null: not said')

const changedOutput = z.object({ at: instantOutput, kind: z.enum(['seller', 'staff']), name: z.string() })

const yearOutput = z.object({
  year: z.number().int(),
  asks: z.enum(['YEAR', 'PREVIOUS_YEAR']).nullable().describe('what sales of the year need to have said'),
  waits: z.boolean().describe('rows of reports wait for it'),
  exempt: z
    .enum(['OPTED', 'ELSEWHERE'])
    .nullable()
    .describe(
      'why the limit does not matter in all of the year: the choice to be taxed at arrival, or establishments',
    ),
  crossed: z.string().nullable().describe('the day from which all are taxed where the goods arrive'),
  previousYear: amountOutput,
  before: amountOutput.describe('of the months before `beforeMonth`'),
  beforeMonth: z.string().describe('`2026-03`: as was said, or the first month that files tell of'),
  opted: z.boolean().nullable(),
  optedFrom: z.string().nullable(),
  changed: changedOutput.nullable(),
})

const establishmentOutput = z.object({
  country: z.string(),
  from: dayOutput.nullable(),
  to: dayOutput.nullable(),
  changed: changedOutput,
})

export const distanceFactsOutput = z.object({
  applies: z
    .boolean()
    .describe('false: the company is not established in the EU, or taxed at arrival anyway'),
  seat: z.string().nullable().describe('the country of the company’s address'),
  establishments: z
    .array(establishmentOutput)
    .describe('in other member states: while there is one, the limit does not matter'),
  years: z.array(yearOutput).describe('the newest first'),
})
export type DistanceFactsView = z.output<typeof distanceFactsOutput>
export type DistanceYearView = DistanceFactsView['years'][number]
export type EstablishmentView = DistanceFactsView['establishments'][number]

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

const boundInput = (what: string) =>
  dayInput
    .nullish()
    .transform((day) => day ?? null)
    .describe(what)

/** Where the company is established beside its seat. */
export const establishmentInput = {
  country: z
    .string()
    .refine((code) => EU_STATES.has(code), saying('Choose an EU country.', '请选择一个欧盟国家。')),
  from: boundInput('its first day; left out: as long as there are sales'),
  to: boundInput('its last day; left out: it goes on'),
  isGone: z.boolean().default(false).describe('true: there is none, and what was said is taken back'),
}

type Bounds = { from: string | null; to: string | null }

export const endsNotBefore = ({ from, to }: Bounds): boolean => from === null || to === null || from <= to
export const NOT_BEFORE = { ...NOT_BEFORE_THE_FIRST_DAY, path: ['to'] }

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

export const saveEstablishment = defineCall({
  method: 'POST',
  path: '/distanceSales/saveEstablishment',
  access: 'sellerWriter',
  summary:
    'Says that the company is established in another member state too, and since when, or that it is not. Distance sales are then taxed where they arrive, whatever their sum; rows are determined anew.',
  shownInPlace: [499, 400],
  refusals: ['distanceSales.own_seat'],
  input: z.object(establishmentInput).refine(endsNotBefore, NOT_BEFORE),
  output: distanceFactsOutput,
})
