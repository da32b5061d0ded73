import { z } from 'zod'
import { dayOutput, defineCall, emptyInput, instantOutput } from '#platform/shared/call.ts'

/** What has to be over before a company can close. */
const CLOSING_OBSTACLES = ['UNPAID_ORDERS', 'OPEN_REFUNDS', 'OPEN_WORK', 'RUNNING_FILING'] as const
export type ClosingObstacle = { kind: (typeof CLOSING_OBSTACLES)[number]; count: number }

const closingOutput = z.object({
  companyName: z.string(),
  pending: z
    .object({ requestedAt: instantOutput, by: z.string(), closesAt: instantOutput })
    .nullable()
    .describe('until then an owner can take it back'),
  days: z.number().int().describe('from the request to the closing'),
  obstacles: z
    .array(z.object({ kind: z.enum(CLOSING_OBSTACLES), count: z.number().int() }))
    .describe('empty: it can be closed'),
  lockedOut: z.number().int().describe('members who belong to no other company'),
  kept: z
    .array(z.object({ what: z.string(), until: dayOutput, law: z.string(), source: z.string() }))
    .describe('by law, whatever is asked for'),
})
export type Closing = z.output<typeof closingOutput>

export const readClosing = defineCall({
  method: 'GET',
  path: '/privacy/closing',
  access: 'seller',
  summary: 'Whether the company is about to close, what stands in the way, and what the law keeps.',
  refusals: ['accounts.company_not_found'],
  input: emptyInput,
  output: closingOutput,
})

export const requestClosing = defineCall({
  method: 'POST',
  path: '/privacy/closeCompany',
  access: 'sellerOwner',
  summary:
    'Closes the company in fourteen days, after the password and its name typed in. Every member is told; any owner can take it back.',
  refusals: [
    'accounts.confirm_needed',
    'accounts.bad_input',
    'accounts.company_not_found',
    'privacy.closing_blocked',
  ],
  input: z.object({ name: z.string().max(400) }),
  output: closingOutput,
})

export const keepCompany = defineCall({
  method: 'POST',
  path: '/privacy/keepCompany',
  access: 'sellerOwner',
  summary: 'Takes a closing back, as long as it has not happened. Twice changes nothing.',
  refusals: ['accounts.company_not_found'],
  input: emptyInput,
  output: closingOutput,
})
