import { z } from 'zod'
import { dayOutput, defineCall, emptyInput, instantOutput } from '#platform/shared/call.ts'

const OBSTACLES = ['SOLE_OWNER', 'UNPAID_ORDERS', 'OPEN_REFUNDS', 'OPEN_WORK', 'RUNNING_FILING'] as const
export type ErasureObstacle = { company: string; kind: (typeof OBSTACLES)[number]; count: number }

/** What keeps an erasure waiting, though nothing is left to do: a legal duty, until a day that may not be known. */
const holdOutput = z.object({ until: dayOutput.nullable() })

/** What an erasure means, for the person and for the staff. */
export const erasureMeaning = {
  obstacles: z
    .array(z.object({ company: z.string(), kind: z.enum(OBSTACLES), count: z.number().int() }))
    .describe('what has to be over first; empty: it can be done'),
  hold: holdOutput.nullable().describe('a legal hold keeps everything while it lasts; null: none does'),
  erased: z.array(z.string()).describe('classes of data, in words'),
  kept: z
    .array(z.object({ what: z.string(), until: dayOutput, law: z.string(), source: z.string() }))
    .describe('by law, whatever is asked for'),
  companies: z
    .array(z.string())
    .describe('companies that are not closed: their records stay theirs, without the person’s name'),
}

const personErasureOutput = z.object({
  ...erasureMeaning,
  requestedAt: instantOutput.nullable().describe('until it is decided, it can be withdrawn'),
  answerBy: instantOutput.nullable().describe('a request has to be answered within a month'),
})
export type PersonErasure = z.output<typeof personErasureOutput>

export const readErasure = defineCall({
  method: 'GET',
  path: '/privacy/erasure',
  access: 'seller',
  summary: 'What the erasure of the person means, what the law keeps, and whether they asked for it.',
  input: emptyInput,
  output: personErasureOutput,
})

export const requestErasure = defineCall({
  method: 'POST',
  path: '/privacy/requestErasure',
  access: 'seller',
  summary:
    'Asks, after the password, that the person be erased (art. 17 GDPR). Somebody of the staff decides; what is open has to be finished before.',
  refusals: ['accounts.confirm_needed'],
  input: emptyInput,
  output: personErasureOutput,
})

export const withdrawErasure = defineCall({
  method: 'POST',
  path: '/privacy/withdrawErasure',
  access: 'seller',
  summary: 'Takes the request back, as long as it is not decided. Twice changes nothing.',
  input: emptyInput,
  output: personErasureOutput,
})
