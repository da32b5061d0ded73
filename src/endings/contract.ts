import { z } from 'zod'
import { dayOutput, defineCall, idInput, instantOutput } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { DUTIES } from './duties.ts'
import { END_POINTS, POINT_STATES } from './points-of-end.ts'

const pointSchema = z.object({
  /** Names it when it is ticked off: `STOCK`, `SHOP:shop_1`. */
  point: z.string(),
  kind: z.enum(END_POINTS),
  state: z.enum(POINT_STATES),
  /** The shop, or the number, that it is about. */
  name: z.string().nullable(),
  /** The last return. */
  declarationId: z.string().nullable(),
  /** Of returns and movements: how many. */
  count: z.number().int(),
  /** The returns that are not settled; the months with movements. */
  labels: z.array(z.string()).describe('in the reader’s language'),
  mayTick: z.boolean().describe('by the one who asks'),
  mayUntick: z.boolean().describe('by the one who asks: only staff take back what was ticked off'),
  ticked: z
    .object({
      on: dayOutput,
      by: z.string(),
      at: instantOutput,
      note: z.string().nullable(),
      file: z.object({ uploadId: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
})
export type EndPoint = z.output<typeof pointSchema>

export const endingSchema = z.object({
  registrationId: z.string(),
  number: z.string().nullable(),
  country: z.string(),
  product: z.string(),
  endedOn: dayOutput,
  open: z.number().int().describe('points that are open or unknown'),
  points: z.array(pointSchema),
  duties: z.array(
    z.object({
      kind: z.enum(DUTIES),
      years: z.number().int().nullable(),
      until: dayOutput.nullable().describe('null where no source is known'),
      source: z.string().nullable(),
    }),
  ),
})
export type Ending = z.output<typeof endingSchema>

export const tickFields = {
  registrationId: idInput,
  point: lineInput(80),
  on: dayInput.describe('the day on which it was done'),
  note: lineInput(200).optional(),
  uploadId: idInput.optional(),
}
export const TICK_REFUSALS = [
  'ending.not_found',
  'ending.no_such_point',
  'ending.day_wrong',
  'ending.file_missing',
  'documents.not_found',
  'documents.not_scanned',
] as const

export const readEnding = defineCall({
  method: 'GET',
  path: '/ending/detail',
  access: 'seller',
  summary:
    'What is still open after a registration was ended at the office, and the duties that outlive it with their days.',
  refusals: ['ending.not_found'],
  input: z.object({ registrationId: idInput }),
  output: endingSchema,
})

export const tickEnding = defineCall({
  method: 'POST',
  path: '/ending/tick',
  access: 'sellerWriter',
  summary: 'Says that a point is done: a shop was told, the stock is gone, another number was dealt with.',
  shownInPlace: [499, 400],
  refusals: TICK_REFUSALS,
  input: z.object(tickFields),
  output: endingSchema,
})
