import { z } from 'zod'
import { instantOutput } from '#platform/shared/call.ts'

const verdictSchema = z.object({
  /** A question, `directors/<row id>/passport`; a list or a row can be marked for return as a whole. */
  path: z.string(),
  verdict: z.enum(['ACCEPTED', 'RETURNED']),
  submission: z.number().int().describe('of which the value was judged; an earlier one: unchanged since'),
  how: z.enum(['ONE', 'REST']).describe('one by one, or with “accept the rest”'),
  draft: z
    .object({
      reasons: z.array(z.string()),
      text: z.object({ en: z.string(), zh: z.string() }),
      example: z.boolean(),
    })
    .nullable(),
  byId: z.string(),
  by: z.string(),
  at: instantOutput,
})

/** What was decided about the last submission of a form. */
export const verdictsSchema = z.object({
  submission: z.number().int(),
  toJudge: z.array(z.string()).describe('questions that need a verdict, in the order of the form'),
  verdicts: z.array(verdictSchema),
})
export type VerdictsOnWire = z.output<typeof verdictsSchema>
