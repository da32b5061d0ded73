import { z } from 'zod'
import { dayOutput, defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput, NOT_BEFORE_THE_FIRST_DAY } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { LICENSED_ACTS } from '../licence.ts'

const readers = { staff: ['agent', 'reviewer', 'partner', 'admin'] } as const
const admins = { staff: ['admin'] } as const

export const countryInput = z.string().regex(/^[A-Z]{2}$/)

const licenceSchema = z.object({
  id: z.string(),
  country: z.string(),
  act: z.enum(LICENSED_ACTS),
  holder: z.string(),
  number: z.string(),
  validFrom: dayOutput,
  validUntil: dayOutput.nullable(),
  endedOn: dayOutput.nullable(),
  /** Members of staff who sign off for the holder. */
  signers: z.array(z.object({ id: z.string(), name: z.string() })),
  inForce: z.boolean(),
  createdAt: instantOutput,
})

export const listLicences = defineCall({
  method: 'GET',
  path: '/staff/licence/list',
  access: readers,
  summary: 'Who may file returns or represent sellers in which country, under what number, until when.',
  input: z.object({ ...pageInput, country: countryInput.optional() }),
  output: pageOf(licenceSchema),
})

export const saveLicence = defineCall({
  method: 'POST',
  path: '/staff/licence/save',
  access: admins,
  summary: 'Adds a licence; with its id changes it, but for its country and act.',
  idempotent: true,
  refusals: ['declarations.licence_unknown', 'declarations.signer_unknown'],
  input: z
    .object({
      id: idInput.optional(),
      country: countryInput,
      act: z.enum(LICENSED_ACTS),
      holder: lineInput(120).min(1),
      number: lineInput(60).min(1),
      validFrom: dayInput,
      validUntil: dayInput.optional().describe('its last day, where it has one'),
      signers: z.array(idInput).min(1).max(50),
    })
    .refine(
      ({ validFrom, validUntil }) => validUntil === undefined || validUntil >= validFrom,
      NOT_BEFORE_THE_FIRST_DAY,
    ),
  output: licenceSchema,
})

export const endLicence = defineCall({
  method: 'POST',
  path: '/staff/licence/end',
  access: admins,
  summary: 'Ends a licence: from today on nothing is filed under it.',
  idempotent: true,
  refusals: ['declarations.licence_unknown'],
  input: z.object({ id: idInput }),
  output: licenceSchema,
})
