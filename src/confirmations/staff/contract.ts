import { z } from 'zod'
import { defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { CONFIRMATION_STATUSES, confirmationSchema } from '../contract.ts'

/** Those who know what was filed. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

/** Without the code: only its company hands it on. */
const madeSchema = confirmationSchema.omit({ code: true, url: true })

const staffConfirmationSchema = madeSchema.extend({
  companyId: z.string(),
  company: z.string(),
  service: z.string(),
  workOrderId: z.string(),
  workOrderNumber: z.string(),
})
export type StaffConfirmation = z.output<typeof staffConfirmationSchema>

export const staffConfirmations = defineCall({
  method: 'GET',
  path: '/staff/letter/list',
  access: caseWorkers,
  summary:
    'Letters that confirm progress, of all companies, the newest first; by the number of a letter or a work order.',
  input: z.object({
    ...pageInput,
    status: z.enum(CONFIRMATION_STATUSES).optional(),
    keyword: z.string().trim().max(80).optional(),
  }),
  output: pageOf(staffConfirmationSchema),
})

export const staffCreateConfirmation = defineCall({
  method: 'POST',
  path: '/staff/letter/create',
  access: caseWorkers,
  summary:
    'Makes a letter on a work order for its company, as the company itself can. It replaces the one before.',
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
  input: z.object({ workOrderNumber: lineInput(40).min(1) }),
  output: madeSchema,
})

export const staffRevokeConfirmation = defineCall({
  method: 'POST',
  path: '/staff/letter/revoke',
  access: caseWorkers,
  summary:
    'Withdraws a letter that says something wrong or was misused; its company is told the reason. Withdrawing it twice changes nothing.',
  idempotent: true,
  refusals: ['letter.not_found'],
  input: z.object({ companyId: idInput, letterId: idInput, reason: lineInput(300).min(1) }),
  output: madeSchema,
})
