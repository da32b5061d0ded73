import { z } from 'zod'
import { defineCall, idInput, instantOutput } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { buyerInput, vatAnswer } from '#catalogue/contract.ts'
import { couponCodeInput } from '#coupons/contract.ts'
import { currencySchema, moneyInput, moneySchema } from '#platform/shared/money.ts'

/** Chosen options: option key → value key, e.g. `{ term: '12', speed: 'express' }`. */
const chosenOptionsSchema = z
  .record(
    z
      .string()
      .max(40)
      .regex(/^[A-Za-z][A-Za-z0-9_-]*$/),
    z.string().min(1).max(60),
  )
  .refine(
    (options) => Object.keys(options).length <= 20,
    saying('No more than 20 options.', '最多20个选项。'),
  )
export type ChosenOptions = z.output<typeof chosenOptionsSchema>

const quantityInput = z.number().int().min(1).max(99)

/** Why a line cannot be ordered as it is. */
const CART_PROBLEMS = ['NOT_SOLD', 'OPTIONS_CHANGED', 'NO_PRICE', 'PRICE_CHANGED'] as const
export type CartProblemKind = (typeof CART_PROBLEMS)[number]

const cartProblemSchema = z.object({
  kind: z.enum(CART_PROBLEMS),
  message: z.string(),
  /** For PRICE_CHANGED: the price seen when the line was added, and the current one, both without VAT. */
  seen: moneySchema.optional(),
  now: moneySchema.optional(),
})

const quoteLineSchema = z.object({ label: z.string(), amount: moneySchema })

const cartLineSchema = z.object({
  id: z.string(),
  productId: z.string(),
  code: z.string(),
  name: z.string(),
  country: z.string(),
  category: z.string(),
  options: z.array(
    z.object({ key: z.string(), label: z.string(), value: z.string(), valueLabel: z.string() }),
  ),
  quantity: z.number().int(),
  maxQuantity: z.number().int(),
  /** Quoted for this answer; null when the service has no price in this currency or is no longer sold. */
  quote: z.object({ lines: z.array(quoteLineSchema), net: moneySchema }).nullable(),
  seen: moneySchema,
  problems: z.array(cartProblemSchema),
  /** Services that this one requires and that are not in the cart. */
  needs: z.array(
    z.object({
      productId: z.string(),
      code: z.string(),
      name: z.string(),
      country: z.string(),
      /** with its default options, without VAT */
      price: moneySchema.nullable(),
      reason: z.string(),
      source: z.object({ label: z.string(), url: z.string().nullable() }),
      /** False where it depends on something unknown: the company's country, or a treaty of that country. */
      certain: z.boolean(),
    }),
  ),
  addedAt: instantOutput,
  /** Set where it came from what was in the cart of this browser before the buyer signed in, within a day. */
  beforeSignIn: z
    .object({ quantity: z.number().int().nullable().describe("of the buyer's own line; null: it had none") })
    .nullable(),
})
export type CartLineView = z.output<typeof cartLineSchema>

/** A discount on the whole order, as a positive amount. */
export const discountSchema = z.object({
  kind: z.enum(['BUNDLE', 'COUPON']),
  label: z.string(),
  code: z.string().nullable(),
  amount: moneySchema,
})

const couponChoiceSchema = z.object({ code: z.string(), name: z.string(), saves: moneySchema })

export const totalsSchema = z.object({
  /** the sum of the lines, before discounts */
  listed: moneySchema,
  /** `listed` less the discounts */
  net: moneySchema,
  /** null while the buyer is not known */
  vat: moneySchema.nullable(),
  total: moneySchema,
  ...vatAnswer,
})

export const couponOfferSchema = z.object({
  applied: couponChoiceSchema.nullable(),
  /** The code that was entered, and why it takes nothing off. */
  refused: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The company's coupons that make this cheaper, the best first. */
  choices: z.array(couponChoiceSchema),
})
export type CouponOffer = z.output<typeof couponOfferSchema>

/** Which coupon is meant, where a price is asked for. */
export const couponInput = {
  coupon: couponCodeInput.optional(),
  /** Without a `coupon`: takes the one that saves most. */
  bestCoupon: z.boolean().default(false),
}

const cartSchema = z.object({
  currency: currencySchema,
  count: z.number().int(),
  groups: z.array(
    z.object({
      category: z.string(),
      categoryName: z.string(),
      net: moneySchema,
      lines: z.array(cartLineSchema),
    }),
  ),
  discounts: z.array(discountSchema),
  coupon: couponOfferSchema,
  /** The discount for several countries in one order. */
  bundle: z.object({
    countries: z.number().int(),
    basisPoints: z.number().int().describe('0 where no rule applies'),
    next: z.object({ missing: z.number().int(), basisPoints: z.number().int() }).nullable(),
  }),
  totals: totalsSchema,
  /** No line has a problem, and there is at least one. */
  orderable: z.boolean(),
})
export type CartView = z.output<typeof cartSchema>

const countOutput = z.number().int().describe('lines in the cart')

export const readShoppingCart = defineCall({
  method: 'POST',
  path: '/shoppingCart/category',
  access: 'visitorOrSeller',
  summary: 'The cart by category, each line with its quote and problems, and the totals.',
  refusals: ['limits.too_many_tries'],
  input: z.object({
    currency: currencySchema.default('EUR'),
    ...couponInput,
    /** What a visitor says of the company; of a signed-in person the company itself counts. */
    buyer: z.object(buyerInput).optional(),
  }),
  output: cartSchema,
})

export const countShoppingCart = defineCall({
  method: 'GET',
  path: '/shoppingCart/count',
  access: 'visitorOrSeller',
  summary: 'How many lines the cart has.',
  input: z.object({}),
  output: countOutput,
})

export const addToShoppingCart = defineCall({
  method: 'POST',
  path: '/shoppingCart/add',
  access: 'visitorOrSellerWriter',
  summary: 'Adds a service to the cart. The same service with the same options stays one line.',
  idempotent: true,
  refusals: [
    'catalogue.product_not_found',
    'catalogue.option_unknown',
    'catalogue.option_value_unknown',
    'catalogue.quantity_not_offered',
    'catalogue.no_price',
    'cart.full',
    'limits.too_many_tries',
  ],
  input: z.object({
    productId: idInput,
    options: chosenOptionsSchema.default({}),
    quantity: quantityInput.default(1),
    /** The currency in which the price was seen. */
    currency: currencySchema.default('EUR'),
  }),
  output: countOutput,
})

export const updateShoppingCart = defineCall({
  method: 'POST',
  path: '/shoppingCart/update',
  access: 'visitorOrSellerWriter',
  summary: 'Changes a line, or accepts its new price.',
  refusals: [
    'cart.line_not_found',
    'cart.price_changed_again',
    'catalogue.product_not_found',
    'catalogue.option_unknown',
    'catalogue.option_value_unknown',
    'catalogue.quantity_not_offered',
    'catalogue.no_price',
  ],
  input: z.object({
    lineId: idInput,
    quantity: quantityInput.optional(),
    options: chosenOptionsSchema.optional(),
    /** The new price without VAT, as it was shown; refused when it has changed again. */
    acceptPrice: moneyInput.optional(),
  }),
  output: countOutput,
})

export const deleteFromShoppingCart = defineCall({
  method: 'POST',
  path: '/shoppingCart/delete',
  access: 'visitorOrSellerWriter',
  summary: 'Removes lines from the cart. Lines that are gone already are ignored.',
  input: z.object({ lineIds: z.array(idInput).min(1).max(100) }),
  output: countOutput,
})
