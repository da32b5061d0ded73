import { z } from 'zod'
import { dayOutput, defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { currencySchema, moneySchema } from '#platform/shared/money.ts'

/** Why the named coupon cannot be used for an order or a price. */
export const COUPON_REFUSALS = [
  'coupon.not_found',
  'coupon.not_begun',
  'coupon.expired',
  'coupon.stopped',
  'coupon.used_up',
  'coupon.used',
  'coupon.not_first_order',
  'coupon.other_services',
  'coupon.below_minimum',
  'coupon.other_currency',
  'coupon.bundle_better',
] as const

/** A code as people type it: case and surrounding spaces do not matter. */
export const couponCodeInput = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((code) => code.toUpperCase())

/** A coupon's status for a company. `offered`: not claimed yet, and open to everyone. */
export const COUPON_STATES = ['usable', 'used', 'expired', 'offered'] as const
export type CouponState = (typeof COUPON_STATES)[number]

const scopeOutput = z.array(z.object({ code: z.string(), name: z.string() }))

export const couponSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  terms: z.string(),
  state: z.enum(COUPON_STATES),
  basisPoints: z
    .number()
    .int()
    .nullable()
    .describe('a share of the price; null where an amount is taken off'),
  amounts: z.array(moneySchema).describe('what is taken off, by currency'),
  minimums: z.array(moneySchema),
  categories: scopeOutput,
  products: scopeOutput,
  validFrom: dayOutput,
  validUntil: dayOutput.describe('the last day'),
  stackable: z.boolean().describe('may be used together with the price for several countries'),
  firstOrderOnly: z.boolean(),
  usesLeft: z.number().int().describe('for this company'),
})
export type CouponView = z.output<typeof couponSchema>

export const listCoupons = defineCall({
  method: 'GET',
  path: '/coupon/list',
  access: 'seller',
  summary: 'The coupons of the company by state, and those that it may claim.',
  input: z.object({ ...pageInput, state: z.enum(COUPON_STATES).default('usable') }),
  output: pageOf(couponSchema).extend({
    counts: z.object({
      usable: z.number().int(),
      used: z.number().int(),
      expired: z.number().int(),
      offered: z.number().int(),
    }),
  }),
})

export const claimCoupon = defineCall({
  method: 'POST',
  path: '/coupon/claim',
  access: 'sellerWriter',
  summary: 'Claims a coupon for the company, by its code or from the offers. A second time changes nothing.',
  idempotent: true,
  refusals: [
    'coupon.not_found',
    'coupon.stopped',
    'coupon.expired',
    'coupon.used_up',
    'coupon.not_first_order',
    'limits.too_many_tries',
  ],
  input: z
    .object({ code: couponCodeInput.optional(), couponId: idInput.optional() })
    .refine((input) => (input.code === undefined) !== (input.couponId === undefined), {
      path: ['code'],
      ...saying('Enter a coupon code.', '请填写优惠码。'),
    }),
  output: couponSchema,
})

export const checkCoupon = defineCall({
  method: 'POST',
  path: '/coupon/check',
  access: 'seller',
  summary: 'What a coupon would take off the current cart. Reserves nothing.',
  refusals: ['coupon.not_found', 'limits.too_many_tries'],
  input: z.object({ code: couponCodeInput, currency: currencySchema.default('EUR') }),
  output: z.object({
    coupon: couponSchema,
    /** null where it takes nothing off; `obstacle` says why. */
    saves: moneySchema.nullable(),
    obstacle: z.string().nullable(),
  }),
})
