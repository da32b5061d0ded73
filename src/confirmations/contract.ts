import { z } from 'zod'
import { NODE_RESULTS } from '#catalogue/process.ts'
import { dayOutput, defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { CONFIRMATION_OBSTACLES, CONFIRMATION_STATES } from './confirmation-facts.ts'
import { CONFIRMATION_LANGS } from './confirmation-language.ts'

/** In force, followed by a newer letter on the same work order, or withdrawn. */
export const CONFIRMATION_STATUSES = ['VALID', 'REPLACED', 'WITHDRAWN'] as const
export type ConfirmationStatus = (typeof CONFIRMATION_STATUSES)[number]

export const confirmationSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(CONFIRMATION_STATUSES),
  /** In the agency's zone, as it stands on the letter itself. */
  issuedOn: dayOutput,
  issuedBy: z.string(),
  /** As printed on it, in groups; null once it confirms nothing. */
  code: z.string().nullable(),
  /** The page on which anybody checks it, with the code behind `#`. */
  url: z.string().nullable(),
  withdrawnAt: instantOutput.nullable(),
  /** How often somebody looked it up by its code, and when last. */
  lookUps: z.number().int(),
  lookedUpAt: instantOutput.nullable(),
})
export type Confirmation = z.output<typeof confirmationSchema>

/** The addresses say `letter`, by which clients know these calls. */
export const createConfirmation = defineCall({
  method: 'POST',
  path: '/letter/create',
  access: 'sellerWriter',
  summary:
    'Makes a letter that says what was filed with the authority in a work order and what is awaited. It replaces the one before.',
  idempotent: true,
  refusals: [
    'work_orders.not_found',
    'letter.no_authority',
    'letter.not_filed',
    'letter.refused',
    'letter.cancelled',
    'letter.name',
    'limits.too_many_tries',
  ],
  input: z.object({ workOrderId: idInput }),
  output: confirmationSchema,
})

export const listConfirmations = defineCall({
  method: 'GET',
  path: '/letter/list',
  access: 'seller',
  summary: 'The letters on a work order, the newest first, and what keeps another from being made.',
  refusals: ['work_orders.not_found'],
  input: z.object({ ...pageInput, workOrderId: idInput }),
  output: pageOf(confirmationSchema).extend({ obstacle: z.enum(CONFIRMATION_OBSTACLES).nullable() }),
})

export const downloadConfirmation = defineCall({
  method: 'GET',
  path: '/letter/download',
  access: 'seller',
  kind: 'file',
  summary: 'A letter as PDF, in one of eight languages; number and code are the same in all.',
  refusals: ['letter.not_found', 'letter.withdrawn'],
  input: z.object({ letterId: idInput, language: z.enum(CONFIRMATION_LANGS).default('en') }),
  output: z.unknown(),
})

export const revokeConfirmation = defineCall({
  method: 'POST',
  path: '/letter/revoke',
  access: 'sellerWriter',
  summary: 'Withdraws a letter: its page confirms nothing any more. Withdrawing it twice changes nothing.',
  refusals: ['letter.not_found'],
  input: z.object({ letterId: idInput }),
  output: confirmationSchema,
})

export const checkConfirmation = defineCall({
  method: 'POST',
  path: '/letter/check',
  access: 'public',
  summary:
    'What a letter says, for whoever holds its code. A code of no letter answers the same whatever it is; tries are limited.',
  refusals: ['letter.unknown', 'limits.too_many_tries'],
  shownInPlace: [499],
  input: z.object({ code: z.string().max(100) }),
  output: z.object({
    status: z.enum(CONFIRMATION_STATUSES),
    number: z.string(),
    issuedOn: dayOutput,
    issuedBy: z.string().describe('the agency'),
    /** Of the letter that replaced it. */
    replacedOn: dayOutput.nullable(),
    withdrawnOn: dayOutput.nullable(),
    /** What it says; null when it was withdrawn. */
    content: z
      .object({
        company: z.string(),
        companyOriginal: z.string().nullable(),
        service: z.string(),
        country: z.string(),
        workOrderNumber: z.string(),
        filings: z.array(
          z.object({ on: dayOutput, way: z.string().nullable(), reference: z.string().nullable() }),
        ),
        steps: z.array(
          z.object({
            result: z.enum(NODE_RESULTS).nullable(),
            state: z.enum(CONFIRMATION_STATES),
            on: dayOutput.nullable(),
          }),
        ),
      })
      .nullable(),
  }),
})
