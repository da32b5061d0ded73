import { z } from 'zod'
import {
  dayOutput,
  draftKeyOutput,
  defineCall,
  emptyInput,
  idInput,
  instantOutput,
} from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { timeZoneInput } from '#platform/shared/time-zone.ts'
import { LEGAL_DOCUMENTS } from './agreement.ts'
import { addressSchema, VAT_NUMBER_STATUSES } from './company.ts'
import { SIGN_IN_METHODS } from './sign-in-methods.ts'

export const emailInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .describe('case-insensitive')
/** The use case checks the length and reports it at the field. */
export const passwordInput = z.string().max(200)
/** Six digits of an app, or a recovery code. */
export const otpInput = z.string().trim().max(40)
export const linkTokenInput = z.string().max(200)
export const countryInput = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('ISO 3166-1 alpha-2')
export const langSchema = z.enum(LANGS)
export const roleSchema = z.enum(['owner', 'editor', 'viewer'])
const doneOutput = z.object({})

/** Of calls by which somebody proves again who they are. */
export const renewedOutput = z.object({
  token: z
    .string()
    .describe('takes the place of the token of this session, which opens it for ten more seconds'),
})

export const deviceOutput = z
  .object({
    browser: z.string().optional(),
    system: z.string().optional(),
    kind: z.enum(['computer', 'phone']),
  })
  .describe('as the browser names itself')

/** What anybody sees of a session of their own. */
export const sessionOutput = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: instantOutput,
  lastSeenAt: instantOutput,
  expiresAt: instantOutput,
  ip: z.string(),
  userAgent: z.string(),
  device: deviceOutput,
})

export const membershipOutput = z.object({ id: z.string(), name: z.string(), role: roleSchema })

export const userOutput = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  lang: langSchema,
  timeZone: z.string().nullable().describe('chosen by the person; null: the company’s'),
  /** the company in which this session works */
  company: membershipOutput,
  companies: z.array(membershipOutput),
})
export type UserInfo = z.output<typeof userOutput>

export const signedInOutput = z.object({ token: z.string(), expiresAt: instantOutput, user: userOutput })
export type SignedIn = z.output<typeof signedInOutput>

const latinOutput = z
  .object({ name: z.string().optional(), street: z.string().optional(), city: z.string().optional() })
  .describe('name and address in Latin letters, where the company has them in another script')

const companyOutput = z.object({
  id: z.string(),
  name: z.string(),
  nameOriginal: z.string().nullable(),
  country: z.string(),
  registrationNumber: z.string().nullable(),
  vatNumber: z.string().nullable(),
  vatNumberStatus: z.enum(VAT_NUMBER_STATUSES),
  vatNumberCheckedAt: instantOutput.nullable().describe('when VIES or HMRC answered'),
  vatNumberElsewhere: z.boolean().describe('another company here names the same number'),
  vatNumberConsultation: z.string().nullable().describe('number that proves the check'),
  address: addressSchema.nullable(),
  latin: latinOutput.nullable(),
  lang: langSchema,
  timeZone: z.string(),
  role: roleSchema.describe('what the signed-in person may do here'),
})
export type CompanyInfo = z.output<typeof companyOutput>

export const register = defineCall({
  method: 'POST',
  path: '/user/register',
  access: 'public',
  summary:
    'Requests an account; the password is chosen where the mailed link leads. The answer is the same whether the address is known or not; only the mail differs.',
  refusals: ['accounts.agreement_outdated', 'accounts.bad_input', 'limits.too_many_tries'],
  input: z.object({
    email: emailInput,
    name: lineInput(100).min(1),
    companyName: lineInput(200).min(1),
    companyCountry: countryInput,
    lang: langSchema,
    agreementVersion: z.string().max(20).describe('the version of the user agreement that was accepted'),
  }),
  output: doneOutput,
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/user/verifyEmail',
  access: 'public',
  summary:
    'Opens the account with the token from the link in the mail and the password chosen there, and signs in. Other sign-ups of the address end.',
  refusals: ['accounts.link_wrong', 'accounts.link_used', 'accounts.link_expired', 'accounts.bad_input'],
  input: z.object({ token: linkTokenInput, password: passwordInput }),
  output: signedInOutput,
})

export const checkEmailLink = defineCall({
  method: 'POST',
  path: '/user/checkEmailLink',
  access: 'public',
  summary: 'Whether the link of a sign-up still opens its account; it changes nothing.',
  refusals: ['accounts.link_wrong', 'accounts.link_used', 'accounts.link_expired'],
  input: z.object({ token: linkTokenInput }),
  output: z.object({}),
})

export const login = defineCall({
  method: 'POST',
  path: '/user/login',
  access: 'public',
  summary: 'Signs a seller in. An unknown address and a wrong password get the same answer.',
  refusals: [
    'accounts.sign_in_failed',
    'accounts.code_needed',
    'accounts.code_wrong',
    'accounts.no_company',
    'accounts.company_not_found',
    'limits.too_many_tries',
  ],
  input: z.object({
    email: emailInput,
    password: passwordInput,
    otp: otpInput.optional().describe('a code of the authenticator app, or a recovery code'),
  }),
  output: signedInOutput,
})

export const logout = defineCall({
  method: 'POST',
  path: '/user/logout',
  access: 'seller',
  summary: 'Ends this session.',
  input: emptyInput,
  output: doneOutput,
})

export const logoutOthers = defineCall({
  method: 'POST',
  path: '/user/logoutOthers',
  access: 'seller',
  summary: 'Ends all other sessions of this person.',
  refusals: ['accounts.confirm_needed'],
  input: emptyInput,
  output: z.object({ ended: z.number().int() }),
})

export const logoutSession = defineCall({
  method: 'POST',
  path: '/user/logoutSession',
  access: 'seller',
  summary: 'Ends one of this person’s sessions.',
  refusals: ['accounts.confirm_needed', 'accounts.session_not_found'],
  input: z.object({ sessionId: idInput }),
  output: doneOutput,
})

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/user/forgotPassword',
  access: 'public',
  summary: 'Sends a link for a new password, if there is such an account. The answer does not reveal it.',
  refusals: ['limits.too_many_tries'],
  input: z.object({ email: emailInput }),
  output: doneOutput,
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/user/resetPassword',
  access: 'public',
  summary: 'Sets a new password with the token from the link in the mail, and ends all sessions.',
  refusals: ['accounts.link_wrong', 'accounts.link_used', 'accounts.link_expired', 'accounts.bad_input'],
  input: z.object({ token: linkTokenInput, password: passwordInput }),
  output: z.object({ email: z.string() }),
})

export const changePassword = defineCall({
  method: 'POST',
  path: '/user/changePassword',
  access: 'seller',
  summary:
    'Changes the password with the old one, ends the other sessions, and renews the token of this one.',
  refusals: ['accounts.bad_input', 'limits.too_many_tries'],
  input: z.object({ currentPassword: passwordInput, newPassword: passwordInput }),
  output: renewedOutput,
})

export const confirmPassword = defineCall({
  method: 'POST',
  path: '/user/confirm',
  access: 'seller',
  summary:
    'Takes the password again, and renews the token of the session. For ten minutes it may then make the calls that answer `accounts.confirm_needed`.',
  refusals: ['accounts.bad_input', 'limits.too_many_tries'],
  input: z.object({ password: passwordInput }),
  output: renewedOutput.extend({ confirmedUntil: instantOutput }),
})

export const userInfo = defineCall({
  method: 'GET',
  path: '/user/info',
  access: 'seller',
  summary: 'Who is signed in, in which company, and in which others the person is a member.',
  refusals: ['accounts.company_not_found'],
  input: emptyInput,
  output: userOutput.extend({
    draftKey: draftKeyOutput,
    passwordChangedAt: instantOutput.nullable().describe('null: before this was recorded'),
    lacksFactor: z
      .boolean()
      .describe(
        'a second factor is demanded and not set up: until then most calls answer `wire.second_factor`',
      ),
  }),
})

export const updateUser = defineCall({
  method: 'POST',
  path: '/user/update',
  access: 'seller',
  summary: 'Changes name, language or time zone of the person signed in; what is absent stays.',
  refusals: ['accounts.company_not_found'],
  input: z.object({
    name: lineInput(100).min(1).optional(),
    lang: langSchema.optional(),
    timeZone: timeZoneInput.nullable().optional().describe('null: the company’s'),
  }),
  output: userOutput,
})

export const userSessions = defineCall({
  method: 'GET',
  path: '/user/sessions',
  access: 'seller',
  summary: 'Where this person is signed in, last used first.',
  input: emptyInput,
  output: z.object({
    sessions: z.array(
      sessionOutput.extend({
        method: z.enum(SIGN_IN_METHODS).nullable().describe('null: signed in before this was recorded'),
      }),
    ),
  }),
})

export const companyInfo = defineCall({
  method: 'GET',
  path: '/company/info',
  access: 'seller',
  summary: 'The company in which the person is working, as shown on invoices.',
  refusals: ['accounts.company_not_found'],
  input: emptyInput,
  output: companyOutput,
})

export const updateCompany = defineCall({
  method: 'POST',
  path: '/company/update',
  access: 'sellerOwner',
  summary: 'Changes the facts of the company; what is absent stays, what is empty is removed.',
  refusals: ['accounts.company_not_found', 'accounts.bad_input'],
  input: z.object({
    name: lineInput(200).min(1).optional(),
    nameOriginal: lineInput(200).optional(),
    country: countryInput.optional(),
    registrationNumber: lineInput(40).optional(),
    vatNumber: lineInput(40).optional(),
    address: z
      .object({
        line1: lineInput(200).min(1),
        line2: lineInput(200).default(''),
        city: lineInput(100).min(1),
        postcode: lineInput(20).default(''),
        country: countryInput,
        province: z.string().max(6).optional().describe('ISO 3166-2, of an address in mainland China'),
      })
      .optional(),
    latin: z
      .object({
        name: lineInput(200).optional(),
        street: lineInput(200).optional(),
        city: lineInput(100).optional(),
      })
      .optional()
      .describe('in Latin letters only; replaces what was there'),
    lang: langSchema.optional(),
    timeZone: timeZoneInput.optional().describe('if absent, it follows the country'),
  }),
  output: companyOutput,
})

export const switchCompany = defineCall({
  method: 'POST',
  path: '/company/switch',
  access: 'seller',
  summary: 'Switches this session to another of the person’s companies.',
  refusals: ['accounts.company_not_found'],
  input: z.object({ companyId: idInput }),
  output: userOutput,
})

export const agreementText = defineCall({
  method: 'GET',
  path: '/agreement/text',
  access: 'public',
  summary: 'The user agreement or the privacy policy, in force or in an earlier version.',
  refusals: ['accounts.text_not_found'],
  input: z.object({
    document: z.enum(LEGAL_DOCUMENTS),
    version: z.string().max(20).optional().describe('if absent, the one in force'),
  }),
  output: z.object({
    document: z.enum(LEGAL_DOCUMENTS),
    version: z.string(),
    since: dayOutput,
    inForce: z.boolean(),
    versions: z.array(z.object({ version: z.string(), since: dayOutput })).describe('newest first'),
    sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  }),
})
