import { z } from 'zod'
import {
  type Access,
  dayOutput,
  defineCall,
  idInput,
  instantOutput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { HOLD_ABOUT, HOLD_STATUSES } from '../legal-hold.ts'

const WHO: Access = { staff: ['admin'] }

const holdOutput = z.object({
  id: z.string(),
  about: z.enum(HOLD_ABOUT),
  subject: z
    .string()
    .describe('the company, or whom it is about; empty where nobody knows the address any more'),
  reason: z.string(),
  until: dayOutput.nullable().describe('the last day; null: until two people end it'),
  status: z.enum(HOLD_STATUSES),
  setAt: instantOutput,
  liftAskedByMe: z.boolean().describe('somebody else has to end it'),
  endedAt: instantOutput.nullable(),
})
export type Hold = z.output<typeof holdOutput>

export const listHolds = defineCall({
  method: 'GET',
  path: '/staff/hold/list',
  access: WHO,
  summary: 'Legal holds: what nobody may delete at present, and those that have ended. Newest first.',
  input: z.object(pageInput),
  output: pageOf(holdOutput).extend({ holding: z.number().int() }),
})

export const findHoldCompanies = defineCall({
  method: 'GET',
  path: '/staff/hold/companies',
  access: WHO,
  summary: 'Companies by name or number, also closed ones, on which a hold can be put.',
  input: z.object({ name: lineInput(200).refine((name) => name.length >= 2) }),
  output: z.object({
    companies: z.array(
      z.object({ id: z.string(), name: z.string(), country: z.string(), closed: z.boolean() }),
    ),
  }),
})

export const setHold = defineCall({
  method: 'POST',
  path: '/staff/hold/set',
  access: WHO,
  summary:
    'Puts a hold on a company, or on whoever has an e-mail address, with an account or without one. From then on nothing of it is forgotten or erased.',
  refusals: ['privacy.hold_company_unknown', 'privacy.hold_day_past'],
  input: z
    .object({
      companyId: idInput.optional(),
      email: z.string().trim().toLowerCase().max(254).pipe(z.email()).optional(),
      reason: lineInput(500).refine((reason) => reason.length >= 3),
      until: dayInput.nullable(),
    })
    .refine(({ companyId, email }) => (companyId === undefined) !== (email === undefined)),
  output: holdOutput,
})

const oneHold = { input: z.object({ holdId: idInput }), output: holdOutput }

export const askHoldLift = defineCall({
  method: 'POST',
  path: '/staff/hold/askLift',
  access: WHO,
  summary: 'Asks that a hold be ended. Somebody else of the staff ends it.',
  refusals: ['privacy.hold_not_found', 'privacy.hold_changed'],
  ...oneHold,
})

export const keepHold = defineCall({
  method: 'POST',
  path: '/staff/hold/keep',
  access: WHO,
  summary: 'Takes back what somebody asked for: the hold goes on.',
  refusals: ['privacy.hold_not_found', 'privacy.hold_changed'],
  ...oneHold,
})

export const liftHold = defineCall({
  method: 'POST',
  path: '/staff/hold/lift',
  access: WHO,
  summary: 'Ends a hold, as another administrator asked. What is due is forgotten in the next night.',
  refusals: ['privacy.hold_not_found', 'privacy.hold_changed', 'privacy.hold_second_person'],
  ...oneHold,
})
