import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import type { UploadForm } from '#platform/shared/upload-form.ts'
import { ALLOWED_TYPES, LARGEST_FILE } from './file-rules.ts'

/** For any upload, whoever sends it. */
export const UPLOAD_REFUSALS = [
  'documents.empty',
  'documents.wrong_type',
  'documents.heic',
  'documents.too_large',
  'documents.broken_off',
  'documents.broken_picture',
  'documents.infected',
  'documents.too_many_unused',
  'limits.too_many_tries',
] as const

/** The form of a call that takes a document, after these fields. */
export const documentForm = <F extends z.ZodRawShape>(fields: F): UploadForm<z.ZodObject<F>> => ({
  fields: z.object(fields),
  types: Object.keys(ALLOWED_TYPES),
  largest: LARGEST_FILE,
})

const scanOutput = z
  .enum(['pending', 'clean', 'infected'])
  .describe(
    'the look into the file: pending: it waits to be looked into and can be neither opened nor submitted yet; clean; infected: refused, and no longer stored',
  )

/** Asked now and then for a file that is `pending`. */
export const documentScan = defineCall({
  method: 'GET',
  path: '/file/scan',
  access: { key: 'invite', or: 'seller' },
  summary: 'Whether a file has been looked into. What waits is looked into as soon as that is possible.',
  refusals: [
    'documents.not_found',
    'work_orders.not_found',
    'work_orders.node_not_found',
    'work_orders.no_form',
  ],
  input: z.object({ uploadId: idInput }),
  output: z.object({ scan: scanOutput }),
})

export const uploadDocument = defineCall({
  method: 'POST',
  path: '/file/upload',
  access: { key: 'invite', or: 'sellerWriter' },
  kind: 'upload',
  upload: documentForm({}),
  summary: `Takes one file (multipart field \`file\`, up to ${LARGEST_FILE / 1024 / 1024} MB). Its type is read from its bytes: ${Object.values(ALLOWED_TYPES).join(', ')}.`,
  refusals: [
    ...UPLOAD_REFUSALS,
    'invite.form_closed',
    'work_orders.not_found',
    'work_orders.node_not_found',
    'work_orders.no_form',
  ],
  input: z.object({}),
  output: z.object({
    uploadId: z.string(),
    name: z.string(),
    size: z.number().int(),
    type: z.string(),
    scan: scanOutput,
  }),
})

export const downloadDocument = defineCall({
  method: 'GET',
  path: '/file/download',
  access: { key: 'invite', or: 'seller' },
  kind: 'file',
  summary:
    'A file of the company; for an invited person, one of their sections. What shows an identity or a bank account is for owners and editors, and each day’s first reading by each person is written to the audit trail.',
  refusals: [
    'documents.not_found',
    'documents.writers_only',
    'documents.not_scanned',
    'documents.damaged',
    'work_orders.not_found',
    'work_orders.node_not_found',
    'work_orders.no_form',
  ],
  input: z.object({ uploadId: idInput }),
  output: z.unknown(),
})
