import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput } from '#platform/shared/call.ts'
import { EXPORT_STATUSES } from './export-states.ts'

const exportOutput = z.object({
  id: z.string(),
  status: z.enum(EXPORT_STATUSES),
  requestedAt: instantOutput,
  done: z.number().int().describe('parts that are in the archive'),
  total: z.number().int().describe('parts that there will be; 0 while nobody knows'),
  size: z.number().int().nullable().describe('in bytes'),
  readyAt: instantOutput.nullable(),
  expiresAt: instantOutput.nullable(),
})
export type CompanyExport = z.output<typeof exportOutput>

export const listExports = defineCall({
  method: 'GET',
  path: '/privacy/exports',
  access: 'sellerOwner',
  summary:
    'The exports of everything that the company has, as far as this person asked for them, newest first.',
  input: emptyInput,
  output: z.object({ exports: z.array(exportOutput).describe('the last ten') }),
})

export const startExport = defineCall({
  method: 'POST',
  path: '/privacy/startExport',
  access: 'sellerOwner',
  summary:
    'Has an archive made of everything that the company has, and of what is the person’s own. While one is being made, it answers with that one.',
  refusals: ['accounts.confirm_needed', 'privacy.too_many_exports'],
  input: emptyInput,
  output: exportOutput,
})

export const downloadMine = defineCall({
  method: 'POST',
  path: '/privacy/downloadMine',
  access: 'seller',
  kind: 'file',
  summary:
    'What is kept about the person, in whatever companies they work (art. 15 and 20 GDPR), as ZIP: for every member, after their password.',
  refusals: ['accounts.bad_input', 'limits.too_many_tries'],
  shownInPlace: [400, 499],
  input: z.object({ password: z.string().min(1).max(200) }),
  output: z.unknown(),
})

export const downloadExport = defineCall({
  method: 'POST',
  path: '/privacy/downloadExport',
  access: 'sellerOwner',
  kind: 'file',
  summary: 'The archive, as ZIP: for whoever asked for it, after their password, for seven days.',
  refusals: [
    'accounts.bad_input',
    'limits.too_many_tries',
    'privacy.export_not_found',
    'privacy.export_not_ready',
    'privacy.export_expired',
    'privacy.export_damaged',
  ],
  shownInPlace: [400, 499],
  input: z.object({ exportId: idInput, password: z.string().min(1).max(200) }),
  output: z.unknown(),
})
