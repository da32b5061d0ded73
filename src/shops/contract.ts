import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput } from '#platform/shared/call.ts'
import { lineInput, withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { dayInput, saying } from '#platform/shared/inputs.ts'
import { MARKETPLACES, REGIONS } from './marketplaces.ts'
import { NOTICE_ACTIONS } from './notices.ts'
import { NUMBER_ACTIONS } from './number-uploads.ts'
import { FAULTS, matchRowSchema, shopNoticeSchema, shopNumberSchema, shopSchema } from './shop-records.ts'

export type { MatchCell, MatchRow, Shop, ShopNotice, ShopNumber } from './shop-records.ts'

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

export const confirmAccount = defineCall({
  method: 'POST',
  path: '/shop/confirmAccount',
  access: 'sellerWriter',
  summary:
    'A member says that an account in another company’s name is the company’s: from now on its sales are read. Said twice, the first counts.',
  refusals: ['shop.not_found', 'shop.nothing_to_confirm'],
  input: z.object({ shopId: idInput }),
  output: z.object({ id: z.string() }),
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

export const shopNotices = defineCall({
  method: 'GET',
  path: '/shop/notices',
  access: 'seller',
  summary: 'What marketplaces wrote: open ones and the nearest day first, at most 100.',
  input: emptyInput,
  output: z.array(shopNoticeSchema),
})

export const openNotice = defineCall({
  method: 'POST',
  path: '/shop/openNotice',
  access: 'sellerWriter',
  summary:
    'Makes a case of what a marketplace wrote: a text, a screenshot or both. Its day is read from the text unless given.',
  idempotent: true,
  refusals: [
    'shop.not_found',
    'shop.number_not_found',
    'shop.notice_empty',
    'shop.notices_too_many',
    'documents.not_found',
    'documents.not_scanned',
  ],
  input: z.object({
    shopId: idInput,
    text: textInput(10_000).optional(),
    uploadId: idInput.optional().describe('a screenshot'),
    registrationId: idInput.optional().describe('of the number that it is about'),
    graceUntil: dayInput.optional(),
  }),
  output: z.object({ id: z.string() }),
})

export const moveNotice = defineCall({
  method: 'POST',
  path: '/shop/moveNotice',
  access: 'sellerWriter',
  summary: 'Notes that a notice was answered, is closed, or came again.',
  refusals: ['shop.notice_not_found', 'shop.notice_move'],
  input: z.object({
    id: idInput,
    action: z.enum(NOTICE_ACTIONS),
    note: textInput(2_000).optional().describe('what was answered, or how it ended'),
    graceUntil: dayInput.optional(),
  }),
  output: z.object({ id: z.string() }),
})
