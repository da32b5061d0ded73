import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { deviceOutput, linkTokenInput, otpInput, renewedOutput } from './contract.ts'
import { SIGN_IN_METHODS, SIGN_IN_RESULTS } from './sign-in-methods.ts'

const newDeviceOutput = z.object({
  signInId: z.string(),
  at: instantOutput,
  ip: z.string(),
  device: deviceOutput,
})
export type NewDevice = z.output<typeof newDeviceOutput>

const passkeyOutput = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantOutput,
  lastUsedAt: instantOutput.nullable(),
})
export type Passkey = z.output<typeof passkeyOutput>

export const securityOutput = z.object({
  passkeys: z.array(passkeyOutput).describe('in the order in which they were added'),
  authenticatorSince: instantOutput.nullable().describe('null: no authenticator app is asked for'),
  recoveryCodesLeft: z.number().int(),
  newDevices: z.array(newDeviceOutput).describe('sign-ins that the person has not answered yet'),
})
export type Security = z.output<typeof securityOutput>

export const readSecurity = defineCall({
  method: 'GET',
  path: '/user/security',
  access: 'seller',
  summary: 'How the person proves who they are.',
  input: emptyInput,
  output: securityOutput,
})

export const beginTwoFactor = defineCall({
  method: 'POST',
  path: '/user/twoFactor/begin',
  access: 'seller',
  summary:
    'Makes the secret of an authenticator app. Nothing is asked for until a code of it was sent to `/user/twoFactor/enable`.',
  refusals: ['accounts.confirm_needed', 'accounts.authenticator_on'],
  input: emptyInput,
  output: z.object({
    secret: z.string().describe('base32, for typing'),
    address: z.string().describe('otpauth://, for a QR code'),
  }),
})

const recoveryCodesOutput = z.object({
  recoveryCodes: z.array(z.string()).describe('shown this once; each works once'),
})

export const enableTwoFactor = defineCall({
  method: 'POST',
  path: '/user/twoFactor/enable',
  access: 'seller',
  summary:
    'From now on signing in asks for a code of the app. Answers ten recovery codes, and renews the token of the session.',
  refusals: [
    'accounts.confirm_needed',
    'accounts.authenticator_on',
    'accounts.authenticator_missing',
    'accounts.bad_input',
    'limits.too_many_tries',
  ],
  input: z.object({ otp: otpInput }),
  output: recoveryCodesOutput.extend(renewedOutput.shape),
})

export const disableTwoFactor = defineCall({
  method: 'POST',
  path: '/user/twoFactor/disable',
  access: 'seller',
  summary: 'From now on the password alone signs in. The recovery codes end too.',
  refusals: ['accounts.confirm_needed', 'accounts.authenticator_missing'],
  input: emptyInput,
  output: securityOutput,
})

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/user/twoFactor/recoveryCodes',
  access: 'seller',
  summary: 'Ten new recovery codes; the earlier ones end.',
  refusals: ['accounts.confirm_needed', 'accounts.authenticator_missing'],
  input: emptyInput,
  output: recoveryCodesOutput,
})

export const listSignIns = defineCall({
  method: 'GET',
  path: '/user/signIns',
  access: 'seller',
  summary: 'Who tried to sign in to this person’s account in the last half year, newest first.',
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      id: z.string(),
      at: instantOutput,
      result: z.enum(SIGN_IN_RESULTS),
      method: z.enum(SIGN_IN_METHODS).nullable(),
      ip: z.string(),
      device: deviceOutput,
      newDevice: z.boolean(),
      here: z.boolean().describe('this session began with it'),
    }),
  ),
})

export const answerSignIn = defineCall({
  method: 'POST',
  path: '/user/answerSignIn',
  access: 'seller',
  summary:
    'Says whether a sign-in from a new device was this person. If not, it ends. A session cannot answer for itself.',
  refusals: ['accounts.sign_in_not_found'],
  input: z.object({ signInId: idInput, wasMe: z.boolean() }),
  output: securityOutput,
})

export const notMe = defineCall({
  method: 'POST',
  path: '/user/notMe',
  access: 'public',
  summary:
    'By the link in the mail about a new device: it was not them. Every session of the person ends; the token answered sets a new password.',
  refusals: ['accounts.link_wrong', 'accounts.link_used', 'accounts.link_expired'],
  input: z.object({ token: linkTokenInput }),
  output: z.object({ resetToken: z.string() }),
})
