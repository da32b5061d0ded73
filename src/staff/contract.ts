import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput, STAFF_ROLES } from '#platform/shared/call.ts'
import { STAFF_SCOPES } from './scope.ts'
import { LANGS } from '#platform/shared/local-text.ts'

export const staffMemberOutput = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  lang: z.enum(LANGS),
  mustChangePassword: z
    .boolean()
    .describe('somebody else chose the password: until it is changed, no other call is open'),
})
export type StaffMember = z.output<typeof staffMemberOutput>

export const staffLogin = defineCall({
  method: 'POST',
  path: '/staff/login',
  access: 'public',
  summary:
    'Signs a member of staff in: password and a code of the authenticator app. Any wrong one gets the same answer.',
  refusals: ['staff.sign_in_failed', 'limits.too_many_tries'],
  input: z.object({
    email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
    password: z.string().max(200),
    otp: z.string().max(20).describe('six digits; each code works once'),
  }),
  output: z.object({ token: z.string(), expiresAt: instantOutput, staff: staffMemberOutput }),
})

export const staffLogout = defineCall({
  method: 'POST',
  path: '/staff/logout',
  access: 'staff',
  summary: 'Ends this session.',
  input: emptyInput,
  output: z.object({}),
})

export const staffMe = defineCall({
  method: 'GET',
  path: '/staff/me',
  access: 'staff',
  summary: 'Who is signed in.',
  input: emptyInput,
  output: staffMemberOutput,
})

const staffScopeOutput = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  scope: z.enum(STAFF_SCOPES).describe('as it was chosen'),
  countries: z.array(z.string()).describe('of a partner firm, besides those for which it signs off'),
  choices: z.array(z.enum(STAFF_SCOPES)).describe('the scopes that the role can have'),
})
export type StaffScopeRow = z.output<typeof staffScopeOutput>

export const listScopes = defineCall({
  method: 'GET',
  path: '/staff/scope/list',
  access: { staff: ['admin'] },
  summary: 'How much of the work each member of the staff sees, by name; without those who left.',
  input: emptyInput,
  output: z.object({ people: z.array(staffScopeOutput) }),
})

export const saveScope = defineCall({
  method: 'POST',
  path: '/staff/scope/save',
  access: { staff: ['admin'] },
  summary: 'Changes how much of the work somebody sees. It counts from their next call on.',
  refusals: ['staff.not_a_member', 'staff.scope_not_for_role'],
  input: z.object({
    staffId: idInput,
    scope: z.enum(STAFF_SCOPES),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(60)
      .default([])
      .describe('of a partner firm; of others they are those of their teams'),
  }),
  output: z.object({}),
})

export const changeStaffPassword = defineCall({
  method: 'POST',
  path: '/staff/changePassword',
  access: 'staff',
  summary:
    'Changes the password with the old one, and ends the other sessions. A password given by somebody else must be changed first of all.',
  refusals: ['accounts.bad_input', 'limits.too_many_tries'],
  input: z.object({ currentPassword: z.string().max(200), newPassword: z.string().max(200) }),
  output: z.object({}),
})
