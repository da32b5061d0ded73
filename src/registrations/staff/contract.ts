import { z } from 'zod'
import { defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { mandateSchema } from '../mandates-contract.ts'

/** Those who check what customers signed. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

const reasonText = z.string().trim().min(1).max(1000)
/** One text for both languages, or one in each. */
const reasonInput = z.union([reasonText, z.object({ en: reasonText, zh: reasonText })])
const atMandate = { companyId: idInput, mandateId: idInput }
const output = z.object({ id: z.string() })

export const staffMandates = defineCall({
  method: 'GET',
  path: '/staff/mandate/list',
  access: caseWorkers,
  summary:
    'Documents that were signed again and wait for their check, the oldest first; with a work order, all mandates that were signed for it.',
  input: z.object({ ...pageInput, workOrderId: idInput.optional() }),
  output: pageOf(
    mandateSchema.extend({
      company: z.object({ id: z.string(), name: z.string() }),
      replaces: z.string().nullable(),
    }),
  ),
})

export const acceptMandate = defineCall({
  method: 'POST',
  path: '/staff/mandate/accept',
  access: caseWorkers,
  summary: 'Puts a document that was signed again in force, in the place of the earlier one.',
  idempotent: true,
  refusals: [
    'mandate.not_found',
    'mandate.not_submitted',
    'mandate.signed_in_future',
    'mandate.over_already',
  ],
  input: z.object({
    ...atMandate,
    signedOn: dayInput.optional().describe('the day it names; that of its submission unless given'),
    validUntil: dayInput.optional().describe('its last day, where it names one; until revoked unless given'),
  }),
  output,
})

export const returnMandate = defineCall({
  method: 'POST',
  path: '/staff/mandate/return',
  access: caseWorkers,
  summary: 'Returns a document that was signed again, with a reason that the seller reads.',
  idempotent: true,
  refusals: ['mandate.not_found', 'mandate.not_submitted'],
  input: z.object({ ...atMandate, reason: reasonInput }),
  output,
})

export const endMandate = defineCall({
  method: 'POST',
  path: '/staff/mandate/revoke',
  access: caseWorkers,
  summary: 'Ends a mandate from today on, with a reason that the seller reads.',
  idempotent: true,
  refusals: ['mandate.not_found', 'mandate.ended_already'],
  input: z.object({ ...atMandate, reason: reasonInput }),
  output,
})
