import { z } from 'zod'
import { defineCall, emptyInput } from '#platform/shared/call.ts'
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
}

export const teamLoad = defineCall({
  method: 'GET',
  path: '/staff/queue/load',
  access: caseWorkers,
  summary: 'How many open work orders each colleague has, and how many nobody has.',
  input: emptyInput,
  output: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** False for who left, or works on orders no more, and still has some. */
        works: z.boolean(),
        ...load,
      }),
    ),
    /** Under the id by which the queue is narrowed to them. */
    nobody: z.object({ id: z.string(), ...load }),
  }),
})
