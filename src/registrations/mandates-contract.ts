import { z } from 'zod'
import { CATEGORY_CODES } from '#catalogue/codes.ts'
import { dayOutput, defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { MANDATE_VIEWS } from './mandate-states.ts'

export const mandateSchema = z.object({
  id: z.string(),
  country: z.string(),
  /** The field in which the agency may act. */
  scope: z.enum(CATEGORY_CODES),
  /** The service that it was signed for. */
  product: z.string(),
  status: z.enum(MANDATE_VIEWS),
  signedOn: dayOutput,
  /** The last day on which it counts; null: until it is revoked. */
  expiresOn: dayOutput.nullable(),
  /** The day from which it no longer counts, who ended it and why. */
  endedOn: dayOutput.nullable(),
  endedBy: z.string().nullable(),
  reason: z.string().nullable(),
  document: z.object({ uploadId: z.string(), name: z.string() }).nullable(),
  workOrder: z.object({ id: z.string(), number: z.string() }),
  /** The step whose document it is: for the document to sign again. */
  nodeId: z.string(),
  /** Its end is near or past, or it was revoked while a registration still needs it, and no new document is checked. */
  isToSign: z.boolean(),
  /** A document that was signed again, and what became of it. */
  again: z.object({ status: z.enum(['SUBMITTED', 'RETURNED']), reason: z.string().nullable() }).nullable(),
  /** What the agency acts for under it, and whether another mandate in force covers the same. */
  covers: z.array(z.object({ id: z.string(), number: z.string().nullable(), product: z.string() })),
  isOnlyOne: z.boolean(),
})
export type Mandate = z.output<typeof mandateSchema>

export const listMandates = defineCall({
  method: 'GET',
  path: '/mandate/list',
  access: 'seller',
  summary:
    'What the company has signed so that the agency may act for it, newest first: by country and field, with what is done under it.',
  input: z.object({ ...pageInput }),
  output: pageOf(mandateSchema),
})

export const revokeMandate = defineCall({
  method: 'POST',
  path: '/mandate/revoke',
  access: 'sellerOwner',
  summary: 'Revokes a mandate from today on: nothing more is filed under it.',
  idempotent: true,
  refusals: ['mandate.not_found', 'mandate.ended_already'],
  input: z.object({ mandateId: idInput }),
  output: z.object({ id: z.string() }),
})

export const renewMandate = defineCall({
  method: 'POST',
  path: '/mandate/renew',
  access: 'sellerWriter',
  summary:
    'Submits a newly signed document for a mandate; it takes the place of the earlier one once staff have checked it.',
  idempotent: true,
  refusals: [
    'mandate.not_found',
    'mandate.not_renewable',
    'documents.not_found',
    'documents.not_scanned',
    'documents.wrong_type',
  ],
  input: z.object({ mandateId: idInput, uploadId: idInput }),
  output: z.object({ id: z.string() }),
})
