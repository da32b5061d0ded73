import { z } from 'zod'
import { dayOutput, defineCall, emptyInput, idInput } from '#platform/shared/call.ts'
import { caseWorkers } from './contract.ts'

const count = z.number().int()

const load = {
  /** Open and the agency's turn. */
  agency: count,
  /** Of these, past their service level. */
  beyondLevel: count,
  /** Open, and somebody else's turn. */
  waiting: count,
  /** Open and past the day of its step, whoever's turn. */
  overdue: count,
  /** Held, and nothing of it is the agency's to do meanwhile. */
  onHold: count,
}

/** Days of the agency, today the last. */
export const DONE_DAYS = 14
/** Of the open work orders of one person. */
export const MOST_SHOWN = 500
/** Handed over in one step; each takes some milliseconds. */
export const MOST_IN_A_STEP = 50

export const teamLoad = defineCall({
  method: 'GET',
  path: '/staff/queue/load',
  access: caseWorkers,
  summary:
    'How many work orders that are open or on hold each colleague has and nobody has, and what each has done a day lately.',
  input: emptyInput,
  output: z.object({
    days: z.array(dayOutput).describe('to which the figures of `done` belong, today the last'),
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** False for who left, or works on orders no more, and still has some. */
        works: z.boolean(),
        teams: z.array(z.string()).describe('their names'),
        absence: z
          .object({
            from: dayOutput,
            until: dayOutput,
            isAway: z.boolean().describe('today'),
            standIn: z.string().nullable().describe('the name'),
          })
          .nullable()
          .describe('the one they are in, else the next that begins within two weeks'),
        ...load,
        done: z.array(count).describe('steps and papers decided or finished, day by day'),
      }),
    ),
    /** Under the id by which the queue is narrowed to them. */
    nobody: z.object({ id: z.string(), ...load }),
  }),
})

export const openOfColleague = defineCall({
  method: 'GET',
  path: '/staff/queue/open',
  access: caseWorkers,
  summary: 'What a colleague has that is not finished, oldest first: to hand over.',
  input: z.object({ staffId: idInput }),
  output: z.object({
    orders: z.array(
      z.object({ id: z.string(), number: z.string(), company: z.string(), product: z.string() }),
    ),
    more: z.boolean().describe('than are listed'),
  }),
})

export const handOver = defineCall({
  method: 'POST',
  path: '/staff/queue/handOver',
  access: caseWorkers,
  summary:
    'Gives work orders of a colleague to another, or each to whom the assignment rules say. Each is judged on its own; what is refused says why and holds up none of the others.',
  idempotent: true,
  // Of the last ones each row says its own.
  refusals: [
    'work_orders.unknown_colleague',
    'work_orders.colleague_away',
    'work_orders.not_theirs',
    'work_orders.nobody_found',
    'work_orders.not_reached',
  ],
  input: z.object({
    from: idInput,
    to: idInput.nullable().describe('null: by the rules'),
    workOrderIds: z.array(idInput).min(1).max(MOST_IN_A_STEP),
  }),
  output: z.object({
    results: z.array(
      z.object({
        workOrderId: z.string(),
        refusal: z.object({ error: z.string(), message: z.string() }).nullable(),
      }),
    ),
  }),
})
