import { z } from 'zod'
import { defineCall, idInput, instantOutput } from '#platform/shared/call.ts'
import { moneySchema } from '#platform/shared/money.ts'

export const PAYMENT_METHODS = ['CARD'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_STATUSES = [
  'CREATED',
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'REFUNDED',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Why money goes back by itself. */
export const REFUND_REASONS = ['PAID_TWICE', 'ORDER_CANCELLED'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** What the payer needs to know: is it paid, was it refused, is it still open, or is there nothing to pay. */
export const PAY_STATES = ['PAID', 'REFUSED', 'PENDING', 'UNPAID', 'CLOSED'] as const

export const paymentStateSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  state: z.enum(PAY_STATES),
  total: moneySchema,
  /** Until when the order waits for the money. */
  expiresAt: instantOutput.nullable(),
  payments: z.array(
    z.object({
      id: z.string(),
      method: z.enum(PAYMENT_METHODS),
      status: z.enum(PAYMENT_STATUSES),
      amount: moneySchema,
      createdAt: instantOutput,
      refund: z.object({ reason: z.enum(REFUND_REASONS), done: z.boolean() }).nullable(),
    }),
  ),
  /** What the paid order opened; empty for the moment that takes. */
  workOrders: z.array(z.object({ id: z.string(), number: z.string(), name: z.string() })),
})
export type PaymentState = z.output<typeof paymentStateSchema>

export const createPayment = defineCall({
  method: 'POST',
  path: '/payment/create',
  who: 'sellerWriter',
  summary: 'Begins, or goes on with, the payment of an order, and says where the payer goes.',
  idempotent: true,
  input: z.object({
    orderId: idInput,
    method: z.enum(PAYMENT_METHODS),
    /** Gives up the open payment and begins another. */
    restart: z.boolean().default(false),
  }),
  output: z.object({ paymentId: z.string(), redirectUrl: z.string() }),
})

export const paymentResult = defineCall({
  method: 'POST',
  path: '/payment/result',
  who: 'seller',
  summary: 'Asks the provider how it went and settles. Code 3: refused, or still needs the payer.',
  input: z.object({ orderId: idInput }),
  output: paymentStateSchema,
})

export const paymentStatus = defineCall({
  method: 'GET',
  path: '/payment/status',
  who: 'seller',
  summary: 'What is known about the payment of an order; asks nobody.',
  input: z.object({ orderId: idInput }),
  output: paymentStateSchema,
})

export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/payment/webhook/{provider}',
  who: 'signed',
  summary: 'An event of a payment provider, proven by its signature over the raw body.',
  input: z.looseObject({ provider: z.string().min(1).max(40) }),
  output: z.object({ accepted: z.boolean() }),
})
