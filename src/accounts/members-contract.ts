import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import {
  countryInput,
  emailInput,
  langSchema,
  linkTokenInput,
  otpInput,
  passwordInput,
  roleSchema,
  signedInOutput,
  userOutput,
} from './contract.ts'

const mayConfirmInput = z.boolean().describe('whether an editor may confirm returns')

const memberOutput = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  mayConfirm: z.boolean().describe('owners always may, viewers never'),
  you: z.boolean(),
  joinedAt: instantOutput,
  weakSignIn: z.boolean().nullable().describe('a password alone signs them in; null: for owners to know'),
  lastHere: instantOutput.nullable().describe('in this company; null where nobody knows'),
})
export type Member = z.output<typeof memberOutput>

const invitationOutput = z.object({
  id: z.string(),
  email: z.string(),
  role: roleSchema,
  mayConfirm: z.boolean(),
  createdAt: instantOutput,
  expiresAt: instantOutput,
  expired: z.boolean(),
})
export type MemberInvitation = z.output<typeof invitationOutput>

const membersOutput = z.object({
  members: z.array(memberOutput).describe('in order of joining'),
  invitations: z.array(invitationOutput).describe('open ones, newest first'),
})
export type CompanyMembers = z.output<typeof membersOutput>

export const companyMembers = defineCall({
  method: 'GET',
  path: '/company/members',
  access: 'seller',
  summary: 'Who works in the company, and who is invited.',
  input: emptyInput,
  output: membersOutput,
})

export const inviteMember = defineCall({
  method: 'POST',
  path: '/company/inviteMember',
  access: 'sellerOwner',
  summary:
    'Invites somebody by mail; the link is valid for seven days. Whether the address has an account is not revealed. An open invitation of the address is renewed.',
  idempotent: true,
  refusals: [
    'accounts.confirm_needed',
    'accounts.member_already',
    'accounts.too_many_members',
    'limits.too_many_tries',
  ],
  input: z.object({
    email: emailInput,
    role: roleSchema,
    mayConfirm: mayConfirmInput.default(false),
    lang: langSchema.optional().describe('of the mail; if absent, the sender’s'),
  }),
  output: membersOutput,
})

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/company/resendInvitation',
  access: 'sellerOwner',
  summary: 'Mails an open invitation again, valid for another seven days.',
  refusals: ['accounts.invitation_not_found', 'limits.too_many_tries'],
  input: z.object({ invitationId: idInput }),
  output: membersOutput,
})

export const revokeInvitation = defineCall({
  method: 'POST',
  path: '/company/revokeInvitation',
  access: 'sellerOwner',
  summary: 'Withdraws an open invitation; its links open nothing any more.',
  refusals: ['accounts.invitation_not_found'],
  input: z.object({ invitationId: idInput }),
  output: membersOutput,
})

export const changeMember = defineCall({
  method: 'POST',
  path: '/company/changeMember',
  access: 'sellerOwner',
  summary: 'Changes what a member may do; what is absent stays. A company always keeps one owner.',
  refusals: ['accounts.confirm_needed', 'accounts.member_not_found', 'accounts.last_owner'],
  input: z.object({
    userId: idInput,
    role: roleSchema.optional(),
    mayConfirm: mayConfirmInput.optional(),
  }),
  output: membersOutput,
})

export const removeMember = defineCall({
  method: 'POST',
  path: '/company/removeMember',
  access: 'sellerOwner',
  summary: 'Removes a member. What they have open in this company ends at once.',
  refusals: ['accounts.confirm_needed', 'accounts.member_not_found', 'accounts.last_owner'],
  input: z.object({ userId: idInput }),
  output: membersOutput,
})

export const leaveCompany = defineCall({
  method: 'POST',
  path: '/company/leave',
  access: 'seller',
  summary:
    'Leaves the company. This session goes on in another company of the person, or ends if there is none.',
  refusals: ['accounts.confirm_needed', 'accounts.member_not_found', 'accounts.last_owner'],
  input: emptyInput,
  output: z.object({ user: userOutput.nullable().describe('null: there is no other company') }),
})

export const createCompany = defineCall({
  method: 'POST',
  path: '/company/create',
  access: 'seller',
  summary: 'Adds a further company, of which the person is the owner. This session stays where it is.',
  idempotent: true,
  refusals: ['accounts.bad_input', 'accounts.too_many_companies', 'limits.too_many_tries'],
  input: z.object({ name: lineInput(200).min(1), country: countryInput }),
  output: z.object({ companyId: z.string() }),
})

export const readInvitation = defineCall({
  method: 'POST',
  path: '/company/readInvitation',
  access: 'public',
  summary: 'What the link in an invitation is about. It uses nothing up.',
  refusals: [
    'accounts.link_wrong',
    'accounts.link_used',
    'accounts.link_expired',
    'accounts.invitation_ended',
  ],
  input: z.object({ token: linkTokenInput }),
  output: z.object({
    companyName: z.string(),
    invitedBy: z.string(),
    email: z.string(),
    role: roleSchema,
    expiresAt: instantOutput,
    hasAccount: z.boolean(),
    signedInAs: z.string().nullable().describe('the address of this session'),
  }),
})

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/company/acceptInvitation',
  access: 'public',
  summary:
    'Joins the company with the token from the link. A new person sends a name and chooses a password, an existing one signs in with theirs; whoever is signed in with the invited address sends neither.',
  refusals: [
    'accounts.link_wrong',
    'accounts.link_used',
    'accounts.link_expired',
    'accounts.invitation_ended',
    'accounts.invitation_for_another',
    'accounts.sign_in_failed',
    'accounts.code_needed',
    'accounts.code_wrong',
    'accounts.bad_input',
    'accounts.company_not_found',
    'limits.too_many_tries',
  ],
  input: z.object({
    token: linkTokenInput,
    name: lineInput(100).optional(),
    password: passwordInput.optional(),
    otp: otpInput.optional(),
    lang: langSchema.optional(),
  }),
  output: signedInOutput
    .partial({ token: true, expiresAt: true })
    .describe('without a token where the session was there before'),
})
