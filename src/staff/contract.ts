import { z } from 'zod'
import { defineCall, emptyInput, instantOutput, STAFF_ROLES } from '#platform/shared/call.ts'
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
