import { z } from 'zod'
import { countryInput } from '#accounts/contract.ts'
import {
  dayOutput,
  defineCall,
  idInput,
  instantOutput,
  listInput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { dayInput, flagInput } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { DOCUMENT_KINDS, DOCUMENT_ORIGINS } from './document-kinds.ts'

const LONGEST_PERSON = 120

const vaultDocumentSchema = z.object({
  uploadId: z.string().describe('of an invoice its own id'),
  origin: z.enum(DOCUMENT_ORIGINS),
  orderId: z.string().nullable().describe('of an invoice: `GET /order/invoice` opens it'),
  name: z.string(),
  type: z.string(),
  size: z.number().int().nullable().describe('null for what is not stored'),
  kind: z.enum(DOCUMENT_KINDS),
  /** The name of its kind; where several documents are of that kind, the question that it answered. */
  label: z.string(),
  countries: z.array(z.string()).describe('of the services that it was submitted for'),
  person: z.string().nullable(),
  expiresOn: dayOutput.nullable(),
  expiry: z.enum(['none', 'valid', 'soon', 'expired']),
  retired: z.boolean().describe('a member took it out of use'),
  sensitive: z.boolean().describe('shows an identity or a bank account'),
  submitted: z.boolean().describe('some record uses it'),
  uploadedBy: z.enum(['seller', 'invited', 'staff']),
  uploadedAt: instantOutput,
  deleted: z.object({ at: instantOutput, by: z.string() }).nullable(),
})

export type VaultDocument = z.output<typeof vaultDocumentSchema>

const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int() }))

export const listDocuments = defineCall({
  method: 'GET',
  path: '/document/list',
  access: 'seller',
  summary:
    'Every file of the company that a record uses or a member put there, its invoices and the receipts of its declarations, newest first, with what they can be narrowed by.',
  input: z.object({
    ...pageInput,
    kind: z.enum(DOCUMENT_KINDS).optional(),
    country: countryInput.optional(),
    person: lineInput(LONGEST_PERSON).optional(),
    year: z.coerce.number().int().min(2000).max(2100).optional(),
    deleted: flagInput.optional().describe('what is left of those that were deleted'),
    expiring: flagInput.optional().describe('expired, or within 60 days'),
    usable: flagInput.optional().describe('in use and not expired'),
    keyword: lineInput(60).optional(),
    uploadId: idInput.optional(),
  }),
  output: pageOf(vaultDocumentSchema).extend({
    facets: z.object({
      kinds: facetSchema,
      countries: facetSchema,
      persons: facetSchema,
      years: facetSchema,
    }),
  }),
})

export const updateDocument = defineCall({
  method: 'POST',
  path: '/document/update',
  access: 'sellerWriter',
  summary:
    'Says what a file of the company is. What was uploaded ahead of need becomes one of its documents by this.',
  refusals: ['documents.not_found', 'documents.not_scanned'],
  input: z.object({
    uploadId: idInput,
    name: lineInput(200).optional(),
    kind: z.enum(DOCUMENT_KINDS).optional(),
    countries: listInput(countryInput).optional(),
    person: lineInput(LONGEST_PERSON).nullish(),
    expiresOn: dayInput.nullish(),
    retired: z.boolean().optional(),
    replaces: idInput.optional().describe('an older document, taken out of use by this one'),
  }),
  output: z.object({ uploadId: z.string() }),
})

export const deleteDocument = defineCall({
  method: 'POST',
  path: '/document/delete',
  access: 'sellerWriter',
  summary:
    'Deletes a file for good. What running work, a form, a mandate or the law needs stays, and the refusal says until when; who opened it stays known.',
  refusals: [
    'documents.not_found',
    'documents.needed_by_work',
    'documents.needed_by_form',
    'documents.needed_by_mandate',
    'documents.needed_until',
    'documents.needed_by_notice',
    'documents.kept_by_law',
  ],
  input: z.object({ uploadId: idInput }),
  output: z.object({ uploadId: z.string() }),
})

export const listReadings = defineCall({
  method: 'GET',
  path: '/document/readings',
  access: 'seller',
  summary: 'Who opened a file, the latest first: of each person the first time of a day.',
  refusals: ['documents.not_found'],
  input: z.object({ uploadId: idInput }),
  output: z.array(
    z.object({
      kind: z.enum(['seller', 'invited', 'staff']),
      name: z.string().nullable().describe('null for a person who is gone'),
      at: instantOutput,
    }),
  ),
})
