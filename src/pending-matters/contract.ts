import { z } from 'zod'
import { dayOutput, defineCall, emptyInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'

/** What can wait for a seller. A kind without records of its own yet is never listed. */
export const PENDING_MATTER_TYPES = [
  'PAYMENT',
  'FORM',
  'SUPPLEMENT',
  'AUTHORISATION',
  'REAUTHORISATION',
  'DECLARATION_CONFIRM',
  'DATA_MISSING',
  'TAX_PAYMENT',
  'RENEWAL',
  'LETTER',
] as const
export type PendingMatterType = (typeof PENDING_MATTER_TYPES)[number]

const pendingMatterSchema = z.object({
  id: z.string(),
  type: z.enum(PENDING_MATTER_TYPES),
  /** What is to be done: `Fill in: Company form`. */
  title: z.string(),
  /** The service it belongs to. */
  subject: z.string(),
  country: z.string().nullable(),
  /** Number of the work order or order. */
  number: z.string(),
  /** A day, or for a payment the instant at which the order expires; null without a due day. */
  dueAt: z.union([dayOutput, instantOutput]).nullable(),
  overdue: z.boolean(),
  /** What follows if it is not done by then; null where nobody knows it for certain. */
  consequence: z.string().nullable(),
  /** What it costs, as agreed, or the tax to pay, which may be in any currency. */
  money: z.object({ amount: z.number().int(), currency: z.string() }).nullable(),
  /** The text of the button. */
  action: z.string(),
  /** Where it is done. */
  link: z.string(),
  /** How much depends on it: among matters of one day the heavier comes first. */
  weight: z.number().int(),
})
export type PendingMatter = z.output<typeof pendingMatterSchema>

export const listPendingMatters = defineCall({
  method: 'GET',
  path: '/pendingMatters/list',
  access: 'seller',
  summary: 'Everything that waits for the seller, the earliest due day first.',
  input: z.object({ ...pageInput, type: z.enum(PENDING_MATTER_TYPES).optional() }),
  output: pageOf(pendingMatterSchema).extend({
    /** How many of them are orders to pay, which the menu shows beside the number of all. */
    payments: z.number().int(),
  }),
})

export const companiesOverview = defineCall({
  method: 'GET',
  path: '/user/overview',
  access: 'seller',
  summary:
    'What waits for the person in each of their companies, the earliest due day first. Opening one needs the switch to its company.',
  input: emptyInput,
  output: z.object({
    companies: z.array(
      z.object({ id: z.string(), name: z.string(), toDos: z.number().int(), payments: z.number().int() }),
    ),
    matters: z
      .array(pendingMatterSchema.extend({ company: z.object({ id: z.string(), name: z.string() }) }))
      .describe('the first fifty of all companies together'),
  }),
})
export type CompanyMatter = z.output<typeof companiesOverview.output>['matters'][number]
