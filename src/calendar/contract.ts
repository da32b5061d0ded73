import { z } from 'zod'
import { dayOutput, defineCall, instantOutput } from '#platform/shared/call.ts'
import { isDay } from '#platform/shared/calendar.ts'
import { ENTRY_KINDS, HOLDERS, PARTS, withinReach } from './entry.ts'

/** In whatever currency the money is owed. */
const amountOutput = z.object({ amount: z.number().int().describe('minor units'), currency: z.string() })

const moneyOutput = amountOutput.extend({
  part: z.enum(PARTS),
  /** False: an estimate, and `basis` says how it was made. */
  certain: z.boolean(),
  basis: z.string(),
  /** The same in the currency of the sums; null where there is no exchange rate, and it is not counted. */
  counted: z.number().int().nullable(),
})

const entryOutput = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  day: dayOutput,
  /** The hour, where one counts: an order expires at an instant. */
  time: instantOutput.nullable(),
  title: z.string(),
  subject: z.string(),
  country: z.string().nullable(),
  turn: z.enum(HOLDERS),
  /** From when on it is that party's turn, where it is not yet. */
  turnFrom: dayOutput.nullable(),
  overdue: z.boolean(),
  /** Why it is this day and not the one that the rule names. */
  shift: z.string().nullable(),
  /** What follows if it is missed, and where that stands; null where nobody knows it for certain. */
  consequence: z.object({ text: z.string(), source: z.string().nullable() }).nullable(),
  money: moneyOutput.nullable(),
  link: z.string(),
})
export type CalendarEntry = z.output<typeof entryOutput>

const dayInput = z.string().refine(isDay, { error: 'not a calendar day' })
const span = { from: dayInput, to: dayInput }
const TOO_FAR = { error: 'at most 400 days', path: ['to'] }

export const listCalendar = defineCall({
  method: 'GET',
  path: '/calendar/list',
  access: 'seller',
  summary:
    'What is coming between two days, the earliest first, and what is overdue: returns, payments, to-dos, ends of terms and authorisations, each with money and with whose turn it is.',
  input: z.object(span).refine(withinReach, TOO_FAR),
  output: z.object({
    from: dayOutput,
    to: dayOutput,
    /** The agency's day. */
    today: dayOutput,
    /** The currency of the sums. */
    currency: z.string(),
    entries: z.array(entryOutput),
  }),
})

export const exportCalendar = defineCall({
  method: 'GET',
  path: '/calendar/export',
  access: 'seller',
  kind: 'file',
  summary: 'The same as a file, a row for each date.',
  input: z.object({ ...span, format: z.enum(['xlsx', 'csv']).default('xlsx') }).refine(withinReach, TOO_FAR),
  output: z.unknown(),
})
