import { z } from 'zod'
import { CATEGORY_CODES } from '#catalogue/codes.ts'
import { defineCall, idInput, instantOutput, integerInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput, NOT_BEFORE_THE_FIRST_DAY, saying } from '#platform/shared/inputs.ts'
import { localTextSchema } from '#platform/shared/local-text.ts'
import { type Access } from '#platform/shared/call.ts'

const WHO: Access = { staff: ['finance', 'admin'] }

const textInput = z.object({ en: z.string().trim().min(1).max(120), zh: z.string().trim().min(1).max(120) })
const termsInput = z.object({ en: z.string().trim().max(400), zh: z.string().trim().max(400) })
const amountInput = z.number().int().min(1).max(10_000_000)
const amountsInput = z.partialRecord(z.enum(['EUR', 'GBP', 'USD', 'CNY']), amountInput)
const usesInput = z.number().int().min(1).max(1_000_000)

export const STAFF_COUPON_STATES = ['active', 'upcoming', 'ended', 'stopped'] as const
export type StaffCouponState = (typeof STAFF_COUPON_STATES)[number]

const couponFields = {
  name: textInput,
  terms: termsInput,
  /** A share of the price in basis points, or null and `amounts`. */
  basisPoints: z.number().int().min(1).max(10_000).nullable(),
  amounts: amountsInput,
  minimums: amountsInput,
  categories: z.array(z.enum(CATEGORY_CODES)).max(10),
  products: z.array(z.string().regex(/^[a-z0-9-]{1,60}$/)).max(50),
  validFrom: dayInput,
  validUntil: dayInput,
  totalUses: usesInput.nullable(),
  usesPerCompany: z.number().int().min(1).max(1_000),
  stackable: z.boolean(),
  claimable: z.boolean(),
  firstOrderOnly: z.boolean().default(false),
}

export const draftInput = z
  .object(couponFields)
  .refine((draft) => draft.validFrom <= draft.validUntil, {
    path: ['validUntil'],
    ...NOT_BEFORE_THE_FIRST_DAY,
  })
  .refine((draft) => (draft.basisPoints === null) === Object.keys(draft.amounts).length > 0, {
    path: ['basisPoints'],
    ...saying('Enter a share or amounts, not both.', '请填写折扣比例或减免金额，二者选一。'),
  })
export type CouponDraft = z.output<typeof draftInput>

const staffCouponSchema = z.object({
  id: z.string(),
  code: z.string(),
  version: z.number().int(),
  state: z.enum(STAFF_COUPON_STATES),
  name: localTextSchema,
  terms: localTextSchema,
  basisPoints: z.number().int().nullable(),
  amounts: z.record(z.string(), z.number().int()),
  minimums: z.record(z.string(), z.number().int()),
  categories: z.array(z.string()),
  products: z.array(z.string()),
  validFrom: z.string(),
  validUntil: z.string(),
  totalUses: z.number().int().nullable(),
  usesPerCompany: z.number().int(),
  stackable: z.boolean(),
  claimable: z.boolean(),
  firstOrderOnly: z.boolean(),
  uses: z.number().int(),
  claims: z.number().int(),
  createdAt: instantOutput,
})
export type StaffCoupon = z.output<typeof staffCouponSchema>

export const staffCoupons = defineCall({
  method: 'GET',
  path: '/staff/coupon/list',
  access: WHO,
  summary: 'Coupons, the newest first.',
  input: z.object({
    ...pageInput,
    keyword: z.string().trim().max(80).default(''),
    state: z.enum(STAFF_COUPON_STATES).optional(),
  }),
  output: pageOf(staffCouponSchema),
})

export const staffCoupon = defineCall({
  method: 'GET',
  path: '/staff/coupon/get',
  access: WHO,
  summary: 'One coupon.',
  refusals: ['coupon.not_found'],
  input: z.object({ id: idInput }),
  output: staffCouponSchema,
})

export const staffCreateCoupon = defineCall({
  method: 'POST',
  path: '/staff/coupon/create',
  access: WHO,
  summary: 'Creates a coupon. Its code never changes.',
  idempotent: true,
  refusals: ['coupon.code_taken', 'coupon.product_unknown'],
  input: z.object({
    code: z
      .string()
      .trim()
      .transform((code) => code.toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,23}$/)),
    draft: draftInput,
  }),
  output: staffCouponSchema,
})

export const staffUpdateCoupon = defineCall({
  method: 'POST',
  path: '/staff/coupon/update',
  access: WHO,
  summary: 'Changes a coupon. Orders keep the discount that was agreed.',
  idempotent: true,
  refusals: ['coupon.not_found', 'coupon.stopped', 'coupon.changed_meanwhile', 'coupon.product_unknown'],
  input: z.object({ id: idInput, version: integerInput, draft: draftInput }),
  output: staffCouponSchema,
})

export const staffStopCoupon = defineCall({
  method: 'POST',
  path: '/staff/coupon/stop',
  access: WHO,
  summary: 'Stops a coupon for good. Orders that used it keep their discount.',
  idempotent: true,
  refusals: ['coupon.not_found', 'coupon.stopped', 'coupon.changed_meanwhile'],
  input: z.object({ id: idInput, version: integerInput }),
  output: staffCouponSchema,
})
