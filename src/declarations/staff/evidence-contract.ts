import { READING_REFUSALS, readingReason } from '#documents/guarded-reading.ts'
import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { DOWNLOAD_REFUSALS, lastPackOutput, PACK_REFUSALS } from '../evidence-contract.ts'
import { preparers } from './contract.ts'

const at = { companyId: idInput, id: idInput.describe('of the declaration') }

export const staffEvidence = defineCall({
  method: 'GET',
  path: '/staff/declarations/evidence',
  access: preparers,
  summary: 'The last evidence pack of a filed declaration, and how far it is.',
  refusals: ['declarations.not_found'],
  input: z.object(at),
  output: lastPackOutput,
})

export const staffStartEvidence = defineCall({
  method: 'POST',
  path: '/staff/declarations/startEvidence',
  access: preparers,
  summary: 'Has one archive made of everything behind a filed declaration.',
  refusals: [...PACK_REFUSALS],
  input: z.object(at),
  output: lastPackOutput,
})

export const staffDownloadEvidence = defineCall({
  method: 'GET',
  path: '/staff/declarations/evidenceDownload',
  access: preparers,
  kind: 'file',
  summary: 'The evidence pack, as ZIP; of what is not the reader’s work with a reason, and so many a day.',
  refusals: ['declarations.not_found', ...READING_REFUSALS, ...DOWNLOAD_REFUSALS],
  input: z.object({ companyId: idInput, packId: idInput, reason: readingReason }),
  output: z.unknown(),
})
