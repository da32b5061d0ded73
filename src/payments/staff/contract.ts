import { z } from 'zod'
import { orderDetailSchema, ORDER_STATUSES } from '#orders/contract.ts'
import { DISPUTE_STATUSES } from '../dispute.ts'
import { PAYMENT_METHODS } from '../payment-methods.ts'
import { PAYMENT_STATUSES, REFUND_KINDS, REFUND_STATUSES } from '../payment.ts'
import { dayOutput, defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { dayInput } from '#platform/shared/inputs.ts'
import { currencySchema, moneySchema } from '#platform/shared/money.ts'
import { REFUND_WAYS, RETRY_WAYS, TRANSFER_STATUSES } from '../refund-way.ts'

const treasurers = { staff: ['finance', 'admin'] } as const
/** Whoever works on an order may see what became of its money; only treasurers move it. */
const readers = { staff: ['agent', 'reviewer', 'finance', 'admin'] } as const

export const staffRefundSchema = z.object({
  id: z.string(),
  paymentId: z.string(),
  kind: z.enum(REFUND_KINDS),
  way: z.enum(REFUND_WAYS),
  status: z.enum(REFUND_STATUSES),
  amount: moneySchema,
  reason: z.string().nullable(),
  requestedBy: z.string().nullable().describe('null: the portal, by itself'),
  proof: z.string().nullable(),
  failure: z.string().nullable(),
  /** It failed, and nobody has retried it yet. */
  retriable: z.boolean(),
  createdAt: instantOutput,
  settledAt: instantOutput.nullable(),
})
export type StaffRefund = z.output<typeof staffRefundSchema>

export const transferRow = z.object({
  id: z.string(),
  bankId: z.string(),
  day: dayOutput,
  amount: moneySchema,
  reference: z.string(),
  payer: z.string(),
  status: z.enum(TRANSFER_STATUSES),
  order: z.object({ id: z.string(), number: z.string(), status: z.enum(ORDER_STATUSES) }).nullable(),
  /** Counted for its order, but not enough to pay it. */
  isPart: z.boolean(),
  returnReference: z.string().nullable(),
  returnReason: z.string().nullable(),
  decidedBy: z.string().nullable(),
})

/** How a line fits an order: exactly, too little, too much, or the order expects no money (any more). */
const TRANSFER_FITS = ['EXACT', 'PART', 'OVER', 'ALREADY_PAID', 'CANCELLED', 'OTHER_CURRENCY'] as const
export type TransferFit = (typeof TRANSFER_FITS)[number]

const suggestionSchema = z.object({
  orderId: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  company: z.string(),
  outstanding: moneySchema,
  fit: z.enum(TRANSFER_FITS),
  /** Why it is suggested: the reference with its check digits, the number in the text, or only the sum. */
  because: z.enum(['REFERENCE', 'NUMBER', 'AMOUNT']),
})
export type TransferSuggestion = z.output<typeof suggestionSchema>

const staffTransferSchema = transferRow.extend({ suggestions: z.array(suggestionSchema) })
export type StaffTransfer = z.output<typeof staffTransferSchema>

/** A refund that finance has not decided: proposed with cancelled work, or by one of finance and too much for one person. */
const staffProposalSchema = z.object({
  id: z.string(),
  workOrder: z.object({ id: z.string(), number: z.string() }).nullable().describe('that was cancelled'),
  amount: moneySchema,
  reason: z.string(),
  proposedBy: z.string(),
  proposedById: z.string(),
  /** Too much for one person: somebody else than who proposed it approves. */
  needsOther: z.boolean(),
  /** The names of those who may approve it. */
  approvers: z.array(z.string()),
  createdAt: instantOutput,
})
export type StaffProposal = z.output<typeof staffProposalSchema>

/** Of any currency: banks claim in that of their customer. */
const claimedSchema = z.object({ amount: z.number().int().safe(), currency: z.string().length(3) })

/** A bank that asks for the money of a payment back. */
const staffDisputeSchema = z.object({
  id: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  isInquiry: z.boolean().describe('the bank only asks: it has taken nothing'),
  amount: claimedSchema.describe(
    'what the bank claims: it may differ from what was paid, also in its currency',
  ),
  paid: moneySchema,
  toBook: z
    .boolean()
    .describe('lost in another currency than was paid: finance says how much of the payment was taken'),
  reason: z.string().describe('the provider’s code'),
  dueOn: dayOutput.nullable().describe('the last day for evidence, while some is asked for'),
  isLate: z.boolean(),
  url: z.string().nullable().describe('where it is answered'),
  openedAt: instantOutput,
  closedAt: instantOutput.nullable(),
})
export type StaffDispute = z.output<typeof staffDisputeSchema>

export const staffOrderSchema = z.object({
  order: orderDetailSchema,
  company: z.object({ id: z.string(), name: z.string() }),
  payments: z.array(
    z.object({
      id: z.string(),
      method: z.enum(PAYMENT_METHODS),
      provider: z.string(),
      status: z.enum(PAYMENT_STATUSES),
      amount: moneySchema,
      sessionId: z.string().nullable(),
      createdAt: instantOutput,
      settledAt: instantOutput.nullable(),
    }),
  ),
  refunds: z.array(staffRefundSchema),
  proposals: z.array(staffProposalSchema),
  disputes: z.array(staffDisputeSchema),
  transfers: z.array(transferRow),
  /** What may still be refunded. */
  refundable: moneySchema,
  /** What one person refunds of it without anybody's approval. */
  refundAloneUpTo: moneySchema,
  refundWay: z.enum(REFUND_WAYS),
})
export type StaffOrder = z.output<typeof staffOrderSchema>

export const staffOrder = defineCall({
  method: 'GET',
  path: '/staff/order/get',
  access: readers,
  summary: 'One order with its payments, refunds, incoming transfers and history.',
  refusals: ['payment.order_not_found'],
  input: z.object({ orderId: idInput }),
  output: staffOrderSchema,
})

const reasonInput = z.string().trim().min(3).max(500)

export const refundOrder = defineCall({
  method: 'POST',
  path: '/staff/order/refund',
  access: treasurers,
  summary:
    'Refunds a part of an order’s price, or all of it; never more than was paid. What is too much for one person becomes a proposal, which another one approves. The same `idempotency` is the same refund.',
  idempotent: true,
  refusals: [
    'payment.order_not_found',
    'payment.not_refundable',
    'payment.refund_key_reused',
    'payment.refund_too_high',
    'payment.disputed',
  ],
  input: z.object({
    orderId: idInput,
    amount: moneySchema.extend({ amount: z.number().int().min(1).max(1_000_000_000) }),
    /** The buyer reads it in the mail. */
    reason: reasonInput,
    idempotency: z
      .string()
      .min(8)
      .max(64)
      .regex(/^[A-Za-z0-9_-]+$/),
  }),
  output: staffOrderSchema,
})

/** The bank's id of a transfer. */
const bankReferenceInput = z.string().trim().min(3).max(140)

export const confirmRefund = defineCall({
  method: 'POST',
  path: '/staff/refund/done',
  access: treasurers,
  summary: 'Records a refund made by bank transfer by hand: the bank’s reference completes it.',
  idempotent: true,
  refusals: ['payment.refund_not_found', 'payment.refund_not_by_hand'],
  input: z.object({ refundId: idInput, reference: bankReferenceInput }),
  output: staffOrderSchema,
})

export const bookRefund = defineCall({
  method: 'POST',
  path: '/staff/refund/book',
  access: treasurers,
  summary:
    'Books a refund that somebody made in the provider’s dashboard: as money back, with its credit note. Nothing is sent.',
  idempotent: true,
  refusals: ['payment.refund_not_found', 'payment.refund_not_outside'],
  input: z.object({ refundId: idInput, reason: reasonInput.describe('the buyer reads it, too') }),
  output: staffOrderSchema,
})

export const retryRefund = defineCall({
  method: 'POST',
  path: '/staff/refund/retry',
  access: treasurers,
  summary: 'Retries a refund that the provider declined, there or by bank transfer.',
  idempotent: true,
  refusals: ['payment.refund_not_found', 'payment.refund_not_failed', 'payment.refund_too_high'],
  input: z.object({ refundId: idInput, way: z.enum(RETRY_WAYS) }),
  output: staffOrderSchema,
})

const proposalInput = z.object({ proposalId: idInput })

export const approveProposal = defineCall({
  method: 'POST',
  path: '/staff/refund/approve',
  access: treasurers,
  summary: 'Makes a refund that was proposed. A high amount needs somebody else than who proposed it.',
  idempotent: true,
  refusals: [
    'payment.order_not_found',
    'payment.proposal_not_found',
    'payment.proposal_decided',
    'payment.same_person',
    'payment.not_refundable',
    'payment.refund_too_high',
    'payment.disputed',
  ],
  input: proposalInput,
  output: staffOrderSchema,
})

export const declineProposal = defineCall({
  method: 'POST',
  path: '/staff/refund/decline',
  access: treasurers,
  summary: 'Declines a refund that was proposed.',
  idempotent: true,
  refusals: ['payment.order_not_found', 'payment.proposal_not_found', 'payment.proposal_decided'],
  input: proposalInput,
  output: staffOrderSchema,
})

export const staffProposedRefunds = defineCall({
  method: 'GET',
  path: '/staff/refund/proposed',
  access: treasurers,
  summary:
    'The refunds that were proposed and wait for finance: with cancelled work first, each the oldest first.',
  input: z.object(pageInput),
  output: pageOf(
    staffProposalSchema.extend({
      order: z.object({ id: z.string(), number: z.string() }),
      company: z.string(),
    }),
  ),
})

export const staffDisputes = defineCall({
  method: 'GET',
  path: '/staff/dispute/list',
  access: treasurers,
  summary:
    'The payments that banks dispute and have not decided about, or whose loss is still to be booked: first what must be answered, by its last day.',
  input: z.object(pageInput),
  output: pageOf(
    staffDisputeSchema.extend({
      order: z.object({ id: z.string(), number: z.string() }),
      company: z.string(),
    }),
  ),
})

export const bookDispute = defineCall({
  method: 'POST',
  path: '/staff/dispute/book',
  access: treasurers,
  summary:
    'Books what a lost dispute took, where the bank claimed it in another currency than was paid: the sum that the provider took off, in the currency of the payment.',
  idempotent: true,
  refusals: [
    'payment.order_not_found',
    'payment.dispute_not_found',
    'payment.dispute_not_to_book',
    'payment.refund_too_high',
  ],
  input: z.object({
    disputeId: idInput,
    amount: moneySchema.extend({ amount: z.number().int().min(1).max(1_000_000_000) }),
  }),
  output: staffOrderSchema,
})

export const staffRefundsDue = defineCall({
  method: 'GET',
  path: '/staff/refund/list',
  access: treasurers,
  summary:
    'The refunds that wait for somebody: to be transferred by hand (`BY_HAND`), or to be booked, since they were made in the provider’s dashboard (`OUTSIDE`). The oldest first.',
  input: z.object(pageInput),
  output: pageOf(
    staffRefundSchema.extend({
      order: z.object({ id: z.string(), number: z.string() }),
      company: z.string(),
    }),
  ),
})

export const staffTransfers = defineCall({
  method: 'GET',
  path: '/staff/transfer/list',
  access: treasurers,
  summary: 'Lines of the bank statement, newest first, with the orders that they may be meant for.',
  input: z.object({ ...pageInput, status: z.enum(TRANSFER_STATUSES).default('OPEN') }),
  output: pageOf(staffTransferSchema),
})

export const addTransfer = defineCall({
  method: 'POST',
  path: '/staff/transfer/add',
  access: treasurers,
  summary: 'Enters one line of the bank statement; by the bank’s id it is booked once.',
  idempotent: true,
  refusals: ['payment.transfer_known'],
  input: z.object({
    bankId: z.string().trim().min(1).max(64),
    day: dayInput,
    amount: moneySchema.extend({
      amount: z.number().int().min(1).max(1_000_000_000),
      currency: currencySchema,
    }),
    reference: z.string().trim().max(300),
    payer: z.string().trim().max(200),
  }),
  output: z.object({ booked: z.boolean() }),
})

const STATEMENT_PROBLEMS = [
  'NO_COLUMN',
  'BAD_DAY',
  'BAD_AMOUNT',
  'BAD_CURRENCY',
  'NO_BANK_ID',
  'TOO_LONG',
  'OTHER_CONTENT',
  'TORN',
] as const
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number]

export const importStatement = defineCall({
  method: 'POST',
  path: '/staff/transfer/import',
  access: treasurers,
  summary:
    'Books the incoming lines of a bank statement (CSV). Lines whose bank id is known are skipped; what cannot be read is reported by line.',
  input: z.object({ csv: z.string().min(1).max(500_000) }),
  output: z.object({
    booked: z.number().int(),
    known: z.number().int(),
    outgoing: z.number().int(),
    problems: z.array(
      z.object({ line: z.number().int(), column: z.string(), problem: z.enum(STATEMENT_PROBLEMS) }),
    ),
  }),
})

export const matchTransfer = defineCall({
  method: 'POST',
  path: '/staff/transfer/match',
  access: treasurers,
  summary:
    'Matches a line with an order: it pays it in full, in part, or too much; what is too much is refunded.',
  idempotent: true,
  refusals: [
    'payment.order_not_found',
    'payment.transfer_not_found',
    'payment.transfer_decided',
    'payment.transfer_other_currency',
    'payment.fit_changed',
  ],
  input: z.object({
    transferId: idInput,
    orderId: idInput,
    fit: z
      .enum(TRANSFER_FITS)
      .optional()
      .describe('what it was seen to do to the order; refused when it would do something else by now'),
  }),
  output: z.object({ fit: z.enum(TRANSFER_FITS), order: z.object({ id: z.string(), number: z.string() }) }),
})

/** As many as one press confirms. */
export const EXACT_AT_MOST = 50

export const exactTransfers = defineCall({
  method: 'GET',
  path: '/staff/transfer/exact',
  access: treasurers,
  summary:
    'Open lines that name an order by its reference and pay exactly what it still waits for, the newest first.',
  input: z.object({}),
  output: z.object({ records: z.array(staffTransferSchema) }),
})

export const matchExactTransfers = defineCall({
  method: 'POST',
  path: '/staff/transfer/matchExact',
  access: treasurers,
  summary:
    'Matches several lines with the orders that they pay exactly, each by itself; what no longer fits exactly is left open and named with the reason.',
  idempotent: true,
  input: z.object({
    matches: z
      .array(z.object({ transferId: idInput, orderId: idInput }))
      .min(1)
      .max(EXACT_AT_MOST),
  }),
  output: z.object({
    matched: z.number().int(),
    refused: z.array(z.object({ transferId: z.string(), why: z.string() })),
  }),
})

export const returnTransfer = defineCall({
  method: 'POST',
  path: '/staff/transfer/return',
  access: treasurers,
  summary:
    'Records that the money of a line was returned by hand: nobody knows what it was for, or the order was never paid in full.',
  idempotent: true,
  refusals: ['payment.transfer_not_found', 'payment.transfer_decided'],
  input: z.object({ transferId: idInput, reference: bankReferenceInput, reason: reasonInput }),
  output: z.object({ returned: z.boolean() }),
})
