import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput, STAFF_ROLES } from '#platform/shared/call.ts'
import { STAFF_SCOPES } from './scope.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { renewedOutput, sessionOutput } from '#accounts/contract.ts'

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

export const endColleagueSessions = defineCall({
  method: 'POST',
  path: '/staff/scope/endSessions',
  access: { staff: ['admin'] },
  summary:
    'Ends every session of a member of staff, one’s own except for this one: a laptop was lost, somebody behaves oddly. They may sign in again; `npm run staff:disable` also prevents that.',
  refusals: ['accounts.confirm_needed', 'staff.not_a_member'],
  input: z.object({ staffId: idInput }),
  output: z.object({ ended: z.number().int() }),
})

export const changeStaffPassword = defineCall({
  method: 'POST',
  path: '/staff/changePassword',
  access: 'staff',
  summary:
    'Changes the password with the old one, ends the other sessions, and renews the token of this one. A password given by somebody else must be changed first of all.',
  refusals: ['accounts.bad_input', 'limits.too_many_tries'],
  input: z.object({ currentPassword: z.string().max(200), newPassword: z.string().max(200) }),
  output: renewedOutput,
})

/** Of one's own: every role, once the password is one that nobody else knows. */
const own = { staff: STAFF_ROLES }

export const staffSessions = defineCall({
  method: 'GET',
  path: '/staff/sessions',
  access: own,
  summary: 'Where this member of staff is signed in, last used first.',
  input: emptyInput,
  output: z.object({ sessions: z.array(sessionOutput) }),
})

export const confirmStaff = defineCall({
  method: 'POST',
  path: '/staff/confirm',
  access: own,
  summary:
    'Takes the password again, and renews the token of the session. For ten minutes it may then make the calls that answer `accounts.confirm_needed`.',
  refusals: ['accounts.bad_input', 'limits.too_many_tries'],
  input: z.object({ password: z.string().max(200) }),
  output: renewedOutput.extend({ confirmedUntil: instantOutput }),
})

export const staffLogoutSession = defineCall({
  method: 'POST',
  path: '/staff/logoutSession',
  access: own,
  summary: 'Ends one of one’s own sessions.',
  refusals: ['accounts.confirm_needed', 'accounts.session_not_found'],
  input: z.object({ sessionId: idInput }),
  output: z.object({}),
})

export const staffLogoutOthers = defineCall({
  method: 'POST',
  path: '/staff/logoutOthers',
  access: own,
  summary: 'Ends all other sessions of one’s own.',
  refusals: ['accounts.confirm_needed'],
  input: emptyInput,
  output: z.object({ ended: z.number().int() }),
})
