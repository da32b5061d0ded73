import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { MOST_KEYS, SCOPES, VALIDITIES } from './scopes.ts'

const keyOutput = z.object({
  id: z.string(),
  name: z.string(),
  begins: z.string().describe('the first characters of the key, to know it by'),
  scopes: z.array(z.enum(SCOPES)),
  createdBy: z.string().describe('the name of the owner who made it'),
  createdAt: instantOutput,
  expiresAt: instantOutput,
  lastUsedAt: instantOutput.nullable().describe('to five minutes; null where it was never used'),
  status: z
    .enum(['VALID', 'EXPIRED', 'STOPPED'])
    .describe('STOPPED: whoever made it has changed their password since'),
})
export type ApiKey = z.output<typeof keyOutput>

export const listApiKeys = defineCall({
  method: 'GET',
  path: '/apiKey/list',
  access: 'sellerOwner',
  summary: 'The company’s API keys that were not revoked, newest first; the keys themselves are shown once.',
  input: emptyInput,
  output: z.object({ keys: z.array(keyOutput) }),
})

export const createApiKey = defineCall({
  method: 'POST',
  path: '/apiKey/create',
  access: 'sellerOwner',
  summary: `Makes a key with which the company’s own programs call this portal: send it as \`Authorization: Bearer …\`. It opens the calls of its scopes and no others. A company has ${MOST_KEYS} at most.`,
  refusals: ['accounts.confirm_needed', 'api_keys.too_many'],
  shownInPlace: [400, 499],
  input: z.object({
    name: lineInput(60),
    scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
    days: z.literal([...VALIDITIES]).describe('how long it is valid'),
  }),
  output: z.object({ key: z.string().describe('shown this once'), made: keyOutput }),
})

export const revokeApiKey = defineCall({
  method: 'POST',
  path: '/apiKey/revoke',
  access: 'sellerOwner',
  summary: 'Ends a key at once.',
  refusals: ['api_keys.not_found'],
  input: z.object({ id: idInput }),
  output: z.object({ keys: z.array(keyOutput) }),
})
