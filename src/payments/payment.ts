import { z } from 'zod'
import { instantOutput } from '#platform/shared/call.ts'
import { moneySchema } from '#platform/shared/money.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'

export const PAYMENT_STATUSES = [
  'CREATED',
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'PARTLY_REFUNDED',
  'REFUNDED',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Why money is refunded. `STAFF`: somebody decided it; `DISPUTE`: a bank took it; the others are automatic. */
export const REFUND_KINDS = [
  'STAFF',
  'PAID_TWICE',
  'ORDER_CANCELLED',
  'OVERPAID',
  'TOO_LITTLE',
  'DISPUTE',
] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

export const REFUND_STATUSES = ['REQUESTED', 'SUCCEEDED', 'FAILED'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** An attempt to pay an order and its refunds, as the buyer sees it. */
export const orderPaymentSchema = z.object({
  id: z.string(),
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  amount: moneySchema,
  createdAt: instantOutput,
  settledAt: instantOutput.nullable(),
  /** The payer is done; only the provider's answer is missing. */
  underReview: z.boolean(),
  refunds: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(REFUND_KINDS),
      status: z.enum(REFUND_STATUSES),
      amount: moneySchema,
      at: instantOutput,
    }),
  ),
})
export type OrderPayment = z.output<typeof orderPaymentSchema>
