import { z } from 'zod'
import { NODE_RESULTS } from '#catalogue/process.ts'
import { RHYTHMS } from '#catalogue/codes.ts'
import { dayOutput, defineCall, pageInput, pageOf } from '#platform/shared/call.ts'
import { END_REASONS } from './end-reasons.ts'
import { PERIOD_KINDS, PERIOD_STATUSES, TERM_STATUSES } from './filing-states.ts'
import { MANDATE_STANDINGS } from './registration-mandate.ts'

const servicePeriodSchema = z.object({
  id: z.string(),
  kind: z.enum(PERIOD_KINDS),
  rhythm: z.enum(RHYTHMS),
  from: dayOutput,
  to: dayOutput,
  /** The working day on which the return is due; null where the calendar does not know it. */
  dueAt: dayOutput.nullable(),
  status: z.enum(PERIOD_STATUSES),
  isLate: z.boolean().describe('its due day has passed, and it is not filed'),
})
export type ServicePeriod = z.output<typeof servicePeriodSchema>

/** Filing that was bought, with its periods, in the order of their ends. */
export const filingTermSchema = z.object({
  id: z.string(),
  product: z.string(),
  country: z.string(),
  status: z.enum(TERM_STATUSES),
  isPaused: z.boolean().describe('it runs, but no mandate is in force: nothing is filed'),
  months: z.number().int(),
  annualReturns: z.number().int(),
  /** Null until the tax office has decided. */
  rhythm: z.enum(RHYTHMS).nullable(),
  number: z.string().nullable(),
  workOrder: z.object({ id: z.string() }),
  /** The first and the last day that its returns cover, and the day on which the last of them is due. */
  from: dayOutput.nullable(),
  to: dayOutput.nullable(),
  endsAt: dayOutput.nullable(),
  /** The earliest period whose return is not filed. */
  next: servicePeriodSchema.nullable(),
  periods: z.array(servicePeriodSchema),
})
export type FilingTerm = z.output<typeof filingTermSchema>

const registrationSchema = z.object({
  id: z.string(),
  product: z.string(),
  country: z.string(),
  kind: z.enum(NODE_RESULTS).nullable(),
  number: z.string().nullable(),
  validFrom: dayOutput.nullable(),
  validUntil: dayOutput.nullable(),
  /** The day on which it ended: not renewed, deregistered, or refunded. */
  endedOn: dayOutput.nullable(),
  endReason: z.enum(END_REASONS).nullable(),
  /** When it has an end: until when it is covered, whether that is over, and whether it can be renewed today. */
  renewal: z
    .object({
      end: dayOutput,
      from: dayOutput,
      isOver: z.boolean(),
      due: z.boolean(),
      isOrdered: z.boolean(),
    })
    .nullable(),
  /** Under what the agency acts for it; null where it needs nothing. `until`: the last day, or that of its end. */
  mandate: z
    .object({
      status: z.enum(MANDATE_STANDINGS),
      id: z.string().nullable(),
      until: dayOutput.nullable(),
      isInForce: z.boolean(),
    })
    .nullable(),
  /** Another agency filed for it before; `toAnswer`: points that wait for the seller. */
  takeover: z.object({ isDone: z.boolean(), toAnswer: z.number().int() }).nullable(),
  certificate: z.object({ uploadId: z.string(), name: z.string() }).nullable(),
  order: z.object({ id: z.string(), number: z.string() }),
  workOrder: z.object({ id: z.string(), number: z.string() }),
  /** The term that runs on it now, or the last one, without its periods. */
  term: filingTermSchema.omit({ periods: true }).nullable(),
})
export type Registration = z.output<typeof registrationSchema>

export const listRegistrations = defineCall({
  method: 'GET',
  path: '/registration/list',
  access: 'seller',
  summary:
    'What the company has obtained: numbers with validity, certificate, mandate and the filing that runs on them.',
  input: z.object({ ...pageInput }),
  output: pageOf(registrationSchema),
})
