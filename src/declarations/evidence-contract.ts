import { z } from 'zod'
import { defineCall, idInput, instantOutput } from '#platform/shared/call.ts'
import { PACK_STATUSES } from './evidence/pack-states.ts'

const packOutput = z.object({
  id: z.string(),
  status: z.enum(PACK_STATUSES),
  requestedAt: instantOutput,
  done: z.number().int().describe('sales and documents that are in the pack'),
  total: z.number().int().describe('how many there will be, about; 0 while nobody knows'),
  size: z.number().int().nullable().describe('in bytes'),
  sha256: z.string().nullable().describe('of the whole file'),
  readyAt: instantOutput.nullable(),
  expiresAt: instantOutput.nullable(),
})
export type EvidencePack = z.output<typeof packOutput>

/** Null: nobody asked for one yet. */
export const lastPackOutput = z.object({ pack: packOutput.nullable() })
export const PACK_REFUSALS = [
  'declarations.not_found',
  'evidence.not_filed',
  'evidence.too_many_packs',
] as const
export const DOWNLOAD_REFUSALS = [
  'evidence.pack_not_found',
  'evidence.pack_not_ready',
  'evidence.pack_expired',
  'evidence.pack_damaged',
] as const

export const readEvidence = defineCall({
  method: 'GET',
  path: '/declaration/evidence',
  access: 'seller',
  summary: 'The last evidence pack of a filed declaration, and how far it is.',
  refusals: ['declarations.not_found'],
  input: z.object({ id: idInput.describe('of the declaration') }),
  output: lastPackOutput,
})

export const startEvidence = defineCall({
  method: 'POST',
  path: '/declaration/startEvidence',
  access: 'sellerWriter',
  summary:
    'Has one archive made of everything behind a filed declaration. While one is being made, it answers with that one.',
  refusals: [...PACK_REFUSALS],
  input: z.object({ id: idInput.describe('of the declaration') }),
  output: lastPackOutput,
})

export const downloadEvidence = defineCall({
  method: 'GET',
  path: '/declaration/evidenceDownload',
  access: 'sellerWriter',
  kind: 'file',
  summary: 'The evidence pack, as ZIP, for seven days: with documents that only members who may write open.',
  refusals: [...DOWNLOAD_REFUSALS],
  input: z.object({ packId: idInput }),
  output: z.unknown(),
})
