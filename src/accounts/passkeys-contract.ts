import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { renewedOutput, signedInOutput } from './contract.ts'
import { securityOutput } from './security-contract.ts'

const bytesInput = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)
    .describe('base64url')

const credentialInput = <R extends z.ZodType>(response: R) =>
  z
    .object({
      id: bytesInput(1_400),
      rawId: bytesInput(1_400),
      type: z.literal('public-key'),
      response,
      clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    })
    .describe('as the browser answers, by the names of the Web Authentication standard')

const registrationInput = credentialInput(
  z.object({
    clientDataJSON: bytesInput(8_000),
    attestationObject: bytesInput(40_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
)
export type PasskeyRegistration = z.output<typeof registrationInput>

const assertionInput = credentialInput(
  z.object({
    clientDataJSON: bytesInput(8_000),
    authenticatorData: bytesInput(8_000),
    signature: bytesInput(4_000),
    userHandle: bytesInput(200).optional(),
  }),
)
export type PasskeyAssertion = z.output<typeof assertionInput>

const optionsOutput = z.object({
  options: z
    .record(z.string(), z.unknown())
    .describe('for `navigator.credentials`; the challenge works once'),
})

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/begin',
  access: 'seller',
  summary: 'What the browser needs to make a passkey.',
  refusals: ['accounts.confirm_needed', 'accounts.too_many_passkeys'],
  input: emptyInput,
  output: optionsOutput,
})

export const addPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/add',
  access: 'seller',
  summary: 'Keeps a passkey that the browser made.',
  refusals: ['accounts.confirm_needed', 'accounts.passkey_failed', 'accounts.too_many_passkeys'],
  input: z.object({ name: lineInput(60).min(1), credential: registrationInput }),
  output: securityOutput,
})

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/rename',
  access: 'seller',
  summary: 'Gives a passkey another name.',
  refusals: ['accounts.passkey_not_found'],
  input: z.object({ id: idInput, name: lineInput(60).min(1) }),
  output: securityOutput,
})

export const removePasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/remove',
  access: 'seller',
  summary: 'Removes a passkey; it signs in no more.',
  refusals: ['accounts.confirm_needed', 'accounts.passkey_not_found'],
  input: z.object({ id: idInput }),
  output: securityOutput,
})

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/user/passkey/beginSignIn',
  access: 'public',
  summary: 'What the browser needs to sign in with a passkey; the same for everybody.',
  refusals: ['limits.too_many_tries'],
  input: emptyInput,
  output: optionsOutput,
})

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/signIn',
  access: 'public',
  summary: 'Signs in with a passkey: no password, and no code.',
  refusals: [
    'accounts.passkey_failed',
    'accounts.no_company',
    'accounts.company_not_found',
    'limits.too_many_tries',
  ],
  input: z.object({ credential: assertionInput }),
  output: signedInOutput,
})

export const beginPasskeyConfirm = defineCall({
  method: 'POST',
  path: '/user/passkey/beginConfirm',
  access: 'seller',
  summary: 'What the browser needs to confirm with a passkey instead of the password.',
  input: emptyInput,
  output: optionsOutput,
})

export const confirmWithPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/confirm',
  access: 'seller',
  summary: 'Like `/user/confirm`, with a passkey of the person.',
  refusals: ['accounts.passkey_failed', 'limits.too_many_tries'],
  input: z.object({ credential: assertionInput }),
  output: renewedOutput.extend({ confirmedUntil: instantOutput }),
})
