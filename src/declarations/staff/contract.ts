import { READING_REFUSALS, readingReason } from '#documents/guarded-reading.ts'
import { z } from 'zod'
import { defineCall, idInput, instantOutput, integerInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { RHYTHMS } from '#catalogue/codes.ts'
import { saying } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import {
  boxInput,
  declarationSchema,
  detailSchema,
  germanStateInput,
  rowsSchema,
  taxNumberInput,
} from '../contract.ts'
import { DECLARATION_KINDS, FILING_STATUSES } from '../declaration.ts'
import { ecoFeeInput, LATER_REFUSALS, laterInput } from '../eco-fees-contract.ts'
import { GB_CORRECTIONS } from '../gb-correction.ts'
import { HOLDERS } from '../whose-turn.ts'
import { WHYS } from '../why-waiting.ts'
import { WORK_GROUPS } from '../work-groups.ts'
import { countryInput } from './licences-contract.ts'

/** Those who prepare returns. A partner firm works on those of the countries for which it signs. */
export const preparers = { staff: ['agent', 'reviewer', 'partner', 'admin'] } as const

const companyOutput = z.object({ id: z.string(), name: z.string() })

const workSchema = declarationSchema.extend({
  company: companyOutput,
  why: z.enum(WHYS),
  statusSince: instantOutput,
  revision: z.number().int(),
  /** The declaration that this one corrects. */
  corrects: z.string().nullable(),
  /** Who works on it. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What the period before came to, or the declaration that it corrects; null where there is none. */
  payableBefore: z.number().int().nullable(),
})
export type DeclarationWork = z.output<typeof workSchema>

/** By what the work list is filtered. */
export const workFilter = {
  country: countryInput.optional(),
  kind: z.enum(DECLARATION_KINDS).optional(),
  status: z.enum(FILING_STATUSES).optional(),
  turn: z.enum(HOLDERS).optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
  keyword: z.string().trim().max(80).optional().describe('its number, or a part of the company’s name'),
}

export const staffDeclarations = defineCall({
  method: 'GET',
  path: '/staff/declarations/list',
  access: preparers,
  summary:
    'Declarations of all companies, the earliest due day first. Accepted ones are listed by their status.',
  input: z.object({ ...pageInput, ...workFilter, group: z.enum(WORK_GROUPS).default('DUE') }),
  output: pageOf(workSchema),
})

const fileOutput = z.object({
  name: z.string(),
  label: z.enum(['validated', 'generated, not validated', 'worksheet']),
  /**
   * What the authority would refuse; with any of them it cannot be filed. null: it is large, and is being held against the
   * authority's rules
   */
  problems: z.array(z.object({ code: z.string(), path: z.string() })).nullable(),
})

export const workDetailSchema = detailSchema.extend({
  company: companyOutput,
  why: z.enum(WHYS),
  correctedBy: z.string().nullable(),
  adjustments: z.array(
    z.object({
      id: z.string(),
      box: z.string(),
      amount: z.number().int(),
      reason: z.string(),
      by: z.string(),
      at: instantOutput,
    }),
  ),
  /** Whether this member of staff may make the second check: somebody else calculated and adjusted. */
  mayCheck: z.boolean(),
  /** What stands between it and filing today, besides the confirmation. */
  obstacles: z.array(z.enum(['NO_LICENCE', 'NOT_A_SIGNER', 'NO_MANDATE', 'GAPS_UNKNOWN'])),
  /** How HMRC takes a British correction; null for all others. */
  gbCorrection: z.enum(GB_CORRECTIONS).nullable(),
  filedFile: z.object({ name: z.string(), label: z.string(), sha256: z.string() }).nullable(),
  registrationId: z.string(),
  /** Those under which this member of staff may file it. */
  licences: z.array(z.object({ id: z.string(), holder: z.string(), number: z.string() })),
  /** Under whose licence it was filed, and by whom. */
  filedUnder: z.object({ holder: z.string(), number: z.string(), signer: z.string() }).nullable(),
})
export type DeclarationWorkDetail = z.output<typeof workDetailSchema>

/** Who signs for one holder alone need not name it. */
export const licenceInput = idInput.optional().describe('the licence under which it is filed')

const at = { companyId: idInput, id: idInput }
const seen = { ...at, revision: integerInput.min(0).describe('the revision that the person saw') }
const reason = z.string().trim().min(1).max(1000)

const define = <I extends z.ZodType>(
  name: string,
  summary: string,
  refusals: readonly `${string}.${string}`[],
  input: I,
) =>
  defineCall({
    method: 'POST',
    path: `/staff/declarations/${name}`,
    access: preparers,
    summary,
    idempotent: true,
    refusals: ['declarations.not_found', ...refusals],
    input,
    output: workDetailSchema,
  })

export const staffDeclaration = defineCall({
  method: 'GET',
  path: '/staff/declarations/detail',
  access: preparers,
  summary: 'One declaration as the staff work on it.',
  refusals: ['declarations.not_found'],
  input: z.object(at),
  output: workDetailSchema,
})

export const staffBoxRows = defineCall({
  method: 'GET',
  path: '/staff/declarations/transactions',
  access: preparers,
  summary: 'What a part of a box is made of, row by row, for the staff.',
  refusals: ['declarations.not_found', 'declarations.no_such_box'],
  input: z.object({ ...pageInput, ...at, box: boxInput, part: idInput }),
  output: rowsSchema,
})

export const calculateForStaff = define(
  'calculate',
  'Calculates the figures from what is known now, also where reports are missing.',
  ['declarations.not_now', 'hmrc.being_filed', 'declarations.cannot_calculate'],
  z.object(at),
)

export const adjust = define(
  'adjust',
  'Adds an amount to a box, with the reason. It stays in every later calculation until it is taken back.',
  [
    'declarations.outdated',
    'declarations.not_now',
    'hmrc.being_filed',
    'declarations.cannot_calculate',
    'declarations.box_not_entered',
  ],
  z.object({
    ...seen,
    box: lineInput(40).min(1),
    amount: z
      .int()
      .min(-1_000_000_000_000)
      .max(1_000_000_000_000)
      .refine((value) => value !== 0)
      .describe('minor units of the return’s currency'),
    reason,
  }),
)

export const takeBackAdjustment = define(
  'takeBackAdjustment',
  'Takes an adjustment back.',
  [
    'declarations.not_now',
    'hmrc.being_filed',
    'declarations.cannot_calculate',
    'declarations.adjustment_unknown',
  ],
  z.object({ ...at, adjustmentId: idInput }),
)

export const carry = define(
  'carry',
  'Puts the error of a confirmed British correction into the next return, within HMRC’s limits. It goes with the correction: changed figures take it out again.',
  [
    'declarations.outdated',
    'declarations.not_now',
    'hmrc.being_filed',
    'declarations.carry_too_large',
    'declarations.carry_too_late',
    'declarations.carry_waits',
  ],
  z.object({
    ...seen,
    notDeliberate: z
      .literal(true)
      .describe('that the error was not made deliberately: such errors are reported by themselves'),
  }),
)

export const withdrawCarry = define(
  'withdrawCarry',
  'Takes a carried error out of the next return again, before that is filed.',
  ['declarations.not_now', 'hmrc.being_filed'],
  z.object(at),
)

export const check = define(
  'check',
  'The second check, by another person than who calculated or adjusted: the figures go to the seller.',
  [
    'declarations.outdated',
    'declarations.not_now',
    'declarations.same_person',
    'declarations.no_licence',
    'declarations.no_signer',
    'declarations.no_mandate',
    'declarations.gaps_unknown',
    'declarations.carry_exceeds',
    'declarations.no_number',
    'declarations.no_tax_number',
    'declarations.file_refused',
    'declarations.file_being_made',
  ],
  z.object(seen),
)

export const returnFigures = define(
  'returnFigures',
  'The second check found something: the figures go back to who adjusted or calculated them, where that was a colleague, with a note for colleagues.',
  ['declarations.outdated', 'declarations.not_now', 'declarations.same_person'],
  z.object({ ...seen, note: z.string().trim().min(1).max(1000) }),
)

export const saveTaxNumber = define(
  'taxNumber',
  'Keeps the number under which the office files the taxpayer, where the file of the declaration asks for it.',
  ['declarations.tax_number_wrong'],
  z.object({ ...at, number: taxNumberInput, state: germanStateInput }),
)

export const answer = define(
  'answer',
  'Answers the seller’s query where the figures stay as they are: it is for the seller to confirm again.',
  ['declarations.outdated', 'declarations.not_now'],
  z.object({ ...seen, text: z.string().trim().min(1).max(2000) }),
)

export const declareNil = define(
  'nil',
  'Makes a nil return: every shop has reported, nothing of it belongs here, and the seller has stated it.',
  [
    'declarations.not_now',
    'declarations.rows_to_correct',
    'declarations.file_not_read',
    'declarations.nil_not_stated',
    'declarations.nil_not_shown',
  ],
  z.object(at),
)

export const file = define(
  'file',
  'Signs off a confirmed declaration as filed, with the authority’s reference: by a signer of a licence in force.',
  [
    'declarations.outdated',
    'declarations.not_now',
    'hmrc.being_filed',
    'declarations.no_licence',
    'declarations.not_a_signer',
    'declarations.licence_not_chosen',
    'declarations.licence_not_in_force',
    'declarations.no_mandate',
    'declarations.gaps_unknown',
    'declarations.carry_exceeds',
    'declarations.no_such_file',
    'declarations.file_refused',
    'declarations.file_being_made',
  ],
  z.object({
    ...seen,
    file: z.string().min(1).max(80).describe('the name of the file that was sent'),
    reference: lineInput(80).min(1),
    licenceId: licenceInput,
  }),
)

export const quantityDuty = define(
  'quantityDuty',
  'Enters how often a register wants quantities and until when, with where that stands. It holds for later periods, and for the due days of those that are not filed.',
  ['declarations.not_quantities'],
  z
    .object({
      ...at,
      rhythm: z.enum(RHYTHMS),
      dueMonths: z.int().min(1).max(24).nullable().describe('months after the last month of the period'),
      dueDay: z.int().min(1).max(31).nullable().describe('the day of that month; 31 is its last'),
      source: lineInput(300).min(1),
    })
    .refine(
      ({ dueMonths, dueDay }) => (dueMonths === null) === (dueDay === null),
      saying('Enter both the months and the day, or neither.', '请同时填写月数和日期，或都不填。'),
    ),
)

export const enterEcoFeeForStaff = define(
  'enterEcoFee',
  'Enters an invoice or advance of the eco-organisation for the year of a quantity report.',
  ['declarations.not_quantities', 'declarations.no_such_line', ...LATER_REFUSALS],
  z.object({ ...at, ...ecoFeeInput }),
)

export const completeEcoFeeForStaff = define(
  'completeEcoFee',
  'Says when an entered document of the eco-organisation was paid, and adds its file.',
  ['declarations.no_such_fee', ...LATER_REFUSALS],
  z.object({ ...at, ...laterInput }),
)

export const ecoFeeFileForStaff = defineCall({
  method: 'GET',
  path: '/staff/declarations/ecoFeeFile',
  access: preparers,
  kind: 'file',
  summary:
    'An invoice of the eco-organisation; of what is not the reader’s work with a reason, and so many a day. Each reading is written to the audit trail.',
  refusals: [
    'declarations.not_found',
    'declarations.no_such_fee',
    ...READING_REFUSALS,
    'documents.not_scanned',
    'documents.damaged',
  ],
  input: z.object({ ...at, feeId: idInput, reason: readingReason }),
  output: z.unknown(),
})

export const takeBackEcoFeeForStaff = define(
  'takeBackEcoFee',
  'Takes an entered document of the eco-organisation back.',
  ['declarations.no_such_fee'],
  z.object({ ...at, feeId: idInput }),
)

export const accept = define(
  'accept',
  'The authority has accepted the declaration.',
  ['declarations.not_now'],
  z.object(at),
)

export const reject = define(
  'reject',
  'The authority has rejected the declaration, with its reason.',
  ['declarations.not_now'],
  z.object({ ...at, reason }),
)

export const listFiles = defineCall({
  method: 'GET',
  path: '/staff/declarations/files',
  access: preparers,
  summary:
    'The files of a declaration for its authority: how far each was held against its rules, and what these refuse.',
  refusals: ['declarations.not_found', 'declarations.no_figures'],
  input: z.object(at),
  output: z.object({ files: z.array(fileOutput) }),
})

export const downloadFile = defineCall({
  method: 'GET',
  path: '/staff/declarations/download',
  access: preparers,
  kind: 'file',
  summary:
    'A file of a declaration for its authority; of what is not the reader’s work with a reason, and so many a day. Each reading is written to the audit trail.',
  refusals: [
    'declarations.not_found',
    'declarations.no_figures',
    'declarations.no_such_file',
    ...READING_REFUSALS,
  ],
  input: z.object({ ...at, file: z.string().min(1).max(80), reason: readingReason }),
  output: z.unknown(),
})
