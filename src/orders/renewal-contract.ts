import { z } from 'zod'
import { couponInput, couponOfferSchema, discountSchema, totalsSchema } from '#cart/contract.ts'
import { CATEGORY_CODES } from '#catalogue/codes.ts'
import { dayOutput, defineCall, idInput } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { currencySchema, moneySchema } from '#platform/shared/money.ts'

/** Why a service cannot be renewed. What belongs to another company is as unknown as what does not exist. */
const RENEWAL_OBSTACLES = [
  'NOT_FOUND',
  'NO_END',
  'NOT_DUE',
  'ALREADY_ORDERED',
  'ENDED',
  'REFUNDED',
  'BUY_AGAIN',
  'NOT_SOLD',
] as const
export type RenewalObstacle = (typeof RENEWAL_OBSTACLES)[number]

const renewableSchema = z.object({
  serviceId: z.string().describe('id of the registration that goes on'),
  productId: z.string(),
  code: z.string(),
  name: z.string(),
  country: z.string(),
  number: z.string().nullable(),
  options: z.record(z.string(), z.string()),
  optionTexts: z.array(z.object({ label: z.string(), value: z.string() })),
  kind: z.enum(['FILING', 'VALIDITY']),
  /** The last day that is covered now. */
  end: dayOutput,
  from: dayOutput,
  to: dayOutput,
  /** Days between the old end and the new beginning; only where it is late. */
  gap: z.object({ from: dayOutput, to: dayOutput }).nullable(),
  quote: z.array(z.object({ label: z.string(), amount: moneySchema })),
  /** What the returns of the term are, as the product says it; null where it says nothing. */
  included: z.string().nullable(),
  /** How many annual returns are bought beside them. */
  annualReturns: z.number().int(),
  /** The choice about the annual return, each with its price; null where it is not sold apart. */
  annualChoice: z
    .object({
      name: z.string(),
      help: z.string().nullable(),
      value: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string(), price: moneySchema })),
    })
    .nullable(),
  /** Without VAT, before discounts. */
  price: moneySchema,
})
export type RenewableService = z.output<typeof renewableSchema>

const refusedSchema = z.object({
  serviceId: z.string(),
  reason: z.enum(RENEWAL_OBSTACLES),
  message: z.string(),
  name: z.string().nullable(),
  country: z.string().nullable(),
  number: z.string().nullable(),
})
export type RefusedRenewal = z.output<typeof refusedSchema>

/** Of the choice that `annualChoice` offers; absent: as it was bought last. */
export const annualReturnInput = z.string().max(40)

const serviceIdsInput = z.array(idInput).min(1).max(100)

export const checkRenewals = defineCall({
  method: 'POST',
  path: '/renewal/checkOrder',
  access: 'seller',
  summary: 'What can be renewed, from when to when and at which price; changes nothing.',
  refusals: ['limits.too_many_tries'],
  input: z
    .object({
      serviceIds: serviceIdsInput.optional(),
      /** A category: everything of it that ends soon. */
      pendingRenewalType: z.enum(CATEGORY_CODES).optional(),
      annualReturns: z
        .array(z.object({ serviceId: idInput, value: annualReturnInput }))
        .max(100)
        .optional()
        .describe('where the annual return is bought otherwise than last time'),
      currency: currencySchema.default('EUR'),
      ...couponInput,
    })
    .refine(
      ({ serviceIds, pendingRenewalType }) =>
        (serviceIds === undefined) !== (pendingRenewalType === undefined),
      {
        path: ['serviceIds'],
        ...saying('Name the services, or a category, but not both.', '请指定服务或类目，二者只能选其一。'),
      },
    ),
  output: z.object({
    renewable: z.array(renewableSchema),
    refused: z.array(refusedSchema),
    /** Of an order of everything that can be renewed. */
    discounts: z.array(discountSchema),
    coupon: couponOfferSchema,
    /** Null where nothing can be renewed. */
    totals: totalsSchema.nullable(),
  }),
})
export type RenewalCheck = z.output<typeof checkRenewals.output>
