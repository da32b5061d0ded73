import { z } from 'zod'
import { dayOutput, defineCall, emptyInput, idInput, instantOutput } from '#platform/shared/call.ts'
import { lineInput, withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { NODE_RESULTS } from '#catalogue/process.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { SHOP_STATUSES } from './authorisation.ts'
import { MARKETPLACES, REGIONS } from './marketplaces.ts'
import { VERDICTS } from './match/compare.ts'
import { FACTS, SOURCES } from './match/match-facts.ts'
import { NUMBER_ACTIONS, NUMBER_STATUSES } from './number-uploads.ts'

/**
 * What keeps `consentUrl` null: the marketplace has no consent, this portal is not set up for it, or the reader may
 * only read.
 */
const CONSENT_OBSTACLES = ['NOT_NEEDED', 'NOT_SET_UP', 'READ_ONLY'] as const

const FAULTS = [
  'THROTTLED',
  'UNAVAILABLE',
  'UNREADABLE',
  'NOT_ALLOWED',
  'WITHDRAWN',
  'MISCONFIGURED',
] as const

const shopSchema = z.object({
  id: z.string(),
  name: z.string(),
  marketplace: z.enum(MARKETPLACES),
  region: z.enum(REGIONS),
  sellerId: z.string().nullable(),
  /** Where the account may sell, as the marketplace says. */
  countries: z.array(z.string()),
  status: z.enum(SHOP_STATUSES),
  authorisedAt: instantOutput.nullable(),
  /** The first day without the authorisation. */
  expiresAt: dayOutput.nullable(),
  daysLeft: z.number().int().nullable(),
  /** When the marketplace last answered. */
  lastSync: instantOutput.nullable(),
  /** Why it did not answer last time, and when it is asked again at the earliest. */
  fault: z.enum(FAULTS).nullable(),
  askAgainAt: instantOutput.nullable(),
  /** Months, `2026-10`, whose sales the running returns need and that the portal does not have. */
  missingMonths: z.array(z.string()),
  /** The returns that need this shop's sales, with their next due days. */
  returns: z.array(z.object({ country: z.string(), dueAt: dayOutput.nullable() })),
  consentUrl: z.string().nullable(),
  consentObstacle: z.enum(CONSENT_OBSTACLES).nullable(),
})
export type Shop = z.output<typeof shopSchema>

export const authorizationInfo = defineCall({
  method: 'GET',
  path: '/amz/authorizationInfo',
  access: 'seller',
  summary:
    'The shops of the company with the health of their authorisations, in the order in which they were added. `consentUrl` is valid for an hour, in this session, once.',
  input: emptyInput,
  output: z.array(shopSchema),
})

/** A text of several lines; what nobody sees is left out. */
const textInput = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => withoutHiddenMarks(text).trim())

/** As marketplaces print it: letters, digits and few signs. */
const sellerIdInput = z
  .string()
  .trim()
  .max(64)
  .refine(
    (text) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text),
    saying('Enter the ID without spaces, e.g. A1B2C3D4E5F6G7.', '请填写卖家ID，不含空格，如A1B2C3D4E5F6G7。'),
  )

export const createShop = defineCall({
  method: 'POST',
  path: '/shop/create',
  access: 'sellerWriter',
  summary: 'Adds a shop. An Amazon account is then authorised at its `consentUrl`.',
  idempotent: true,
  refusals: ['shop.exists', 'shop.too_many'],
  input: z.object({
    marketplace: z.enum(MARKETPLACES),
    region: z.enum(REGIONS),
    name: lineInput(80).refine(
      (text) => text.trim() !== '',
      saying('Enter the name of the shop.', '请填写店铺名称。'),
    ),
    sellerId: sellerIdInput.optional(),
  }),
  output: z.object({ id: z.string() }),
})

export const removeShop = defineCall({
  method: 'POST',
  path: '/shop/remove',
  access: 'sellerWriter',
  summary: 'Removes a shop; its tokens are destroyed.',
  refusals: ['shop.not_found'],
  input: z.object({ shopId: idInput }),
  output: z.object({ id: z.string() }),
})

export const amazonCallback = defineCall({
  method: 'POST',
  path: '/amz/authorizationCallback',
  access: 'sellerWriter',
  summary: 'What Amazon gave to the browser on its way back: completes the authorisation, once.',
  idempotent: true,
  shownInPlace: [499, 502, 400],
  refusals: [
    'shop.not_found',
    'shop.exists',
    'shop.not_set_up',
    'shop.consent_state',
    'shop.consent_used',
    'shop.consent_refused',
    'shop.consent_code',
    'shop.other_seller',
    'shop.other_company',
    'shop.amazon_unavailable',
    'limits.too_many_tries',
  ],
  input: z.object({
    state: z.string().max(1_000),
    code: z
      .string()
      .min(1)
      .max(1_000)
      .optional()
      .describe('`spapi_oauth_code`; none where consent was refused'),
    sellingPartnerId: z
      .string()
      .max(64)
      .regex(/^[A-Z0-9]+$/)
      .optional()
      .describe('`selling_partner_id`'),
  }),
  output: z.object({ shopId: z.string(), name: z.string() }),
})

export const revokeAmazon = defineCall({
  method: 'POST',
  path: '/amz/revoke',
  access: 'sellerWriter',
  summary: 'Withdraws an authorisation here: its tokens are destroyed.',
  refusals: ['shop.not_found', 'shop.no_consent_needed'],
  input: z.object({ shopId: idInput }),
  output: z.object({ id: z.string() }),
})

/** Of a VAT number: what the register said, whether there is a certificate, and that Amazon does not say it. */
const MATCH_NOTES = [
  'IN_FORCE',
  'NOT_IN_FORCE',
  'NOT_ASKED',
  'CERTIFICATE',
  'NO_CERTIFICATE',
  'NOT_READABLE',
] as const

const matchCellSchema = z.object({
  source: z.enum(SOURCES),
  text: z.string().nullable(),
  /** Against what most sources say; `UNKNOWN` where it says nothing, or nobody else does. */
  verdict: z.enum([...VERDICTS, 'UNKNOWN']),
  /** The text in pieces; those that differ are marked. */
  pieces: z.array(z.object({ text: z.string(), differs: z.boolean() })),
  note: z.enum(MATCH_NOTES).nullable(),
  at: instantOutput.nullable(),
})
export type MatchCell = z.output<typeof matchCellSchema>

const matchRowSchema = z.object({
  fact: z.enum(FACTS),
  /** Of a VAT number. */
  country: z.string().nullable(),
  cells: z.array(matchCellSchema),
})
export type MatchRow = z.output<typeof matchRowSchema>

export const readMatch = defineCall({
  method: 'GET',
  path: '/shop/match',
  access: 'seller',
  summary:
    'Name, address and numbers as they stand on the papers, in the register, here and in the shop, held against each other.',
  refusals: ['shop.not_found'],
  input: z.object({ shopId: idInput }),
  output: z.object({
    shopId: z.string(),
    /** When the marketplace last answered. */
    readAt: instantOutput.nullable(),
    shopFault: z.enum(FAULTS).nullable(),
    rows: z.array(matchRowSchema),
  }),
})

export const checkShopAgain = defineCall({
  method: 'POST',
  path: '/shop/checkAgain',
  access: 'sellerWriter',
  summary: 'Asks the registers about the VAT numbers now, and the marketplace in a moment.',
  refusals: ['shop.not_found', 'limits.too_many_tries'],
  input: z.object({ shopId: idInput }),
  output: z.object({ id: z.string() }),
})

const shopNumberSchema = z.object({
  shopId: z.string(),
  shopName: z.string(),
  marketplace: z.enum(MARKETPLACES),
  region: z.enum(REGIONS),
  registrationId: z.string(),
  kind: z.enum(NODE_RESULTS),
  country: z.string(),
  number: z.string(),
  status: z.enum(NUMBER_STATUSES),
  /** The day of what is noted. */
  day: dayOutput.nullable(),
  reason: z.string().nullable(),
  screenshot: z.object({ uploadId: z.string(), name: z.string() }).nullable(),
  actions: z.array(z.enum(NUMBER_ACTIONS)),
})
export type ShopNumber = z.output<typeof shopNumberSchema>

export const shopNumbers = defineCall({
  method: 'GET',
  path: '/shop/numbers',
  access: 'seller',
  summary:
    'Every VAT and EPR number with every shop that has to hold it, and whether the marketplace has verified it.',
  input: emptyInput,
  output: z.array(shopNumberSchema),
})

export const recordNumber = defineCall({
  method: 'POST',
  path: '/shop/recordNumber',
  access: 'sellerWriter',
  summary: 'Notes that a number was entered in a shop, verified or rejected there, or not entered after all.',
  idempotent: true,
  refusals: [
    'shop.not_found',
    'shop.number_not_found',
    'shop.number_move',
    'shop.number_reason',
    'shop.number_day',
    'documents.not_found',
    'documents.not_scanned',
  ],
  input: z.object({
    shopId: idInput,
    registrationId: idInput,
    action: z.enum(NUMBER_ACTIONS),
    day: dayInput.optional().describe('today unless given'),
    reason: textInput(1_000).optional(),
    uploadId: idInput.optional().describe('a screenshot'),
  }),
  output: z.object({ shopId: z.string(), registrationId: z.string() }),
})
