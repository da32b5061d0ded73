import { z } from 'zod'
import { documentForm, UPLOAD_REFUSALS, uploadDocument } from '#documents/contract.ts'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { preparers, workDetailSchema } from './contract.ts'

/** The declaration whose receipt it is. */
export const receiptForm = documentForm({ companyId: idInput, id: idInput })

export const uploadReceipt = defineCall({
  method: 'POST',
  path: '/staff/declarations/uploadReceipt',
  access: preparers,
  kind: 'upload',
  upload: receiptForm,
  summary:
    'Uploads a receipt of the authority, or an invoice of an eco-organisation (multipart: the fields `companyId` and `id` of the declaration first, then `file`). It belongs to the company.',
  refusals: [...UPLOAD_REFUSALS, 'declarations.not_found'],
  input: z.object({}),
  output: uploadDocument.output,
})

export const keepReceipt = defineCall({
  method: 'POST',
  path: '/staff/declarations/keepReceipt',
  access: preparers,
  summary:
    'Keeps the authority’s own receipt of a declaration that was filed, with its reference and its time; the seller downloads it from then on.',
  idempotent: true,
  refusals: [
    'declarations.not_found',
    'declarations.receipt_too_early',
    'declarations.receipt_in_future',
    'documents.not_found',
    'documents.not_scanned',
  ],
  input: z.object({
    companyId: idInput,
    id: idInput,
    uploadId: idInput,
    reference: lineInput(80).min(1),
    day: dayInput,
    time: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .describe('as the clocks of the authority show it, 14:05'),
  }),
  output: workDetailSchema,
})
