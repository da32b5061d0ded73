import { z } from 'zod'
import { defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { discountSchema } from '#cart/contract.ts'
import { COUPON_REFUSALS, couponCodeInput } from '#coupons/contract.ts'
import { saying } from '#platform/shared/inputs.ts'
import { orderPaymentSchema } from '#payments/payment.ts'
import { currencySchema, moneyInput, moneySchema } from '#platform/shared/money.ts'
import { filingTermSchema } from '#registrations/contract.ts'
import { annualReturnInput } from './renewal-contract.ts'

export const ORDER_STATUSES = [
  'DRAFT',
  'AWAITING_PAYMENT',
  'PAID',
  'FULFILLING',
  'COMPLETED',
  'CANCELLED',
  'EXPIRED',
  'PARTLY_REFUNDED',
  'REFUNDED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The kinds of entries in an order's history. */
const ORDER_EVENTS = [
  'PLACED',
  'PAYMENT_STARTED',
  'PAYMENT_REFUSED',
  'PAID',
  'PAID_AFTER_EXPIRY',
  'PAID_TWICE',
  'PAID_AFTER_CANCEL',
  'TRANSFER_AWAITED',
  'PART_RECEIVED',
  'OVERPAID',
  'PART_RETURNED',
  'REFUND_STARTED',
  'REFUND_FAILED',
  'REFUND_RETURNED',
  'REFUNDED',
  'DISPUTED',
  'DISPUTE_ESCALATED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
  'WORK_OPENED',
  'RENEWED',
  'COMPLETED',
  'CANCELLED',
  'WORK_CANCELLED',
  'WITHDRAWN',
  'EXPIRED',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** The versions of the agreement that a buyer accepts with an order are named by their days. */
const agreementVersionInput = z.string().min(1).max(40)

export const buyerSchema = z.object({
  companyName: z.string(),
  companyNameOriginal: z.string().nullable(),
  country: z.string(),
  address: z.array(z.string()),
  addressCountry: z.string(),
  registrationNumber: z.string().nullable(),
  vatNumber: z.string().nullable(),
  vatNumberStatus: z.string().nullable(),
  orderedBy: z.string(),
})
export type OrderBuyer = z.output<typeof buyerSchema>

const orderSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  titles: z.array(z.string()),
  countries: z.array(z.string()),
  total: moneySchema,
  /** What was refunded of it so far. */
  refunded: moneySchema,
  createdAt: instantOutput,
  /** How long it waits for the money. */
  expiresAt: instantOutput.nullable(),
  paidAt: instantOutput.nullable(),
  actions: z.object({ pay: z.boolean(), cancel: z.boolean() }),
})
export type OrderSummary = z.output<typeof orderSummarySchema>

export const orderDetailSchema = orderSummarySchema.extend({
  /** What has arrived of the total so far, and what is still to be paid. */
  received: moneySchema,
  due: moneySchema,
  lines: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      code: z.string(),
      name: z.string(),
      country: z.string(),
      options: z.array(z.object({ label: z.string(), value: z.string() })),
      quantity: z.number().int(),
      quote: z.array(z.object({ label: z.string(), amount: moneySchema })),
      net: moneySchema,
      workOrder: z.object({ id: z.string(), number: z.string() }).nullable(),
      /** It is a renewal. */
      renewal: z.boolean(),
      /** The filing that was bought in this line. */
      filing: filingTermSchema.nullable(),
    }),
  ),
  discounts: z.array(discountSchema),
  /** the sum of the lines less the discounts */
  net: moneySchema,
  vat: z.object({
    kind: z.string(),
    rateBasisPoints: z.number().int(),
    amount: moneySchema,
    reason: z.string(),
    source: z.string(),
  }),
  buyer: buyerSchema,
  agreementVersion: z.string(),
  payments: z.array(orderPaymentSchema),
  history: z.array(
    z.object({ at: instantOutput, event: z.enum(ORDER_EVENTS), amount: moneySchema.nullable() }),
  ),
})
export type OrderDetail = z.output<typeof orderDetailSchema>

export const createOrder = defineCall({
  method: 'POST',
  path: '/order/create',
  access: 'sellerWriter',
  summary:
    'Makes an order of cart lines, or of services that go on. The server prices everything; a second click returns the same order.',
  idempotent: true,
  refusals: [
    ...COUPON_REFUSALS,
    'order.agreement_outdated',
    'order.company_incomplete',
    'order.cart_changed',
    'order.line_problem',
    'order.price_changed',
    'order.renewal_refused',
    'limits.too_many_tries',
  ],
  input: z
    .object({
      cartLineIds: z.array(idInput).min(1).max(100).optional(),
      /** What goes on, as `POST /renewal/checkOrder` names it. */
      renewals: z
        .array(z.object({ serviceId: idInput, annualReturn: annualReturnInput.optional() }))
        .min(1)
        .max(100)
        .optional(),
      coupon: couponCodeInput.optional(),
      currency: currencySchema,
      agreementVersion: agreementVersionInput,
      /** The sum on the button that was pressed; another sum is refused with the new one. */
      expectedTotal: moneyInput.optional(),
    })
    .refine(({ cartLineIds, renewals }) => (cartLineIds === undefined) !== (renewals === undefined), {
      path: ['cartLineIds'],
      ...saying(
        'Order what is in the cart, or renew services, but not both in one order.',
        '购物车结算与续费请分开下单。',
      ),
    }),
  output: orderDetailSchema,
})

export const listOrders = defineCall({
  method: 'GET',
  path: '/order/list',
  access: 'seller',
  summary: 'The orders of the company, newest first.',
  input: z.object({
    ...pageInput,
    status: z.enum(ORDER_STATUSES).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .describe('with a service in this country'),
    keyword: z.string().trim().max(80).optional().describe('in the number or in the name of a service'),
  }),
  output: pageOf(orderSummarySchema),
})

export const orderDetails = defineCall({
  method: 'GET',
  path: '/order/detail',
  access: 'seller',
  summary: 'One order with its lines, VAT, buyer and history.',
  refusals: ['order.not_found'],
  input: z.object({ id: idInput }),
  output: orderDetailSchema,
})

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/order/cancel',
  access: 'sellerWriter',
  summary: 'Cancels an order that is not paid yet.',
  idempotent: true,
  refusals: ['order.not_found', 'order.not_cancellable'],
  input: z.object({ id: idInput }),
  output: orderDetailSchema,
})
