import { z } from 'zod'
import {
  dayOutput,
  defineCall,
  emptyInput,
  idInput,
  instantOutput,
  integerInput,
} from '#platform/shared/call.ts'
import { daysBetween } from '#platform/shared/calendar.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { FILING_STATUSES } from '../declaration.ts'
import { licenceInput } from './contract.ts'
import { HMRC_STATES } from '../hmrc-consent.ts'
import { CLIENT_STATES, SUBMISSION_STATUSES } from '../hmrc-filing.ts'

/** Those who prepare and file returns. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const
const admins = { staff: ['admin'] } as const

const stateSchema = z.object({
  /** EXPIRING: it ends within 30 days. BROKEN: HMRC does not accept the sign-in any more. */
  state: z.enum(HMRC_STATES),
  connectedAt: instantOutput.nullable(),
  connectedBy: z.string().nullable(),
  expiresOn: dayOutput.nullable(),
  /** Where an administrator signs in at HMRC, for an hour; null for everybody else. */
  consentUrl: z.string().nullable(),
})
export type HmrcState = z.output<typeof stateSchema>

export const readHmrc = defineCall({
  method: 'GET',
  path: '/staff/hmrc/state',
  access: caseWorkers,
  summary: 'Whether the agency is signed in at HMRC with its agent services account.',
  input: emptyInput,
  output: stateSchema,
})

export const completeHmrc = defineCall({
  method: 'POST',
  path: '/staff/hmrc/callback',
  access: admins,
  summary: 'Completes the sign-in with what HMRC sent back with the browser.',
  refusals: [
    'hmrc.not_set_up',
    'hmrc.consent_state',
    'hmrc.consent_used',
    'hmrc.consent_refused',
    'hmrc.consent_code',
    'hmrc.unavailable',
  ],
  input: z.object({
    state: z.string().min(1).max(1_000),
    code: z.string().min(1).max(2_000).optional().describe('missing where access was refused'),
  }),
  output: stateSchema,
})

export const disconnectHmrc = defineCall({
  method: 'POST',
  path: '/staff/hmrc/disconnect',
  access: admins,
  summary: 'Forgets the agency’s sign-in at HMRC; nothing is filed there until the next one.',
  input: emptyInput,
  output: stateSchema,
})

const pixels = integerInput.min(1).max(100_000)

/** What the browser reports of itself, for HMRC’s fraud prevention headers. What it cannot report is left out. */
const deviceInput = z
  .object({
    deviceId: z.uuid().optional().describe('made once and kept by the browser'),
    userAgent: z.string().min(1).max(500).optional(),
    screens: z
      .array(
        z.object({
          width: pixels,
          height: pixels,
          scalingFactor: z.number().positive().max(100),
          colourDepth: integerInput.min(1).max(128),
        }),
      )
      .max(8)
      .optional(),
    windowSize: z.object({ width: pixels, height: pixels }).optional(),
    timeZone: z
      .string()
      .regex(/^UTC[+-]\d\d:\d\d$/)
      .optional()
      .describe('UTC+08:00'),
  })
  .describe('what the browser reports of itself')

/** HMRC answers, or says why not. */
const ANSWERS = [
  'hmrc.not_set_up',
  'hmrc.not_connected',
  'hmrc.unavailable',
  'hmrc.busy',
  'hmrc.number_invalid',
  'hmrc.nothing_there',
  'hmrc.not_authorised',
  'hmrc.insolvent',
  'hmrc.too_old',
  'hmrc.period_invalid',
  'hmrc.figures_refused',
  'hmrc.period_not_ended',
  'hmrc.already_filed',
  'hmrc.request_refused',
] as const

const clientSchema = z.object({
  registrationId: z.string(),
  vatNumber: z.string(),
  /** Null until HMRC was asked. */
  state: z.enum(CLIENT_STATES).nullable(),
  askedAt: instantOutput.nullable(),
})
export type HmrcClient = z.output<typeof clientSchema>

export const checkHmrcClient = defineCall({
  method: 'POST',
  path: '/staff/hmrc/checkClient',
  access: caseWorkers,
  summary: 'Asks HMRC whether the agency may act for a client’s British VAT number.',
  refusals: ['hmrc.no_number', ...ANSWERS],
  input: z.object({ companyId: idInput, registrationId: idInput, device: deviceInput }),
  output: clientSchema,
})

export const hmrcClients = defineCall({
  method: 'GET',
  path: '/staff/hmrc/clients',
  access: caseWorkers,
  summary: 'A company’s British VAT numbers, and whether HMRC lets the agency act for each.',
  input: z.object({ companyId: idInput }),
  output: z.array(clientSchema),
})

const submissionSchema = z.object({
  id: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  revision: z.number().int(),
  sentAt: instantOutput,
  sentBy: z.string(),
  settledAt: instantOutput.nullable(),
  periodKey: z.string(),
  /** `Receipt-ID`, `Receipt-Timestamp` and `X-CorrelationId`; null where HMRC’s answer was lost. */
  receiptId: z.string().nullable(),
  receiptAt: instantOutput.nullable(),
  correlationId: z.string().nullable(),
  formBundleNumber: z.string().nullable(),
  chargeReference: z.string().nullable(),
  paymentIndicator: z.enum(['DD', 'BANK']).nullable(),
  faultCode: z.string().nullable(),
  faultPath: z.string().nullable(),
})
export type HmrcSubmission = z.output<typeof submissionSchema>

export const submitToHmrc = defineCall({
  method: 'POST',
  path: '/staff/declarations/submitToHmrc',
  access: caseWorkers,
  summary:
    'Sends a confirmed British return to HMRC, once, and files the declaration with its receipt. After an answer that did not come, HMRC is asked before anything is repeated.',
  refusals: [
    'declarations.not_found',
    'declarations.outdated',
    'declarations.not_now',
    'declarations.no_licence',
    'declarations.not_a_signer',
    'declarations.licence_not_chosen',
    'declarations.licence_not_in_force',
    'hmrc.not_british',
    'hmrc.no_number',
    'hmrc.no_mandate',
    'declarations.gaps_unknown',
    'declarations.carry_exceeds',
    'hmrc.no_obligation',
    'hmrc.file_refused',
    'hmrc.being_filed',
    'hmrc.unclear',
    ...ANSWERS,
  ],
  input: z.object({
    companyId: idInput,
    id: idInput,
    revision: integerInput.min(0).describe('the revision that the person saw'),
    approved: z
      .literal(true)
      .describe(
        'HMRC’s declaration: the client has received a copy of this return and approved it as correct and complete',
      ),
    licenceId: licenceInput,
    device: deviceInput,
  }),
  output: z.object({ status: z.enum(FILING_STATUSES), submission: submissionSchema }),
})

export const hmrcSubmissions = defineCall({
  method: 'GET',
  path: '/staff/declarations/hmrcSubmissions',
  access: caseWorkers,
  summary: 'How often a declaration was sent to HMRC, and what became of it, the newest first.',
  refusals: ['declarations.not_found'],
  input: z.object({ companyId: idInput, id: idInput }),
  output: z.array(submissionSchema),
})

/** HMRC's own limit */
const MOST_DAYS = 365
const A_YEAR_AT_MOST = saying(
  'Choose a last day that is not before the first, and at most a year after it.',
  '请选择不早于开始日期且不超过一年的结束日期。',
)

const pence = z.number().int().describe('pence')

export const hmrcAccount = defineCall({
  method: 'POST',
  path: '/staff/hmrc/account',
  access: caseWorkers,
  summary: 'What HMRC says is owed and what it has credited, for periods and payments between two days.',
  refusals: ['hmrc.no_number', ...ANSWERS],
  input: z
    .object({
      companyId: idInput,
      registrationId: idInput,
      from: dayInput,
      to: dayInput,
      device: deviceInput,
    })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) <= MOST_DAYS, {
      ...A_YEAR_AT_MOST,
      path: ['to'],
    }),
  output: z.object({
    liabilities: z.array(
      z.object({
        type: z.string(),
        period: z.object({ from: dayOutput, to: dayOutput }).nullable(),
        original: pence,
        outstanding: pence.nullable(),
        due: dayOutput.nullable(),
      }),
    ),
    payments: z.array(z.object({ amount: pence, receivedOn: dayOutput.nullable() })),
  }),
})
