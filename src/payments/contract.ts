import { z } from 'zod'
import { CODE, defineCall, idInput, instantOutput } from '#platform/shared/call.ts'
import { moneySchema } from '#platform/shared/money.ts'
import { orderPaymentSchema } from './payment.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'

/**
 * The payment's state for the payer: paid, refused, still open (`PENDING`: the payer has not finished;
 * `PROCESSING`: the provider has not; `TRANSFER`: a bank transfer is expected), or nothing to pay.
 */
const PAY_STATES = [
  'PAID',
  'REFUSED',
  'PENDING',
  'PROCESSING',
  'TRANSFER',
  'UNPAID',
  'CLOSED',
  'REFUNDED',
] as const
export type PayState = (typeof PAY_STATES)[number]

/** What a buyer types at the bank. */
const transferSchema = z.object({
  payee: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  bankName: z.string().nullable(),
  amount: moneySchema,
  reference: z.string(),
  /** What has come in so far, when it was not enough. */
  received: moneySchema,
})
export type TransferDetails = z.output<typeof transferSchema>

export const paymentStateSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  state: z.enum(PAY_STATES),
  total: moneySchema,
  /** What is still missing of the total. */
  due: moneySchema,
  /** Until when the order waits for the money. */
  expiresAt: instantOutput.nullable(),
  payments: z.array(orderPaymentSchema),
  /** How this order can be paid here; empty where there is nothing to pay. */
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** Where to send the money, once bank transfer was chosen. */
  transfer: transferSchema.nullable(),
  /** The work orders of the paid order; empty until they are opened, a moment later. */
  workOrders: z.array(z.object({ id: z.string(), number: z.string(), name: z.string() })),
})
export type PaymentState = z.output<typeof paymentStateSchema>

export const createPayment = defineCall({
  method: 'POST',
  path: '/payment/create',
  access: 'sellerWriter',
  summary: 'Begins or continues the payment of an order, and returns where the payer goes.',
  idempotent: true,
  refusals: [
    'payment.order_not_found',
    'payment.already_paid',
    'payment.order_cancelled',
    'payment.order_expired',
    'payment.not_available',
    'payment.method_refused',
    'payment.provider_down',
    'payment.webhook_mismatch',
    'limits.too_many_tries',
  ],
  input: z.object({
    orderId: idInput,
    method: z.enum(PAYMENT_METHODS),
    /** Abandons the open payment and begins another. */
    restart: z.boolean().default(false),
  }),
  output: z.object({
    paymentId: z.string(),
    redirectUrl: z.string().describe('for a bank transfer: our own page that says where to send the money'),
  }),
})

const RETURN_REFUSALS = [
  'payment.order_not_found',
  'payment.refused',
  'payment.needs_payer',
  'payment.provider_down',
  'payment.webhook_mismatch',
] as const

export const paymentResult = defineCall({
  method: 'POST',
  path: '/payment/result',
  access: 'seller',
  summary: 'Asks the provider for the outcome and records it. Code 3: refused, or still needs the payer.',
  refusals: RETURN_REFUSALS,
  input: z.object({ orderId: idInput }),
  output: paymentStateSchema,
})

export const klarnaPaymentResult = defineCall({
  method: 'POST',
  path: '/payment/klarnaPaymentResult',
  access: 'seller',
  summary:
    'The same after Klarna, whose outcome may take minutes. Code 3: refused, or still needs the payer.',
  refusals: RETURN_REFUSALS,
  shownInPlace: [CODE.payment],
  input: z.object({ orderId: idInput }),
  output: paymentStateSchema,
})

export const paymentStatus = defineCall({
  method: 'GET',
  path: '/payment/status',
  access: 'seller',
  summary: 'The stored state of an order’s payment; does not ask the provider.',
  refusals: ['payment.order_not_found'],
  input: z.object({ orderId: idInput }),
  output: paymentStateSchema,
})

export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/payment/webhook/{provider}',
  access: 'signed',
  summary: 'An event of a payment provider, with a signature over the raw body.',
  refusals: ['payment.webhook_mismatch', 'payment.webhook_rejected'],
  input: z.looseObject({ provider: z.string().min(1).max(40) }),
  output: z.object({ accepted: z.boolean() }),
})
